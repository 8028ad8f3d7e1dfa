// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import Storage
import SystemKeyboard

/// The person's settings as they are on disk.
struct SettingsFile {
  let settings: Settings
  /// The file's content, to tell one state from another.
  let bytes: [UInt8]

  /// Reads the file; one that is not there gives the usual settings, and each problem is told on standard error.
  ///
  /// - Parameter path: The file; `nil` for the usual one.
  init(path: String?) {
    let path = path ?? Self.usualPath
    bytes = path.flatMap { try? Files.read($0, limit: 1 << 20) } ?? []
    let (settings, problems) = Settings.parse(bytes)
    self.settings = settings
    for problem in problems { Console.report("spinetd: " + problem.description(file: path ?? "settings")) }
  }

  private static var usualPath: String? {
    let folder = Environment.value("XDG_CONFIG_HOME") ?? Environment.value("HOME").map { $0 + "/.config" }
    return folder.map { $0 + "/spinet/settings.conf" }
  }

  /// The settings as the keys need them.
  var preferences: KeyboardPreferences {
    var preferences = KeyboardPreferences()
    preferences.modes = settings.keyboards
    preferences.autoCapitalization = settings.autoCapitalization
    preferences.doubleSpacePeriod = settings.doubleSpacePeriod
    preferences.capsLock = settings.capsLock
    preferences.keyPreview = settings.keyPreview
    preferences.holdDelayMilliseconds = Int64(settings.holdDelayMilliseconds)
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(Environment.value).first ?? ""
    preferences.region = settings.region.map { Region(code: $0) } ?? Region(locale: locale)
    return preferences
  }
}
