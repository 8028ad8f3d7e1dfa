// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardAdministration
internal import KeyboardBundle
internal import LinuxSystem
internal import Storage

/// `spinet keyboard access KEYBOARD location`: whether a keyboard may know where the device is.
enum LocationAccess {
  static func run(_ options: Options) throws(Failure) -> ExitStatus {
    let (wanted, what, state) = (options.files[0], options.files[1], options.files[2])
    guard what == "location" else { throw .usage("access is to location, or on or off, not \"\(what)\"") }
    guard ["on", "off"].contains(state) else { throw .usage("access is on or off, not \"\(state)\"") }
    return state == "on" ? try grant(wanted) : try revoke(wanted)
  }

  /// What a keyboard says that it wants the location for.
  static func reason(of keyboard: InstalledKeyboard) -> String? {
    keyboard.manifest.usageDescription("NSLocationWhenInUseUsageDescription", for: KeyboardSearch.languages)
  }

  private static func grant(_ wanted: String) throws(Failure) -> ExitStatus {
    let keyboard = try KeyboardSearch.installed(wanted)
    guard keyboard.manifest.requestsOpenAccess else {
      throw Failure(
        "\(keyboard.identifier) does not ask for full access, without which no keyboard knows the location; "
          + "its author would set RequestsOpenAccess in its Info.plist")
    }
    guard let reason = reason(of: keyboard) else {
      throw Failure(
        "\(keyboard.identifier) does not say what it wants the location for; "
          + "its author would add NSLocationWhenInUseUsageDescription to its Info.plist")
    }
    let file = try SettingsFile.change { file throws(Failure) in
      try file.make { stored throws(Storage.SettingsFile.Failure) in
        try stored.setLocationAccess(keyboard.identifier, to: true)
      }
    }
    Terminal.print("\(keyboard.identifier) would know your location while it shows: \(reason)")
    Terminal.print(KeyboardAccess.pending(keyboard.identifier))
    if !file.settings.fullAccess.contains(where: { $0.isSame(as: keyboard.identifier) }) {
      Terminal.print("It needs full access for that, too: spinet keyboard access \(keyboard.identifier) on")
    }
    return .success
  }

  private static func revoke(_ wanted: String) throws(Failure) -> ExitStatus {
    let granted = try SettingsFile().settings.locationAccess.first { $0.isSame(as: wanted) }
    let identifier: String
    if let granted { identifier = granted } else { identifier = try KeyboardSearch.installed(wanted).identifier }
    try SettingsFile.change { file throws(Failure) in
      try file.make { stored throws(Storage.SettingsFile.Failure) in
        try stored.setLocationAccess(identifier, to: false)
      }
    }
    Terminal.print("\(identifier) does not know your location.")
    return .success
  }
}
