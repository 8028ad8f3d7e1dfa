// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A language that the interface has words in.
package enum PhraseLanguage: Hashable, Sendable, CaseIterable {
  case english, korean

  /// The language subtag of its BCP 47 tags.
  package var code: String {
    switch self {
    case .english: "en"
    case .korean: "ko"
    }
  }

  private func text(_ phrase: Phrase) -> String {
    switch self {
    case .english: phrase.english
    case .korean: phrase.korean
    }
  }
}

// MARK: - Choosing

extension PhraseLanguage {
  /// - Parameter tag: A BCP 47 tag or the name of a locale, of which only the language counts.
  /// - Returns: `nil` for a language that there are no words in.
  package init?(tag: String) {
    let language = tag.prefix { $0 != "-" && $0 != "_" && $0 != "." }.lowercased()
    guard let known = Self.allCases.first(where: { $0.code == language }) else { return nil }
    self = known
  }

  /// The first of a person's languages that there are words in; English without one.
  package init(tags: [String]) { self = tags.lazy.compactMap(Self.init).first ?? .english }
}

// MARK: - Words

extension PhraseLanguage {
  /// Returns a phrase in this language.
  ///
  /// - Parameter values: What stands in it for `%1`, `%2` and so on, as it is.
  package func callAsFunction(_ phrase: Phrase, _ values: String...) -> String { self(phrase, values) }

  /// Returns a phrase in this language, with an array of what stands in it.
  package func callAsFunction(_ phrase: Phrase, _ values: [String]) -> String {
    let text = text(phrase)
    guard !values.isEmpty else { return text }
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "%") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      guard let place = rest.first?.wholeNumberValue, values.indices.contains(place - 1) else {
        result += "%"
        continue
      }
      result += values[place - 1]
      rest = rest.dropFirst()
    }
    return result + rest
  }
}
