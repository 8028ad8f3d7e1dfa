// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What is decided of words of a real keyboard, where a key that was pressed is rarely another one than was meant.
extension Decision {
  /// Replaces nothing but a word that is not known, by one that a single slip makes it of, and that is likelier by more than on glass.
  static func exact(_ decoder: Decoder, typed: String, after context: WordContext) -> Decision {
    guard !decoder.isKnown, !decoder.isPersonal else { return .leave }
    let others = decoder.candidates(after: context, limit: 3).filter { !$0.isLiteral }
    guard let best = others.first, decoder.isOneSlip(from: best.text),
      !typed.hasSuffix("'s") || best.text.hasSuffix("'s")
    else { return .leave }
    let isCapital = typed.unicodeScalars.first?.properties.isUppercase == true
    var literal = decoder.literalCost(after: context) - DecoderCosts.exact - (isCapital ? DecoderCosts.capital : 0)
    if others.count > 1 { literal -= DecoderCosts.ambiguity * max(0, 1 - (others[1].cost - best.cost) / 2) }
    guard best.cost < literal else { return .leave }
    return .replace(isCapital ? best.text.prefix(1).uppercased() + best.text.dropFirst() : best.text)
  }
}

extension Decoder {
  /// How many letters a word has in which one of two that are alike is missing, or any letter: short ones are abbreviations.
  private static let (leastHalved, leastOmitted) = (4, 5)
  private static let leastTyped = 3

  /// Whether what was typed is a word but for one slip: a key beside the one that was meant, two letters in the wrong order, one of them
  /// twice, or one that is missing.
  func isOneSlip(from word: String) -> Bool {
    let typed = touches.map(\.letter)
    let meant = Array(word.lowercased().unicodeScalars)
    guard typed.count >= Self.leastTyped, !meant.contains(" ") else { return false }
    let start = zip(typed, meant).prefix { $0 == $1 }.count
    let (there, instead) = (typed[start...], meant[start...])
    switch there.count - instead.count {
    case 0:
      guard let one = there.first, let other = instead.first else { return false }
      if there.dropFirst().elementsEqual(instead.dropFirst()) { return areNeighbors(one, other) }
      return there.dropFirst().first == other && instead.dropFirst().first == one
        && there.dropFirst(2).elementsEqual(instead.dropFirst(2))
    case 1: return there.dropFirst().elementsEqual(instead) && start > 0 && typed[start - 1] == there.first
    case -1:
      guard let missing = instead.first, instead.dropFirst().elementsEqual(there) else { return false }
      let isHalved = start > 0 && typed[start - 1] == missing || there.first == missing
      return missing == "'" || typed.count >= (isHalved ? Self.leastHalved : Self.leastOmitted)
    default: return false
    }
  }

  private func areNeighbors(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    guard let place = spatial.place(of: .letter(one)), let key = spatial.index(of: other) else { return false }
    return spatial.cost(of: place, for: key) < DecoderCosts.limit
  }
}
