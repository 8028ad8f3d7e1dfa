// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Testing
import TextModel

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
}
