// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension LanguageFile {
  /// Returns how the word is written that has these letters; `nil` where there is none.
  ///
  /// - Parameter letters: In lower case, with straight apostrophes.
  package func spelling(ofLetters letters: String) -> String? { word(of: letters.unicodeScalars).map(spelling) }

  /// Whether the language is written with all letters of a text.
  ///
  /// - Parameter letters: In lower case, with straight apostrophes.
  package func hasLetters(_ letters: String) -> Bool {
    letters.unicodeScalars.allSatisfy { letter in (0..<labelCount).contains { scalar(of: $0) == letter.value } }
  }
}
