// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The languages of keyboards, as far as their words are known.
enum KeyboardLanguages {
  /// Returns the languages of tags that can be checked; none where words of another one would look misspelt, because it has the same
  /// letters and nothing is known of it.
  ///
  /// - Parameter tags: BCP 47 tags.
  @MainActor
  static func checked(_ tags: [String], by source: any SpellingSource) -> [String] {
    let known = source.languages
    let typed = tags.map { Locale.Language(identifier: $0) }
    func isLatin(_ language: Locale.Language) -> Bool { language.maximalIdentifier.contains("-Latn") }
    let codes = typed.map { (code: $0.languageCode?.identifier ?? "", isLatin: isLatin($0)) }
    guard codes.allSatisfy({ known.contains($0.code) || !$0.isLatin }) else { return [] }
    return known.filter { language in codes.contains { $0.code == language } }
  }
}
