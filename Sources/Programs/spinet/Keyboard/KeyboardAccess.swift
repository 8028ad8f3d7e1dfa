// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardAdministration
internal import KeyboardBundle
internal import LinuxSystem
internal import Storage

/// `spinet keyboard access`: what a keyboard may do beyond typing.
enum KeyboardAccess {
  static func run(_ options: Options) throws(Failure) -> ExitStatus {
    if options.files.count == 4 { return try AppAccess.run(options) }
    if options.files.count == 3 { return try LocationAccess.run(options) }
    guard ["on", "off"].contains(options.files[1]) else {
      throw .usage("access is on or off, not \"\(options.files[1])\"")
    }
    return options.files[1] == "on" ? try grant(options.files[0]) : try revoke(options.files[0])
  }

  private static func grant(_ wanted: String) throws(Failure) -> ExitStatus {
    let keyboard = try KeyboardSearch.installed(wanted)
    guard keyboard.manifest.requestsOpenAccess else {
      throw Failure(
        "\(keyboard.identifier) does not ask for full access; its author would set RequestsOpenAccess in its Info.plist"
      )
    }
    try SettingsFile.change { file throws(Failure) in
      try file.make { stored throws(Storage.SettingsFile.Failure) in
        try stored.setFullAccess(keyboard.identifier, to: true)
      }
    }
    Terminal.print(pending(keyboard.identifier))
    Terminal.print("With full access it may send what you type to others. It may use:")
    Terminal.print("  the network")
    let contacts = keyboard.manifest.usageDescription("NSContactsUsageDescription", for: KeyboardSearch.languages)
    if let contacts { Terminal.print("  your contacts: \(contacts)") }
    for group in keyboard.manifest.appGroups {
      Terminal.print("  writing to the folder that it shares with its app: \(group)")
    }
    if let reason = LocationAccess.reason(of: keyboard) {
      Terminal.print("It would like to know your location: \(reason)")
      Terminal.print("  spinet keyboard access \(keyboard.identifier) location on")
    }
    return .success
  }

  /// What there is still to do before something is granted: whoever types a line here has not answered.
  static func pending(_ identifier: String) -> String {
    "The keyboard on the screen asks you whether to allow this for \(identifier): at once, or when it next starts."
  }

  private static func revoke(_ wanted: String) throws(Failure) -> ExitStatus {
    let granted = try SettingsFile().settings.fullAccess.first { $0.isSame(as: wanted) }
    let identifier: String
    if let granted { identifier = granted } else { identifier = try KeyboardSearch.installed(wanted).identifier }
    try SettingsFile.change { file throws(Failure) in
      try file.make { stored throws(Storage.SettingsFile.Failure) in try stored.setFullAccess(identifier, to: false) }
    }
    Terminal.print("\(identifier) has no full access.")
    return .success
  }
}
