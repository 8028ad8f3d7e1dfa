// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel
package import TypingDecoder

/// The word at the caret, and what it follows.
package struct WordAtCaret: Hashable {
  /// The letters right before the caret; empty between words.
  package let word: Substring
  /// What stands before the word.
  private let start: Substring

  /// - Returns: `nil` where no word can be typed: something is selected, or the caret is inside a word.
  package init?(_ context: TextContext) {
    guard context.selected.isEmpty, context.after.first?.isOfWord != true else { return nil }
    var start = context.before[...]
    while let last = start.last, last.isOfWord { start.removeLast() }
    // A quotation may begin with the sign that words have inside of them.
    while let next = context.before[start.endIndex...].first, next.isApostrophe {
      start = context.before[..<context.before.index(after: start.endIndex)]
    }
    word = context.before[start.endIndex...]
    self.start = start
  }

  /// Whether a word may begin here: not inside of addresses, tags, numbers and the like.
  package var startsWord: Bool {
    guard let last = start.last else { return true }
    return last.isWhitespace || last.isOpening || last == "\u{2014}"
  }

  /// The words before in the sentence, as far as the decoder weighs them.
  package var context: WordContext {
    var words: [String] = []
    var rest = start
    while words.count < Self.mostWords {
      while let last = rest.last, last.isWhitespace, !last.isNewline { rest.removeLast() }
      guard let last = rest.last, !last.isNewline, !".!?\u{2026}".contains(last) else {
        return WordContext(words: words, startsSentence: true)
      }
      var before = rest
      while let last = before.last, last.isOfWord { before.removeLast() }
      // A number or a sign: nothing is known of what follows it.
      guard before.endIndex < rest.endIndex else { break }
      words.insert(rest[before.endIndex...].withPlainApostrophes, at: 0)
      rest = before
    }
    return WordContext(words: words, startsSentence: false)
  }

  private static let mostWords = 2
}

extension Character {
  /// Whether it is a part of words.
  var isOfWord: Bool { isLetter || isApostrophe }

  var isApostrophe: Bool { self == "'" || self == "\u{2019}" }

  fileprivate var isOpening: Bool { "\"'([{\u{201C}\u{2018}\u{2019}\u{AB}".contains(self) }

  /// Whether it ends a word that may be corrected then; an at sign or a slash makes it a part of something else.
  var endsWord: Bool { ".,!?;:)]}\"\u{201D}\u{BB}\u{2026}".contains(self) }

  /// Whether it follows a word without a space; a straight quotation mark where one is open in the line.
  func closesText(after text: String) -> Bool {
    guard self == "\"" else { return endsWord }
    return !text.reversed().prefix { !$0.isNewline }.filter { $0 == "\"" }.count.isMultiple(of: 2)
  }
}
