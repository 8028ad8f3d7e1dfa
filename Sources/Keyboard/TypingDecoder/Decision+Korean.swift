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
    var literal = decoder.koreanLiteralCost(readings.filter(\.isLiteral), shape, against: best.text)
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
  ///   - literals: What it is read as when it is known.
  ///   - other: The word that would take its place.
  fileprivate func koreanLiteralCost(
    _ literals: [Reading], _ shape: KoreanLetters.Shape, against other: String
  ) -> Float {
    let price = KoreanCosts.unknown + KoreanCosts.unknownLetter * Float(touches.count)
    if shape == .meant { return literalTouchCost + KoreanCosts.meant }
    if !hasPlace, let slip = KoreanLetters.spellingSlip(touches.map(\.letter), of: other) {
      // Frequent misspellings are listed, too, and have to be much more seldom than the word.
      let listed = literals.filter { $0.stem == nil }.map(\.cost).min()
      let joined = literals.map(\.cost).min() ?? .infinity
      return min(listed ?? joined - (slip == .plainTense ? 0 : KoreanCosts.spelling), price)
    }
    if let known = literals.map(\.cost).min() {
      return min(known, literalTouchCost + KoreanCosts.rare) - (hasPlace ? KoreanCosts.known : KoreanCosts.knownLetters)
    }
    guard shape == .syllables else { return literalTouchCost + price + KoreanCosts.stray }
    return literalTouchCost + price
      + (hasPlace ? 0 : KoreanCosts.exactLetter * Float(touches.count) - KoreanCosts.letters)
  }
}
