// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Emoji
internal import TypingDecoder

/// The emoji that words have, in the tones of skin that the person has chosen.
struct WordEmoji {
  /// Of the languages that are typed, that of the keyboard first; empty where none are offered.
  var words: [EmojiWords] = []
  var history = EmojiHistory()

  /// Returns the emoji of a word; `nil` where it has none.
  ///
  /// - Complexity: O(log *n*) in the number of words that have one. Allocates nothing where there is none.
  subscript(word: String) -> String? {
    for words in words {
      if let emoji = words.emoji(for: word) { return emoji.text(in: history.tone(of: emoji)) }
    }
    return nil
  }
}

extension WordAssistant {
  /// The emoji of the word at the caret as it would be finished, or of the one right before, whose space has been typed.
  var offeredEmoji: Suggestion? {
    guard let word = word.isEmpty ? wordsBefore.words.last : correction ?? word, let text = emoji[word] else {
      return nil
    }
    return Suggestion(text: text, isEmoji: true)
  }

  /// Offers these emoji from now on.
  mutating func use(_ emoji: WordEmoji) {
    self.emoji = emoji
    answered = nil
  }
}
