// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
internal import TextModel
internal import TypingDecoder

/// Words where nothing may be replaced: what is offered goes on with what was typed, letter for letter.
extension WordAssistant {
  /// The words that begin exactly as it was typed, likeliest first; behind a space the next words, and the emoji of the last one.
  func continuations(capitals: ShiftState) -> [Suggestion] {
    guard !word.isEmpty else { return offers(capitals: capitals) }
    let writing = WordCase(word, .off)
    var found: [Suggestion] = []
    for candidate in decoder.completions(after: wordsBefore, limit: 2 * SuggestionBar.slotCount) {
      let text = writing.apply(to: candidate.text)
      guard found.count < SuggestionBar.slotCount, text.rest(after: word)?.isEmpty == false,
        !found.contains(where: { $0.text == text })
      else { continue }
      found.append(offer(text))
    }
    return found
  }

  /// Types the rest of a word of the bar.
  mutating func append(_ chosen: String, _ context: TextContext) -> [TextEdit] {
    guard WordAtCaret(context)?.word == word[...], let rest = chosen.rest(after: word), !rest.isEmpty else { return [] }
    begin("")
    return [.insert(rest)]
  }
}

extension String {
  /// What follows another text, code point by code point; `nil` where this one begins otherwise.
  fileprivate func rest(after start: String) -> String? {
    guard unicodeScalars.starts(with: start.unicodeScalars) else { return nil }
    return String(unicodeScalars.dropFirst(start.unicodeScalars.count))
  }
}
