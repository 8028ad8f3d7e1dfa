// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Apps that run what is typed into them: terminals, launchers and dialogs for commands.
///
/// Most terminals say of their text that it is one; those here need not. Ids are those of windows on Wayland, in any case.
/// Launchers that are no windows, such as wofi and fuzzel, have no id that anybody is told; they count as the desktop's own.
package enum CommandApps {
  /// Whether an app is one of them.
  package static func contains(_ appID: String) -> Bool { all.contains(appID.lowercased()) }

  private static let all = Set((terminals + launchers).map { $0.lowercased() })

  private static let terminals = [
    "Alacritty", "app.devsuite.Ptyxis", "blackbox", "com.alacritty.Alacritty", "com.gexperts.Tilix",
    "com.mitchellh.ghostty", "com.raggesilver.BlackBox", "com.system76.CosmicTerm", "com.ubuntu.terminal", "contour",
    "cool-retro-term", "deepin-terminal", "dev.warp.Warp", "eterm", "foot", "footclient", "ghostty", "gnome-terminal",
    "gnome-terminal-server", "guake", "havoc", "hyper", "io.elementary.terminal", "kgx", "kitty", "konsole",
    "lilyterm", "lomiri-terminal-app", "lxterminal", "mate-terminal", "mlterm", "org.codeberg.dnkl.foot",
    "org.contourterminal.Contour", "org.freedesktop.weston.wayland-terminal", "org.gnome.Console", "org.gnome.Prompt",
    "org.gnome.Ptyxis", "org.gnome.Terminal", "org.kde.konsole", "org.kde.qmlkonsole", "org.kde.yakuake",
    "org.lxqt.qterminal", "org.wezfurlong.wezterm", "pantheon-terminal", "ptyxis", "qmlkonsole", "qterminal", "rio",
    "roxterm", "rxvt", "sakura", "st", "st-256color", "stterm", "tabby", "termite", "terminator", "terminology",
    "tilda", "tilix", "tym", "urxvt", "vte", "vte-2.91", "vte-2.91-gtk4", "wayst", "weston-terminal", "wezterm",
    "xfce4-terminal", "xterm", "yakuake", "zutty",
  ]

  private static let launchers = [
    "albert", "anyrun", "bemenu", "com.system76.CosmicLauncher", "com.system76.CosmicAppLibrary", "dmenu", "fuzzel",
    "gmrun", "krunner", "kupfer", "lxqt-runner", "nwg-drawer", "onagre", "org.kde.krunner", "pop-launcher", "rofi",
    "sirula", "synapse", "tofi", "ulauncher", "walker", "wldash", "wmenu", "wofi", "xfce4-appfinder", "xfrun4",
    "yofi",
  ]
}
