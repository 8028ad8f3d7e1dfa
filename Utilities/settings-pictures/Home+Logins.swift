// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import LinuxSystem
import SecretService
import TestKeyring
import TestSupport
import TextModel

/// What the keyring of a home keeps, as other programs have it.
extension Home {
  /// Starts gnome-keyring, and has it keep logins of apps.
  func keepLogins(_ logins: [(app: String, username: String)]) throws {
    let keyring = try TestKeyring()
    try keyring.start()
    self.keyring = keyring
    for login in logins {
      try ask(keyring) { $0.save(SecretText("coffee"), of: login.username, for: login.app, answer: $1) }
    }
  }

  /// Deletes a login that is kept.
  func deleteLogin(_ username: String, for app: String) throws {
    guard let keyring else { return }
    try ask(keyring) { $0.delete(username, for: app, answer: $1) }
  }

  /// Returns what is kept, as “app username”, in alphabetical order.
  func keptLogins() throws -> [String] {
    guard let keyring else { return [] }
    return try ask(keyring) { $0.passwords(answer: $1) }.open.map { "\($0.app) \($0.username)" }.sorted()
  }

  private func ask<Value>(
    _ keyring: TestKeyring, _ question: (SecretService, @escaping SecretService.Answer<Value>) -> Void
  ) throws -> Value {
    let loop = try EventLoop()
    let bus = try SessionBus(address: keyring.address)
    try bus.attach(to: loop)
    let service = SecretService(bus: bus)
    var result: Result<Value, SecretServiceError>?
    question(service) { result = $0 }
    try withExtendedLifetime(service) { try loop.run { result != nil } }
    bus.close()
    guard let result else { throw StageError("the keyring does not answer") }
    return try result.get()
  }
}
