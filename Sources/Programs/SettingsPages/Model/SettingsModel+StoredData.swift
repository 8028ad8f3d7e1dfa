// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LearntWordStore
internal import LearntWords
internal import LinuxSystem
internal import Storage

extension SettingsModel {
  /// Erases what Spinet keeps; what cannot be erased leaves the rest no less erased.
  ///
  /// Words are forgotten in their file, which programs that learn have open; other files are removed. What custom keyboards were allowed
  /// goes out of the settings first, so that it holds no longer.
  ///
  /// - Throws: The first reason why something is there still.
  func erase(_ data: Set<StoredData>) throws {
    defer { readAndTell() }
    var failures: [any Error] = []
    func attempt(_ step: () throws -> Void) {
      do { try step() } catch { failures.append(error) }
    }
    for kind in StoredData.erasable where data.contains(kind) {
      var isOpen = kind == .words
      if isOpen { attempt { isOpen = try forgetWords() } }
      attempt {
        if kind == .grants, places.settings != nil { try takeBackGrants() }
        for path in pathsToRemove(kind, isOpen: isOpen) { attempt { try remove(path) } }
      }
    }
    if let first = failures.first { throw first }
  }

  /// - Returns: Whether there is a file of words.
  private func forgetWords() throws -> Bool {
    guard let store = try openLearntWords() else { return false }
    try explainFailure { () throws(LearntWordsError) in _ = try store.forgetAll() }
    return true
  }

  private func remove(_ path: String) throws {
    do throws(SystemCallError) {
      try Files.remove(path)
    } catch {
      throw SettingsFile.Failure(message: "\(path) cannot be removed: \(error.explanation)")
    }
  }

  /// - Parameter isOpen: Whether programs may have the first of the files open.
  private func pathsToRemove(_ kind: StoredData, isOpen: Bool) -> [String] {
    let paths = kind.paths(places)
    return switch kind {
    case .words where isOpen:
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
