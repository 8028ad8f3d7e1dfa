// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LearntWordStore
internal import LearntWords
internal import LinuxSystem
internal import Storage

extension SettingsModel {
  /// Erases what Spinet keeps.
  ///
  /// Words are forgotten in their file, which programs that learn have open; other files are removed.
  func erase(_ data: Set<StoredData>) throws {
    defer { readAndTell() }
    for kind in StoredData.erasable where data.contains(kind) {
      var paths = kind.paths(places)
      if kind == .words {
        if let store = try openLearntWords() {
          try explainFailure { () throws(LearntWordsError) in _ = try store.forgetAll() }
        }
        paths = [places.spellings].compactMap(\.self)
      }
      for path in paths {
        do throws(SystemCallError) {
          try Files.remove(path)
        } catch {
          throw SettingsFile.Failure(message: "\(path) cannot be removed: \(error.explanation)")
        }
      }
    }
  }

  /// Gives every key of the settings file the value that it has for someone who has chosen nothing.
  func resetAll() throws { try change { file throws(SettingsFile.Failure) in try file.resetAll() } }
}
