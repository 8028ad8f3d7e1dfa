// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed

/// The real gnome-keyring beside an app.
extension FieldsApp {
  /// Starts it with a keyring that is open, and waits for it.
  ///
  /// - Parameter password: What opens the keyring: letters.
  func startKeyring(openedBy password: String = "secret") throws {
    let command = "printf \(password) | gnome-keyring-daemon --foreground --components=secrets --unlock"
    _ = try session.start(["/bin/sh", "-c", command], name: "keyring")
    try askKeyring("ReadAlias", "string:default")
  }

  /// Calls a method of the keyring.
  func askKeyring(_ method: String, _ argument: String) throws {
    try session.callBus(
      name: "org.freedesktop.secrets", path: "/org/freedesktop/secrets",
      method: "org.freedesktop.Secret.Service.\(method)", arguments: [argument])
  }
}
