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
    let scalars = typed.unicodeScalars
    let capitals = scalars.dropFirst().contains { $0.properties.isUppercase }
    let isName = previous != nil && scalars.first?.properties.isUppercase == true
    let isPlain = scalars.allSatisfy { $0.properties.isAlphabetic || $0 == "'" }
    guard !isTrusted, isPlain, !capitals, !isName, let best = decoder.candidates(after: previous, limit: 1).first else {
      self = .leave
      return
    }
    if decoder.isKnown {
      // Its own letters are never replaced; how they are written is, as in i and monday.
      self = best.isLiteral && best.text != typed && best.text.lowercased() == typed ? .replace(best.text) : .leave
      return
    }
    guard scalars.count > 1, best.cost < decoder.literalCost else {
      self = .leave
      return
    }
    let isCapital = scalars.first?.properties.isUppercase == true
    self = .replace(isCapital ? best.text.prefix(1).uppercased() + best.text.dropFirst() : best.text)
  }
}
