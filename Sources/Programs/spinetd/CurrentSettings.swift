// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import Storage
import TextModel

private let log = Log(.settings)

/// The person's settings as they are on disk.
struct CurrentSettings {
  /// `nil` when there is no place for settings.
  let path: String?
  let settings: Settings
  /// The file's content, to tell one state from another.
  let bytes: [UInt8]

  /// Reads the file; one that is not there gives the usual settings, and each problem is told on standard error.
  ///
  /// - Parameter path: The file; `nil` for the usual one.
  init(path: String?) {
    let path = path ?? Settings.usualPath
    self.path = path
    bytes = path.map(Self.content) ?? []
    let (settings, problems) = Settings.parse(bytes)
    self.settings = settings
    log.debug("\(name: path ?? "settings") has \(bytes.count) bytes and \(problems.count) mistakes")
    for problem in problems { log.warning("\(fault: problem.description(file: path ?? "settings"))") }
  }

  private static func content(of path: String) -> [UInt8] {
    do {
      return try SettingsFile(path: path).bytes
    } catch {
      log.warning("\(error); the usual settings are used")
      return []
    }
  }

  /// The settings as the keys need them.
  var preferences: KeyboardPreferences { KeyboardPreferences(settings) }
}
