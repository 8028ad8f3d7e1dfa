// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardAdministration
internal import Storage

/// The person's usual settings file, with failures in the words of commands.
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
      guard let path = Settings.usualPath else { throw Failure(KeyboardAdministration.noPlace.message) }
      return path
    }
  }

  /// Makes a change of `KeyboardAdministration`'s.
  @discardableResult
  mutating func make<Result>(
    _ change: (inout Storage.SettingsFile) throws(Storage.SettingsFile.Failure) -> Result
  ) throws(Failure) -> Result {
    do { return try change(&file) } catch { throw Failure(error.message) }
  }
}
