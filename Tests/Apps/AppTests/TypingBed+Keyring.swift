// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

/// What becomes of the keyring beside the typing app.
extension TypingBed {
  func lockKeyring() throws {
    try askKeyring("Lock", "array:objpath:/org/freedesktop/secrets/collection/login")
  }

  /// Starts it without any keyring.
  func startKeyringService() throws {
    _ = try session.start(["gnome-keyring-daemon", "--foreground", "--components=secrets"], name: "keyring")
    try askKeyring("ReadAlias", "string:default")
  }

  /// Lets the keyring show its questions, in the window of gcr.
  func offerKeyringWindow() throws {
    try session.offerService("org.gnome.keyring.SystemPrompter", by: "/usr/libexec/gcr-prompter")
  }

  /// What the window calls itself.
  static let keyringWindow = "gcr-prompter"

  /// Has the keyring keep a password for the app, whose user name is `ada`.
  func keep(_ password: String) throws {
    let (spinet, app) = (try Checkout.program("spinet"), try Checkout.program("typing-app"))
    let added = try session.run(
      ["/bin/sh", "-c", "printf \(password) | '\(spinet)' passwords add --app '\(app)' ada"])
    guard added.status == 0 else { throw BedError("spinet passwords add: \(added.output)") }
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
