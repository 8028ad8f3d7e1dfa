// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a word that was typed is replaced at the delimiter after it.
public enum Decision: Hashable, Sendable {
  /// The word stays.
  case leave
  /// The word makes way for another.
  case replace(String)

  /// Decides as a careful person would: what may be meant as it stands is left alone.
  ///
  /// - Parameters:
  ///   - decoder: What holds the touches of the word.
  ///   - typed: The word as it stands in the text, with its capitals.
  ///   - previous: The word before; `nil` at the start of a sentence.
  ///   - isTrusted: You typed the word twice, or put it back after a correction.
  public init(_ decoder: Decoder, typed: String, after previous: String?, isTrusted: Bool = false) {
    self.init(decoder, typed: typed, after: WordContext(after: previous), isTrusted: isTrusted)
  }

  /// Decides as a careful person would: what may be meant as it stands is left alone.
  ///
  /// - Parameters:
  ///   - decoder: What holds the touches of the word.
  ///   - typed: The word as it stands in the text, with its capitals.
  ///   - context: The words before.
  ///   - isTrusted: You typed the word twice, or put it back after a correction.
  ///   - isExact: Whether each key is one that was pressed, as on a real keyboard, and nothing is known of where.
  public init(
    _ decoder: Decoder, typed: String, after context: WordContext, isTrusted: Bool = false, isExact: Bool = false
  ) {
    guard !decoder.isKorean else {
      self = isTrusted || isExact || decoder.isPersonal ? .leave : .korean(decoder, typed: typed, after: context)
      return
    }
    let scalars = typed.unicodeScalars
    let capitals = scalars.dropFirst().contains { $0.properties.isUppercase }
    let isCapital = scalars.first?.properties.isUppercase == true
    let isName = isCapital && !(context.words.isEmpty && context.startsSentence)
    let isPlain = scalars.allSatisfy { $0.properties.isAlphabetic || $0 == "'" }
    // Yesss is drawn out on purpose.
    let isDrawnOut = scalars.count > 3 && Set(scalars.suffix(3)).count == 1
    guard !isTrusted, isPlain, !capitals, !isName, !isDrawnOut, decoder.hasOwnLettersOnly else {
      self = .leave
      return
    }
    guard !isExact else {
      self = .exact(decoder, typed: typed, after: context)
      return
    }
    let candidates = decoder.candidates(after: context, limit: 3)
    let others = candidates.filter { !$0.isLiteral }
    // The genitive of a word that is not known, such as a name, is no slip of another word.
    let isGenitive = typed.hasSuffix("'s")
    if !decoder.isPersonal, let best = others.first, scalars.count > 1 || decoder.isNeighbor(best.text),
      !isGenitive || best.text.hasSuffix("'s")
    {
      var literal = decoder.literalCost(after: context) - (isCapital ? DecoderCosts.capital : 0)
      // The second may be meant as well as the best.
      if others.count > 1 { literal -= DecoderCosts.ambiguity * max(0, 1 - (others[1].cost - best.cost) / 2) }
      if best.cost < literal {
        self = .replace(isCapital ? best.text.prefix(1).uppercased() + best.text.dropFirst() : best.text)
        return
      }
    }
    // How its own letters are written is put right, as in i and monday.
    let spelling = candidates.first
    if let spelling, spelling.isLiteral, spelling.text != typed, spelling.text.lowercased() == typed {
      self = .replace(spelling.text)
    } else {
      self = .leave
    }
  }
}
