// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardAdministration
internal import LinuxSystem
internal import Storage
internal import TextModel

/// `spinet keyboard access KEYBOARD app APP`: whether a keyboard may type in a terminal or another app that runs what is typed.
enum AppAccess {
  static func run(_ options: Options) throws(Failure) -> ExitStatus {
    let (wanted, what, app, state) = (options.files[0], options.files[1], options.files[2], options.files[3])
    guard what == "app" else { throw .usage("access is to app APP, to location, or on or off, not \"\(what)\"") }
    guard ["on", "off"].contains(state) else { throw .usage("access is on or off, not \"\(state)\"") }
    return state == "on" ? try grant(wanted, app) : try revoke(wanted, app)
  }

  /// What allowing it means.
  static func warning(_ keyboard: String, _ app: String) -> String {
    """
    \(keyboard) could type in \(app) when you choose it there. What is typed there is run: the keyboard can then do
    everything that you can, such as read and delete your files, send them away, and install programs. Allow that only
    for a keyboard that you would run as a program outside of any sandbox.
    """
  }

  private static func grant(_ wanted: String, _ app: String) throws(Failure) -> ExitStatus {
    let keyboard = try KeyboardSearch.installed(wanted)
    guard let entry = KeyboardInApp("\(keyboard.identifier)@\(app)") else {
      throw Failure(
        "\"\(app)\" is no id of an app, such as foot or org.gnome.Console; swaymsg -t get_tree tells those of windows")
    }
    try SettingsFile.change { file throws(Failure) in
      try file.make { stored throws(Storage.SettingsFile.Failure) in try stored.setTerminalAccess(entry, to: true) }
    }
    Terminal.print(warning(keyboard.identifier, app))
    Terminal.print(KeyboardAccess.pending(keyboard.identifier))
    if !CommandApps.contains(app) {
      Terminal.print(
        "\(app) is not known to run what is typed; in fields that are no terminal's, the keyboard types there anyway.")
    }
    return .success
  }

  private static func revoke(_ wanted: String, _ app: String) throws(Failure) -> ExitStatus {
    let granted = try SettingsFile().settings.terminalAccess.first { $0.isOf(wanted) }?.keyboard
    let identifier: String
    if let granted { identifier = granted } else { identifier = try KeyboardSearch.installed(wanted).identifier }
    try SettingsFile.change { file throws(Failure) in
      let entry = KeyboardInApp(keyboard: identifier, app: app)
      try file.make { stored throws(Storage.SettingsFile.Failure) in try stored.setTerminalAccess(entry, to: false) }
    }
    Terminal.print("\(identifier) does not type in \(app).")
    return .success
  }
}
