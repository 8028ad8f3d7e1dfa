// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The words of a text whose spelling can be checked.
///
/// Addresses, numbers, names of files and of programs and the like are none, nor are words in capitals or with capitals inside,
/// nor letters alone. A word with a capital is one where a sentence begins; elsewhere it may be any name.
struct CheckedWords {
  /// A word, in UTF-16 units of the text.
  struct Word: Equatable {
    var text: String
    var range: NSRange
  }

  /// Longer ones are none that anybody has spelt.
  private static let longestWord = 32

  /// Returns the words of a text in order.
  static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var startsSentence = true
    var place = text.startIndex
    while place < text.endIndex {
      guard !text[place].isWhitespace else {
        if text[place].isNewline { startsSentence = true }
        place = text.index(after: place)
        continue
      }
      let end = text[place...].firstIndex(where: \.isWhitespace) ?? text.endIndex
      let chunk = text[place..<end]
      if !isAddress(chunk) { words += parts(of: chunk, in: text, startsSentence: startsSentence) }
      startsSentence = endsSentence(chunk)
      place = end
    }
    return words
  }

  /// Whether it is an address, a path, a tag or the like.
  private static func isAddress(_ chunk: Substring) -> Bool {
    if chunk.contains(where: { "@/\\#_=<>~".contains($0) }) { return true }
    // A dot or colon between letters.
    var last: Character?
    for (sign, next) in zip(chunk, chunk.dropFirst()) {
      if sign == "." || sign == ":", last?.isLetter == true, next.isLetter { return true }
      last = sign
    }
    return false
  }

  private static func endsSentence(_ chunk: Substring) -> Bool {
    chunk.last { !"\"'\u{201D}\u{2019})]}".contains($0) }.map { ".!?\u{2026}".contains($0) } ?? false
  }

  /// The words between the signs of a chunk.
  private static func parts(of chunk: Substring, in text: String, startsSentence: Bool) -> [Word] {
    var words: [Word] = []
    var isFirst = startsSentence
    var rest = chunk
    while let start = rest.firstIndex(where: isOfToken) {
      let end = rest[start...].firstIndex { !isOfToken($0) } ?? rest.endIndex
      if let word = word(rest[start..<end], mayBeCapital: isFirst) {
        let range = NSRange(word.startIndex..<word.endIndex, in: text)
        words.append(Word(text: String(word), range: range))
      }
      isFirst = false
      rest = rest[end...]
    }
    return words
  }

  private static func isOfToken(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || isApostrophe(character)
  }

  private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "\u{2019}" }

  /// The word that a token is, without quotation marks around it.
  private static func word(_ token: Substring, mayBeCapital: Bool) -> Substring? {
    var word = token.drop(while: isApostrophe)
    while word.last.map(isApostrophe) ?? false { word.removeLast() }
    guard (2...longestWord).contains(word.count), word.allSatisfy({ !$0.isNumber }),
      !word.dropFirst().contains(where: \.isUppercase), mayBeCapital || word.first?.isUppercase == false
    else { return nil }
    return word
  }
}
