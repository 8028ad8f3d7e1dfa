// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed

/// The real gnome-keyring beside an app.
extension FieldsApp {
  /// Starts it with a keyring that is open, and waits for it.
  ///
  /// - Parameters:
  ///   - password: What opens the keyring: letters.
  ///   - name: What its log is called; another one for a second start.
  @discardableResult
  func startKeyring(openedBy password: String = "secret", name: String = "keyring") throws -> Supervised {
    let command = "printf \(password) | gnome-keyring-daemon --foreground --components=secrets --unlock"
    let keyring = try session.start(["/bin/sh", "-c", command], name: name)
    try askKeyring("ReadAlias", "string:default")
    return keyring
  }

  /// Calls a method of the keyring.
  func askKeyring(_ method: String, _ argument: String) throws {
    try session.callBus(
      name: "org.freedesktop.secrets", path: "/org/freedesktop/secrets",
      method: "org.freedesktop.Secret.Service.\(method)", arguments: [argument])
  }
}
