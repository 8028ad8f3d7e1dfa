// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionHost
internal import LinuxSystem
package import Storage

/// Enables, disables and removes custom keyboards in the files of one person: once for `spinet keyboard` and the settings app.
package struct KeyboardAdministration: Sendable {
  /// The settings file; `nil` when there is no place for one.
  package var settings: String?
  /// The list of keyboards that were set aside.
  package var failed: String?
  /// The person's own keyboards.
  package var personalFolder: String?
  /// Keyboards for everybody.
  package var systemFolders: [String]
  /// What keyboards have kept, a folder for each.
  package var containers: String?

  package init(
    settings: String?, failed: String?, personalFolder: String?, systemFolders: [String], containers: String?
  ) {
    self.settings = settings
    self.failed = failed
    self.personalFolder = personalFolder
    self.systemFolders = systemFolders
    self.containers = containers
  }
}

// MARK: - The settings

extension KeyboardAdministration {
  /// Changes the settings file, while others that would change it wait.
  ///
  /// - Returns: What the change returned.
  @discardableResult
  package func change<Result>(
    _ change: (inout SettingsFile) throws(SettingsFile.Failure) -> Result
  ) throws(SettingsFile.Failure) -> Result {
    guard let settings else { throw Self.noPlace }
    return try SettingsFile.change(settings, change)
  }

  /// Why there are no settings.
  package static var noPlace: SettingsFile.Failure {
    SettingsFile.Failure(message: "there is no place for settings; set HOME or XDG_CONFIG_HOME")
  }

  /// Lets a keyboard that was set aside try again.
  ///
  /// - Returns: Whether it had been.
  @discardableResult
  package func letTryAgain(_ id: String) throws(SettingsFile.Failure) -> Bool {
    guard let failed else { return false }
    return try FailedKeyboards.forget(id, in: failed)
  }
}

// MARK: - The bundles

extension KeyboardAdministration {
  /// Where the person's own copy of a keyboard stands, which may be a link to it; `nil` for one that is there for everybody.
  package func personalPlace(of keyboard: InstalledKeyboard) -> String? {
    Self.place(of: keyboard, in: personalFolder.map { [$0] } ?? [])
  }

  /// The same among folders.
  package static func place(of keyboard: InstalledKeyboard, in folders: [String]) -> String? {
    folders.lazy.flatMap { folder in
      Files.names(in: folder).filter { $0.hasSuffix(InstalledKeyboard.folderSuffix) }.map { "\(folder)/\($0)" }
    }.first { (try? Files.realPath($0)) == keyboard.folder }
  }

  /// What a keyboard has kept; `nil` where it has kept nothing.
  package func data(of id: String) -> String? {
    containers.map { "\($0)/\(id.lowercased())" }.flatMap { Files.exists($0) ? $0 : nil }
  }

  /// Whether another copy of a keyboard takes its place once the person's own has gone.
  package func hasSystemCopy(_ id: String) -> Bool { InstalledKeyboards.find(in: systemFolders)[id] != nil }
}
