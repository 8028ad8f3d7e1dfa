// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import KeyboardBundle
import Storage
import Testing

/// Which keyboards may type where what is typed is run.
@Suite struct TerminalAccessTests {
  @Test("CK-15 a keyboard may type where its own name stands with the app's, and in no app that nobody knows")
  func access() {
    let manifest = KeyboardManifest(
      identifier: "org.example.morse", displayName: "Morse", executable: "Morse", principalClass: "Morse.Keyboard")
    var settings = Settings()
    settings.terminalAccess = [
      KeyboardInApp(keyboard: "Org.Example.morse", app: "Foot"),
      KeyboardInApp(keyboard: "org.example.other", app: "kitty"),
    ]
    let access = KeyboardAccess(manifest, settings)
    #expect(access.includes(commandApp: "foot"))
    for app in ["kitty", nil, ""] { #expect(!access.includes(commandApp: app)) }
    #expect(!access.isFull)
  }
}
