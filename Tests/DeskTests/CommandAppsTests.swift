// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import ExtensionHost
import KeyboardBundle
import Storage
import Testing

/// Where what is typed is run.
@Suite struct CommandAppsTests {
  @Test(
    "CK-15 terminals and launchers are known by the ids of their windows, in any case",
    arguments: [
      "foot", "footclient", "Alacritty", "kitty", "org.gnome.Console", "org.gnome.Terminal", "org.kde.konsole", "XTerm",
      "org.wezfurlong.wezterm", "com.mitchellh.ghostty", "org.kde.krunner", "wofi", "Rofi", "bemenu", "fuzzel",
    ])
  func known(_ app: String) {
    #expect(CommandApps.contains(app))
  }

  @Test(arguments: ["firefox", "org.gnome.TextEditor", "foot-notes", ""])
  func `other apps are no terminals`(_ app: String) {
    #expect(!CommandApps.contains(app))
  }

  @Test("CK-5 where nobody tells which app has focus, any may be one of the list") func refusing() {
    for (app, isRefused) in [(FocusedAppID.app("bank"), true), (.app("notes"), false), (.desktop, true)] {
      #expect(RefusingApps.contain(["bank"], app: app) == isRefused)
    }
    #expect(RefusingApps.contain(["bank"], app: .untold) && !RefusingApps.contain([], app: .untold))
    #expect(RefusingApps.contain([], app: .desktop))
    #expect(!RefusingApps.contain([], app: .app("bank")))
  }

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
