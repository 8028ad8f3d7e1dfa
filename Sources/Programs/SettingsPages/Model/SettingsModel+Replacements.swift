// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol
internal import SupplementaryLexicon
internal import PersonalWords
internal import Phrases
internal import Storage

extension SettingsModel {
  /// Puts a text in place of what is typed.
  ///
  /// - Parameter former: What was typed for it until now; `nil` for a new one.
  func setReplacement(_ entry: LexiconEntry, former: String?) throws {
    if let fault = Replacements.fault(of: entry) {
      throw SettingsFile.Failure(message: said(.badShortcut, fault))
    }
    try changeReplacements { bytes in
      if let former, former.lowercased() != entry.userInput.lowercased() {
        bytes = Replacements.set(former, to: nil, in: bytes)
      }
      bytes = Replacements.set(entry.userInput, to: entry, in: bytes)
    }
  }

  func removeReplacement(_ typed: String) throws {
    try changeReplacements { $0 = Replacements.set(typed, to: nil, in: $0) }
  }

  /// What the file says; what everybody has at first, without one.
  func readReplacements() -> Replacements {
    places.replacements.map { ReplacementsFile(path: $0).read { _ in } } ?? .usual
  }

  private func changeReplacements(_ change: (inout [UInt8]) -> Void) throws {
    guard let path = places.replacements else {
      throw SettingsFile.Failure(message: said(.noPlaceForSettings))
    }
    defer { readAndTell() }
    do throws(ReplacementsFile.Failure) {
      try ReplacementsFile(path: path).change { .success(change(&$0)) }
    } catch {
      throw SettingsFile.Failure(message: error.description)
    }
  }
}
