// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - Completions

extension Decoder {
  /// Returns the likeliest words that start with the letters typed so far, or, before the first touch, the likeliest next words.
  ///
  /// Offensive words and the letters as they stand are not among them.
  ///
  /// - Parameters:
  ///   - previous: The word before, in any case; `nil` at the start of a sentence.
  ///   - limit: The most candidates.
  public func completions(after previous: String?, limit: Int = 3) -> [Candidate] {
    completions(after: WordContext(after: previous), limit: limit)
  }

  /// Returns the likeliest words that start with the letters typed so far, or, before the first touch, the likeliest next words.
  ///
  /// - Parameters:
  ///   - context: The words before.
  ///   - limit: The most candidates.
  public func completions(after context: WordContext, limit: Int = 3) -> [Candidate] {
    let typed = touches.map(\.letter)
    let most = limit + min(blocked.count, limit)
    var readings: [Reading] = []
    for (number, language) in languages.enumerated() {
      let history = language.history(of: context)
      readings += joinedCompletions(of: typed, in: number, after: history, limit: limit)
      guard let node = language.node(of: typed) else { continue }
      readings += language.completions(below: node, after: history, limit: most)
        .map { Reading(language: number, word: $0.word, cost: $0.cost) }
    }
    return written(readings, limit: limit)
  }

  /// Returns what to suggest, likeliest first: the words that may have been meant and those that were begun, and before the
  /// first touch the likeliest next words. Neither offensive words nor the letters as they stand are among them.
  ///
  /// - Parameters:
  ///   - context: The words before.
  ///   - limit: The most candidates.
  public func suggestions(after context: WordContext, limit: Int = 3) -> [Candidate] {
    guard !touches.isEmpty else { return completions(after: context, limit: limit) }
    var readings = words(after: context).filter { !$0.isLiteral }
    let histories = languages.map { $0.history(of: context) }
    for hypothesis in begun {
      let number = Int(hypothesis.language)
      let language = languages[number]
      for (word, cost, length) in language.completions(
        below: Int(hypothesis.node), after: histories[number], limit: limit)
      {
        let price = DecoderCosts.completion + DecoderCosts.completionLetter * Float(length)
        let all = hypothesis.cost + cost * DecoderCosts.language + price
        readings.append(Reading(language: number, word: word, cost: all))
      }
    }
    for hypothesis in begunEndings {
      readings += endings(of: hypothesis, after: histories[Int(hypothesis.language)], limit: limit)
    }
    // Endings that hardly ever follow such stems are offered where nothing else is.
    let most = (readings.lazy.map(\.cost).min() ?? .infinity) + KoreanCosts.oddity
    readings.removeAll { $0.stem != nil && $0.cost > most }
    return written(readings, limit: limit)
  }

  /// The likeliest beginnings of words.
  private var begun: [Hypothesis] {
    var best: [Hypothesis] = []
    let most = literalTouchCost + DecoderCosts.completionSlip
    for hypothesis in beam where hypothesis.split < 0 && hypothesis.stem < 0 && hypothesis.cost < most {
      let index = best.firstIndex { hypothesis.cost < $0.cost } ?? best.endIndex
      guard index < 4 else { continue }
      best.insert(hypothesis, at: index)
      if best.count > 4 { best.removeLast() }
    }
    return best
  }
}
