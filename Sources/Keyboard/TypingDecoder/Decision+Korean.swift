// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - Korean

extension Decision {
  /// Decides for a word that was typed in the letters of Korean.
  ///
  /// What makes syllables may be a word that nobody listed, and makes way only for one that is likelier by a wide margin.
  /// Letters that make no syllable make way more easily, also for syllables that nobody listed; those that are meant so only
  /// where fingers landed far from their keys.
  static func korean(_ decoder: Decoder, typed: String, after context: WordContext) -> Decision {
    let shape = KoreanLetters.shape(of: typed)
    guard typed.unicodeScalars.count > 1, shape != .meant || decoder.hasPlace, decoder.hasOwnLettersOnly,
      !decoder.isPersonal
    else { return .leave }
    let readings = decoder.words(after: context)
    let others = decoder.written(readings.filter { !$0.isLiteral }, limit: 2)
    let best = others.first
    if shape == .stray, let mended = decoder.mendedSyllables, mended.cost < best?.cost ?? .infinity {
      return .replace(mended.text)
    }
    guard let best else { return .leave }
    var literal = decoder.koreanLiteralCost(typed, readings.filter(\.isLiteral), shape, against: best.text)
    // Of syllables the second may be meant as well as the best.
    if shape == .syllables, decoder.hasPlace, others.count > 1 {
      literal -= KoreanCosts.ambiguity * max(0, 1 - (others[1].cost - best.cost) / 3)
    }
    return best.cost < literal ? .replace(best.text) : .leave
  }
}

extension Decoder {
  /// Whether what was typed is of the letters of Korean alone.
  var isKorean: Bool { !touches.isEmpty && touches.allSatisfy { KoreanLetters.contain($0.letter) } }

  /// What a word costs as it was typed.
  ///
  /// - Parameters:
  ///   - typed: How it is written.
  ///   - literals: What it is read as when it is known.
  ///   - other: The word that would take its place.
  fileprivate func koreanLiteralCost(
    _ typed: String, _ literals: [Reading], _ shape: KoreanLetters.Shape, against other: String
  ) -> Float {
    if shape == .meant { return literalTouchCost + KoreanCosts.meant }
    let listed = literals.filter { $0.stem == nil }.map(\.cost).min()
    let joined = literals.filter { $0.stem != nil }.map(\.cost).min()
    guard hasPlace else { return koreanLettersCost(listed, joined, shape, against: other) }
    guard shape == .syllables else {
      let price = KoreanCosts.unknown + KoreanCosts.unknownLetter * Float(touches.count)
      return literalTouchCost + price + KoreanCosts.stray
    }
    if let listed {
      let known = min(listed, joined ?? .infinity, literalTouchCost + KoreanCosts.rare)
      return known - KoreanCosts.known
    }
    let unlisted = literalTouchCost + unlistedCost(of: typed)
    // Stems and endings meet that never did, and a word that nobody listed may be one of them by chance.
    guard let joined else { return unlisted }
    return (unlisted + joined - KoreanCosts.joined) / 2
  }

  /// What syllables cost as a word that nobody listed.
  private func unlistedCost(of text: String) -> Float {
    let syllables = languages.lazy.compactMap { $0.syllableCost(of: text) }.first ?? 0
    return min(KoreanCosts.unlisted + KoreanCosts.syllable * syllables, KoreanCosts.unlistedMost)
  }

  /// What a word costs as it was typed where it is not known where touches landed.
  ///
  /// - Parameters:
  ///   - listed: What it costs as a listed word.
  ///   - joined: What it costs as a stem with an ending.
  private func koreanLettersCost(
    _ listed: Float?, _ joined: Float?, _ shape: KoreanLetters.Shape, against other: String
  ) -> Float {
    let price = KoreanCosts.unknown + KoreanCosts.unknownLetter * Float(touches.count)
    let known = min(listed ?? .infinity, joined ?? .infinity)
    if let slip = KoreanLetters.spellingSlip(touches.map(\.letter), of: other) {
      // Frequent misspellings are listed, too, and have to be much more seldom than the word.
      return min(listed ?? known - (slip == .plainTense ? 0 : KoreanCosts.spelling), price)
    }
    if known < .infinity { return min(known, KoreanCosts.rare) - KoreanCosts.knownLetters }
    guard shape == .syllables else { return price + KoreanCosts.stray }
    return price + KoreanCosts.exactLetter * Float(touches.count) - KoreanCosts.letters
  }
}
