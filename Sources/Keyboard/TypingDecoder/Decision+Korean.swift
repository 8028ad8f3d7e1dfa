// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - Korean

extension Decision {
  /// Decides for a word that was typed in the letters of Korean.
  ///
  /// What makes syllables may be a word that nobody listed, and makes way only for one that is likelier by a wide margin.
  /// Letters that make no syllable make way more easily, unless they are meant so.
  static func korean(_ decoder: Decoder, typed: String, after context: WordContext) -> Decision {
    let isWhole = KoreanLetters.isWhole(typed)
    guard typed.unicodeScalars.count > 1, isWhole || !KoreanLetters.isMeant(typed), decoder.hasOwnLettersOnly,
      !decoder.isPersonal
    else { return .leave }
    let others = decoder.words(after: context).filter { !$0.isLiteral }
    guard let best = decoder.written(others, limit: 1).first,
      best.cost < decoder.koreanLiteralCost(after: context, isWhole: isWhole)
    else { return .leave }
    return .replace(best.text)
  }
}

extension Decoder {
  /// Whether what was typed is of the letters of Korean alone.
  var isKorean: Bool { !touches.isEmpty && touches.allSatisfy { KoreanLetters.contain($0.letter) } }

  /// What a word costs as it was typed.
  fileprivate func koreanLiteralCost(after context: WordContext, isWhole: Bool) -> Float {
    let margin = hasPlace ? 0 : KoreanCosts.letters
    if let known = words(after: context).filter(\.isLiteral).map(\.cost).min() {
      return min(known, literalTouchCost + KoreanCosts.unknown) - KoreanCosts.known - margin
    }
    let price = KoreanCosts.unknown + KoreanCosts.unknownLetter * Float(touches.count)
    return literalTouchCost + (isWhole ? price - margin : price + KoreanCosts.stray)
  }
}
