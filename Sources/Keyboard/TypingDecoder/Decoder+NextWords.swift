// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - Next words

extension Decoder {
  /// Returns the likeliest next words in the language in which the text goes on.
  ///
  /// That is one that knows the word before, or else one that has its letters. Where that are several, or none, it is the one that
  /// you type in, if it is among them.
  ///
  /// - Parameters:
  ///   - context: The words before.
  ///   - language: The language that you type in, such as `en`.
  ///   - limit: The most candidates.
  public func nextWords(after context: WordContext, typing language: String, limit: Int = 3) -> [Candidate] {
    // A language has several files where somebody has words of their own in it.
    var fits: [String: LanguageFit] = [:]
    for file in languages {
      let fit = context.words.last.map(file.fit) ?? .unknown
      fits[file.language] = max(fits[file.language] ?? .unknown, fit)
    }
    let best = fits.values.max() ?? .unknown
    let among = languages.indices.filter { fits[languages[$0].language] == best }
    let own = among.filter { languages[$0].language == language }
    let most = limit + min(blocked.count, limit)
    var readings: [Reading] = []
    for number in own.isEmpty ? among : own {
      let file = languages[number]
      readings += file.completions(below: 0, after: file.history(of: context), limit: most)
        .map { Reading(language: number, word: $0.word, cost: $0.cost) }
    }
    return written(readings, limit: limit)
  }
}

/// How well a word fits into a language.
private enum LanguageFit: Comparable {
  case unknown
  /// Its letters are the language's.
  case letters
  case word
}

extension LanguageFile {
  fileprivate func fit(_ word: String) -> LanguageFit {
    let letters = letters(of: word)
    if self.word(of: letters.unicodeScalars) != nil { return .word }
    return hasLetters(letters) ? .letters : .unknown
  }
}
