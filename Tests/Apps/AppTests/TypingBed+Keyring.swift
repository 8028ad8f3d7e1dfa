// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

/// The real gnome-keyring beside an app.
extension TypingBed {
  /// What opens the keyring.
  static let keyringPassword = "secret"

  /// Starts it with a keyring that is open, and waits for it.
  func startKeyring() throws {
    let command = "printf \(Self.keyringPassword) | gnome-keyring-daemon --foreground --components=secrets --unlock"
    _ = try session.start(["/bin/sh", "-c", command], name: "keyring")
    try askKeyring("ReadAlias", "string:default")
  }

  func lockKeyring() throws {
    try askKeyring("Lock", "array:objpath:/org/freedesktop/secrets/collection/login")
  }

  private func askKeyring(_ method: String, _ argument: String) throws {
    try session.callBus(
      name: "org.freedesktop.secrets", path: "/org/freedesktop/secrets",
      method: "org.freedesktop.Secret.Service.\(method)", arguments: [argument])
  }

  /// Waits until the bar offers this and nothing else.
  func wait(forOffers offers: [String]) throws {
    try keyboard.wait(for: "the offers \(offers)") { $0.suggestions.map(\.label) == offers }
  }

  /// Starts the app once more in the place of the one that has run.
  func startAgain(_ arguments: [String]) throws -> TypingBed {
    app.stop()
    try keyboard.wait(for: "the keyboard to go") { !$0.visible }
    let app = try session.start([try Checkout.program("typing-app")] + arguments, name: "again")
    let bed = TypingBed(session: session, app: app, keyboard: keyboard, driver: driver)
    try bed.wait(for: "active")
    return bed
  }
}
