// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import LinuxSystem
import TestSupport
import Testing
import TextModel

@testable import SecretService

/// The keyboard's side of the service, with a loop as `spinetd` has it.
final class Asker {
  let loop: EventLoop
  let bus: SessionBus
  let service: SecretService

  /// - Parameter patience: How long the service may take, where that matters.
  init(address: String, patience: Duration = .seconds(30)) throws {
    loop = try EventLoop()
    bus = try SessionBus(address: address)
    try bus.attach(to: loop)
    service = SecretService(bus: bus, patience: patience)
  }

  /// Lets the loop run until a condition holds.
  func wait(until isDone: () -> Bool) throws { try loop.run(until: isDone) }

  /// Asks for something and waits for the only answer.
  func ask<Value>(
    _ question: (@escaping SecretService.Answer<Value>) -> Void
  ) throws -> Result<Value, SecretServiceError> {
    var answers: [Result<Value, SecretServiceError>] = []
    question { answers.append($0) }
    try wait { !answers.isEmpty }
    #expect(answers.count == 1)
    return answers[0]
  }
}

// MARK: - What tests ask for

extension Asker {
  /// A problem's code, or `nil` for none.
  func save(_ password: String, of username: String, for app: String) throws -> SecretServiceError.Code? {
    try ask { service.save(SecretText(password), of: username, for: app, answer: $0) }.problem
  }

  func passwords(of app: String? = nil) throws -> SavedPasswords {
    try ask { service.passwords(of: app, answer: $0) }.get()
  }

  func password(of saved: SavedPassword) throws -> Result<String, SecretServiceError> {
    try ask { service.password(of: saved, answer: $0) }.map(\.text)
  }
}

extension Result where Failure == SecretServiceError {
  /// What went wrong; `nil` for nothing.
  var problem: SecretServiceError.Code? {
    if case .failure(let error) = self { error.code } else { nil }
  }
}
