// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Storage

/// The person's usual settings file.
struct SettingsFile {
  private var file: Storage.SettingsFile

  var path: String { file.path }
  var bytes: [UInt8] { file.bytes }
  var settings: Settings { file.settings }

  private init(_ file: Storage.SettingsFile) { self.file = file }

  /// Reads the file; one that is not there is empty.
  init() throws(Failure) {
    let path = try Self.usualPath
    do { file = try Storage.SettingsFile(path: path) } catch { throw Failure(error.message) }
  }

  /// Changes the file, while others that would change it wait.
  ///
  /// - Returns: The settings then.
  @discardableResult
  static func change(_ change: (inout SettingsFile) throws(Failure) -> Void) throws(Failure) -> SettingsFile {
    let path = try usualPath
    do {
      return try Storage.SettingsFile.change(path) { stored throws(Storage.SettingsFile.Failure) in
        var file = SettingsFile(stored)
        do throws(Failure) { try change(&file) } catch { throw Storage.SettingsFile.Failure(message: error.message) }
        stored = file.file
        return file
      }
    } catch { throw Failure(error.message) }
  }

  private static var usualPath: String {
    get throws(Failure) {
      guard let path = Settings.usualPath else {
        throw Failure("there is no place for settings; set HOME or XDG_CONFIG_HOME")
      }
      return path
    }
  }

  mutating func set(_ key: String, to names: [String]) throws(Failure) {
    do { try file.set(key, to: names) } catch { throw Failure(error.message) }
  }

  /// Takes all that a keyboard was granted away.
  mutating func takeAccess(of identifier: String) throws(Failure) {
    for (key, names) in [("full-access", settings.fullAccess), ("location-access", settings.locationAccess)]
    where names.contains(where: { $0.isSame(as: identifier) }) {
      try set(key, to: names.filter { !$0.isSame(as: identifier) })
    }
    let apps = settings.terminalAccess
    if apps.contains(where: { $0.isOf(identifier) }) {
      try set("terminal-access", to: apps.filter { !$0.isOf(identifier) }.map(\.text))
    }
  }
}
