// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LearntWordStore
internal import LearntWords
internal import LinuxSystem
internal import Storage

extension SettingsModel {
  /// Erases what Spinet keeps.
  ///
  /// Words are forgotten in their file, which programs that learn have open; other files are removed. What custom keyboards were allowed
  /// goes out of the settings as well, so that it holds no longer.
  func erase(_ data: Set<StoredData>) throws {
    defer { readAndTell() }
    for kind in StoredData.erasable where data.contains(kind) {
      if kind == .words, let store = try openLearntWords() {
        try explainFailure { () throws(LearntWordsError) in _ = try store.forgetAll() }
      }
      for path in pathsToRemove(kind) {
        do throws(SystemCallError) {
          try Files.remove(path)
        } catch {
          throw SettingsFile.Failure(message: "\(path) cannot be removed: \(error.explanation)")
        }
      }
      if kind == .grants, places.settings != nil { try takeBackGrants() }
    }
  }

  private func pathsToRemove(_ kind: StoredData) -> [String] {
    let paths = kind.paths(places)
    return switch kind {
    case .words:
      paths.filter { path in !(places.learntWords.map(LearntWordStore.openFiles) ?? []).contains(path) }
    // A program that speaks to phones may reach this folder and none that is made in its place.
    case .phones: paths.flatMap { folder in Files.names(in: folder).map { "\(folder)/\($0)" } }
    default: paths
    }
  }

  private func takeBackGrants() throws {
    try change { file throws(SettingsFile.Failure) in
      for key in ["full-access", "location-access", "terminal-access"] { try file.reset(key) }
    }
  }

  /// Gives every key of the settings file the value that it has for someone who has chosen nothing.
  func resetAll() throws { try change { file throws(SettingsFile.Failure) in try file.resetAll() } }
}
