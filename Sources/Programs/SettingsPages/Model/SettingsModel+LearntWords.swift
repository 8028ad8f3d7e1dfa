// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LearntWordStore
internal import LearntWords
internal import LinuxSystem
internal import Phrases
internal import Storage

extension SettingsModel {
  /// Opens the words that the keyboard has learnt.
  ///
  /// - Returns: `nil` where nothing was ever learnt.
  /// - Throws: `SettingsFile.Failure`.
  func openLearntWords() throws -> LearntWordStore? {
    guard let path = places.learntWords, Files.exists(path) else { return nil }
    return try explainFailure { () throws(LearntWordsError) in
      try LearntWordStore(path: path) { Console.report("spinet-settings: \($0)") }
    }
  }

  /// Has what went wrong with learnt words said as what goes wrong with settings is.
  func explainFailure<Value>(_ body: () throws(LearntWordsError) -> Value) throws -> Value {
    do throws(LearntWordsError) {
      return try body()
    } catch {
      throw SettingsFile.Failure(message: error.message)
    }
  }
}
