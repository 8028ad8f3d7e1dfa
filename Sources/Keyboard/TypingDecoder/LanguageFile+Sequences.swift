// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - The language model

extension LanguageFile {
  /// The history of a sentence's first word.
  var sentenceStart: Int { wordCount }

  /// Returns what is known of the words of a context.
  func history(of context: WordContext) -> WordHistory {
    let words = context.words.suffix(2).map { word(of: letters(of: $0).unicodeScalars) }
    let start = context.startsSentence && context.words.count < 2 ? [sentenceStart] : []
    let known = start + words
    return history(known.last ?? nil, before: known.count > 1 ? known[0] : nil)
  }

  /// The letters that a text has in the file.
  func letters(of text: String) -> String {
    language == "ko" ? KoreanLetters.keystrokes(of: text) : text.lowercased()
  }

  /// Returns what is known of two words, or of one.
  ///
  /// - Parameters:
  ///   - previous: The word before; `nil` for an unknown one.
  ///   - first: The word before that; `nil` for none and for an unknown one.
  func history(_ previous: Int?, before first: Int?) -> WordHistory {
    var history = WordHistory()
    guard let previous, previous >= 0, previous <= wordCount else { return history }
    history.pairs = pairs(after: previous)
    history.pairBackOff = nats(byte(at: places.backOff + previous))
    guard let first, first >= 0, first <= wordCount,
      let pair = pairs(after: first).search(for: previous, key: { entry(places.pairs, $0).word }),
      let index = (0..<tripleHistoryCount).search(for: pair, key: { Int(number(at: places.tripleHistories + $0 * 4)) })
    else { return history }
    history.triples = range(at: places.tripleStarts + index * 4, limit: tripleCount)
    history.tripleBackOff = nats(byte(at: places.tripleBackOff + index))
    return history
  }

  /// Returns the cost in nats of a word that follows a history.
  ///
  /// - Parameter alone: What the word costs by itself.
  func cost(ofWord word: Int, alone: Float, after history: WordHistory) -> Float {
    if let index = history.triples.search(for: word, key: { entry(places.triples, $0).word }) {
      return entry(places.triples, index).cost
    }
    if let index = history.pairs.search(for: word, key: { entry(places.pairs, $0).word }) {
      return entry(places.pairs, index).cost + history.tripleBackOff
    }
    return alone + history.pairBackOff + history.tripleBackOff
  }

  /// Whether a word was seen behind the last word of a history.
  func hasSeen(_ word: Int, after history: WordHistory) -> Bool {
    history.pairs.search(for: word, key: { entry(places.pairs, $0).word }) != nil
  }

  /// Calls a closure with each word of a range that was seen after a history, and what it costs; triples come first, and a
  /// word may come twice.
  func forEachWord(after history: WordHistory, within words: Range<Int>, _ body: (Int, Float) -> Void) {
    for (place, range, more) in [
      (places.triples, history.triples, 0), (places.pairs, history.pairs, history.tripleBackOff),
    ] {
      var index = range.lowerBound(of: words.lowerBound) { entry(place, $0).word }
      while index < range.upperBound {
        let (word, cost) = entry(place, index)
        guard word < words.upperBound else { break }
        body(word, cost + more)
        index += 1
      }
    }
  }

  private func entry(_ place: Int, _ index: Int) -> (word: Int, cost: Float) {
    let entry = number(at: place + index * 4)
    return (Int(entry >> 8), nats(UInt8(truncatingIfNeeded: entry)))
  }

  private func pairs(after history: Int) -> Range<Int> { range(at: places.starts + history * 4, limit: pairCount) }

  /// The range between a number and the next; empty when it is none of a table with so many entries.
  private func range(at offset: Int, limit: Int) -> Range<Int> {
    let (start, end) = (Int(number(at: offset)), Int(number(at: offset + 4)))
    return start <= end && end <= limit ? start..<end : 0..<0
  }

  private func nats(_ byte: UInt8) -> Float { Float(byte) / LanguageFormat.stepsPerNat }
}
