// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - Stems and endings

extension Decoder {
  /// Goes from a stem over to its endings.
  ///
  /// Only the part of the stem's cost counts by which hypotheses are chosen; the rest is added at the end of the word.
  static func join(_ hypothesis: Hypothesis, of language: LanguageFile) -> Hypothesis? {
    guard hypothesis.stem < 0, let stem = language.stem(at: Int(hypothesis.node)) else { return nil }
    var next = hypothesis
    next.node = Int32(truncatingIfNeeded: stem.root)
    next.stem = Int32(truncatingIfNeeded: stem.word)
    next.cost += (stem.cost + KoreanCosts.joint) * DecoderCosts.foresight
    next.priority = next.cost + language.bestCost(of: stem.root) * DecoderCosts.foresight
    return next
  }

  /// The likeliest beginnings of endings.
  var begunEndings: [Hypothesis] {
    var best: [Hypothesis] = []
    let most = literalTouchCost + DecoderCosts.completionSlip
    for hypothesis in beam where hypothesis.stem >= 0 {
      let index = best.firstIndex { hypothesis.cost < $0.cost } ?? best.endIndex
      guard index < 4, let stem = languages[Int(hypothesis.language)].stem(Int(hypothesis.stem)),
        hypothesis.cost - Self.foreseen(stem) < most
      else { continue }
      best.insert(hypothesis, at: index)
      if best.count > 4 { best.removeLast() }
    }
    return best
  }

  /// What of a stem's cost is in that of its hypotheses.
  private static func foreseen(_ stem: LanguageFile.Stem) -> Float {
    (stem.cost + KoreanCosts.joint) * DecoderCosts.foresight
  }

  /// The likeliest endings of a stem that were begun.
  func endings(of hypothesis: Hypothesis, after history: WordHistory, limit: Int) -> [Reading] {
    let language = languages[Int(hypothesis.language)]
    guard let stem = language.stem(Int(hypothesis.stem)) else { return [] }
    let touched = hypothesis.cost - Self.foreseen(stem) + KoreanCosts.completion
    return joined(stem, at: Int(hypothesis.node), of: Int(hypothesis.language), after: history, limit: limit)
      .map { reading in
        var reading = reading
        reading.cost = touched + reading.cost * DecoderCosts.language
        return reading
      }
  }

  /// The likeliest words of stems that start with the letters typed so far.
  func joinedCompletions(
    of typed: [Unicode.Scalar], in number: Int, after history: WordHistory, limit: Int
  ) -> [Reading] {
    languages[number].begunJoints(of: typed)
      .flatMap { joined($0.stem, at: $0.node, of: number, after: history, limit: limit) }
  }

  /// The likeliest endings of a stem below a node, with what they cost by the language alone.
  private func joined(
    _ stem: LanguageFile.Stem, at node: Int, of number: Int, after history: WordHistory, limit: Int
  ) -> [Reading] {
    let language = languages[number]
    let own = language.wordCost(of: node) == nil ? nil : language.firstWord(of: node)
    let more = stem.cost + KoreanCosts.joint + history.pairBackOff + history.tripleBackOff
    return language.likeliest(below: node, limit: limit + 1).filter { $0.word != own }
      .map { Reading(language: number, word: $0.word, stem: stem, cost: more + $0.cost) }
  }

  /// The reading of a hypothesis among endings, at a node where one ends; `nil` for other hypotheses.
  ///
  /// - Parameter joints: For each language what the letters that were typed may be made of.
  func joinedReading(
    of hypothesis: Hypothesis, after history: WordHistory, _ joints: [[(stem: LanguageFile.Stem, node: Int)]]
  ) -> Reading? {
    let (number, node) = (Int(hypothesis.language), Int(hypothesis.node))
    let language = languages[number]
    guard hypothesis.stem >= 0, let stem = language.stem(Int(hypothesis.stem)), let alone = language.wordCost(of: node)
    else { return nil }
    let rest = (stem.cost + KoreanCosts.joint) * (DecoderCosts.language - DecoderCosts.foresight)
    let ending = alone + history.pairBackOff + history.tripleBackOff
    return Reading(
      language: number, word: language.firstWord(of: node), stem: stem,
      cost: hypothesis.cost + rest + ending * DecoderCosts.language,
      isLiteral: joints[number].contains { $0.stem.word == stem.word && $0.node == node })
  }
}
