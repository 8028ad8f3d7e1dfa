// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardAdministration
internal import LinuxSystem
internal import Storage

/// `spinet keyboard remove`: takes a keyboard off, with what it has kept.
enum RemoveKeyboard {
  static func run(_ options: Options) throws(Failure) -> ExitStatus {
    let isForEverybody = options.has("--system")
    let folders = isForEverybody ? InstalledKeyboards.systemFolders : InstalledKeyboards.usualFolders
    let keyboard = try KeyboardSearch.installed(options.files[0], in: .find(in: folders))
    let place = try place(of: keyboard, isForEverybody)
    let identifier = keyboard.identifier
    Terminal.print("Removing \(place)")
    try Failure.explain("\(place) cannot be removed") { () throws(SystemCallError) in try Files.remove(place) }
    // One for everybody may still be there below it, and others may use this one.
    if isForEverybody || InstalledKeyboards.find()[identifier] != nil { return .success }
    try forget(identifier)
    if !options.has("--keep-data"), let data = KeyboardFolders.container(of: identifier), Files.exists(data) {
      Terminal.print("Removing what it has kept, \(data)")
      try Failure.explain("\(data) cannot be removed") { () throws(SystemCallError) in try Files.remove(data) }
    }
    return .success
  }

  /// Where the keyboard stands among the installed ones: there may be a link that leads to it.
  private static func place(of keyboard: InstalledKeyboard, _ isForEverybody: Bool) throws(Failure) -> String {
    let system = InstalledKeyboards.systemFolders
    let folders = isForEverybody ? system : InstalledKeyboards.personalFolder.map { [$0] } ?? []
    if let place = KeyboardAdministration.place(of: keyboard, in: folders) { return place }
    throw Failure(
      "\(keyboard.identifier) is installed for everybody; remove it with: sudo spinet keyboard remove --system "
        + keyboard.identifier)
  }

  /// Takes a keyboard out of the settings.
  private static func forget(_ identifier: String) throws(Failure) {
    try SettingsFile.change { file throws(Failure) in
      let before = file.bytes
      try file.make { stored throws(Storage.SettingsFile.Failure) in try stored.disable(identifier) }
      if file.bytes != before { Terminal.print("Taking it out of \(file.path)") }
    }
    _ = try FailedKeyboardsFile.forget(identifier)
  }
}
