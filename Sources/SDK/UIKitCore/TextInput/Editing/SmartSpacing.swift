// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Keeps one space between words where whole words are deleted or put in.
enum SmartSpacing {
  /// Returns what goes with words that are deleted: they and a space that would stand beside another one, or at an end of
  /// a line; anything else than whole words goes alone.
  static func removal(of range: NSRange, in text: EditedText) -> NSRange {
    let words = text.substring(in: range)
    guard let first = words.first, let last = words.last, isOfWord(first), isOfWord(last) else { return range }
    let before = character(before: range.location, in: text)
    let after = character(after: range.upperBound, in: text)
    guard !(before.map(isOfWord) ?? false), !(after.map(isOfWord) ?? false) else { return range }
    if before == " ", after.map({ $0.isWhitespace || $0.isPunctuation }) ?? true {
      return NSRange(location: range.location - 1, length: range.length + 1)
    }
    if after == " ", before.map(\.isNewline) ?? true {
      return NSRange(location: range.location, length: range.length + 1)
    }
    return range
  }

  /// Returns what is put in for words: with spaces where they would stand against other words.
  static func insertion(of words: String, for range: NSRange, in text: EditedText) -> String {
    var result = words
    if let first = words.first, isOfWord(first), character(before: range.location, in: text).map(isOfWord) ?? false {
      result = " " + result
    }
    if let last = words.last, isOfWord(last), character(after: range.upperBound, in: text).map(isOfWord) ?? false {
      result += " "
    }
    return result
  }

  private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func character(before place: Int, in text: EditedText) -> Character? {
    let start = text.caret(before: place)
    return text.substring(in: NSRange(location: start, length: place - start)).first
  }

  private static func character(after place: Int, in text: EditedText) -> Character? {
    text.substring(in: NSRange(location: place, length: text.caret(after: place) - place)).first
  }
}
