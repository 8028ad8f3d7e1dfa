// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// The word at the caret, and what it follows.
struct WordContext: Hashable {
  /// The letters right before the caret; empty between words.
  var word: Substring
  /// What stands before the word.
  private let start: Substring

  /// - Returns: `nil` where no word can be typed: something is selected, or the caret is inside a word.
  init?(_ context: TextContext) {
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
  var startsWord: Bool {
    guard let last = start.last else { return true }
    return last.isWhitespace || last.isOpening || last == "\u{2014}"
  }

  /// The word before; `nil` at the start of a sentence, empty where nothing is known of it.
  var previous: String? {
    var rest = start
    while let last = rest.last, last.isWhitespace, !last.isNewline { rest.removeLast() }
    guard let last = rest.last, !last.isNewline, !".!?\u{2026}".contains(last) else { return nil }
    var before = rest
    while let last = before.last, last.isOfWord { before.removeLast() }
    return String(rest[before.endIndex...])
  }
}

extension Character {
  /// Whether it is a part of words.
  var isOfWord: Bool { isLetter || isApostrophe }

  var isApostrophe: Bool { self == "'" || self == "\u{2019}" }

  fileprivate var isOpening: Bool { "\"'([{\u{201C}\u{2018}\u{2019}\u{AB}".contains(self) }

  /// Whether it ends a word that may be corrected then; an at sign or a slash makes it a part of something else.
  var endsWord: Bool { ".,!?;:)]}\"\u{201D}\u{BB}\u{2026}".contains(self) }
}
