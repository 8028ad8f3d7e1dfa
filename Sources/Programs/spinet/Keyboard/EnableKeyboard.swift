// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardAdministration
internal import KeyboardBundle
internal import LinuxSystem
internal import Storage

/// `spinet keyboard enable` and `disable`: which keyboards the Globe key leads to.
enum EnableKeyboard {
  static func run(_ options: Options) throws(Failure) -> ExitStatus {
    try enable(try KeyboardSearch.installed(options.files[0]))
    return .success
  }

  static func runDisable(_ options: Options) throws(Failure) -> ExitStatus {
    let identifier = try KeyboardSearch.identifier(options.files[0], try SettingsFile().settings)
    var wasEnabled = false
    let file = try SettingsFile.change { file throws(Failure) in
      wasEnabled = file.settings.keyboards.contains { $0.isSame(as: identifier) }
      guard wasEnabled else { return }
      let others = file.settings.keyboards.filter { !$0.isSame(as: identifier) }
      guard !others.isEmpty else {
        throw Failure("\(identifier) is the only keyboard; add another to 'keyboards' in \(file.path) first")
      }
      try file.make { stored throws(Storage.SettingsFile.Failure) in try stored.disable(identifier) }
    }
    Terminal.print(
      wasEnabled
        ? "Disabled \(identifier); the keyboards are \(file.settings.keyboards.joined(separator: ", "))."
        : "\(identifier) is not enabled.")
    return .success
  }

  /// Whether the Globe key leads to a keyboard, which has not been set aside.
  static func isEnabled(_ identifier: String) -> Bool {
    guard let settings = try? SettingsFile().settings else { return false }
    return settings.keyboards.contains { $0.isSame(as: identifier) }
      && FailedKeyboardsFile.read().reasons[identifier] == nil
  }

  /// Puts a keyboard behind the others, and lets it try again.
  static func enable(_ keyboard: InstalledKeyboard) throws(Failure) {
    let identifier = keyboard.identifier
    let mayTryAgain = try FailedKeyboardsFile.forget(identifier)
    var wasEnabled = false
    let file = try SettingsFile.change { file throws(Failure) in
      wasEnabled = try !file.make { stored throws(Storage.SettingsFile.Failure) in try stored.enable(identifier) }
    }
    if !wasEnabled {
      Terminal.print("Enabled \(identifier); the keyboards are \(file.settings.keyboards.joined(separator: ", ")).")
    } else {
      Terminal.print("\(identifier) is enabled\(mayTryAgain ? " and may try again" : " already").")
    }
    if keyboard.manifest.requestsOpenAccess, !file.settings.fullAccess.contains(where: { $0.isSame(as: identifier) }) {
      Terminal.print("It asks for full access, which is off: spinet keyboard access \(identifier) on")
    }
  }
}
