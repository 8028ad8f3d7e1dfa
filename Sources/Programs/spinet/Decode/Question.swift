// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TypingDecoder

/// A line that `spinet decode` answers.
struct Question {
  /// What was typed, as it stands in the text.
  let typed: String
  let touches: [Touch]
  /// The words before.
  let context: WordContext

  /// Reads a line; `nil` when it is none of the two kinds.
  init?(_ line: String, keys: LetterKeys) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count >= 2 else { return nil }
    let words = columns[1].split(separator: " ").map(String.init)
    let startsSentence = words.isEmpty || words[0] == "<s>"
    context = WordContext(
      words: Array(words.dropFirst(words.isEmpty || !startsSentence ? 0 : 1)), startsSentence: startsSentence)
    guard columns[0] == "@" else {
      guard columns.count == 2 else { return nil }
      typed = String(columns[0])
      touches = KoreanLetters.keystrokes(of: typed.lowercased()).unicodeScalars.map { .letter($0) }
      return
    }
    guard columns.count == 3 else { return nil }
    var letters = String.UnicodeScalarView()
    var touches: [Touch] = []
    for tap in columns[2].split(separator: ";") {
      let isShifted = tap.last == "^"
      let pair = isShifted ? tap.dropLast() : tap
      let numbers = pair.split(separator: ",", omittingEmptySubsequences: false).map { Float($0) }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
      guard let letter = keys.letter(at: SIMD2(x, y), shifted: isShifted) else { return nil }
      letters.append(letter)
      touches.append(.point(letter, SIMD2(x, y)))
    }
    (typed, self.touches) = (KoreanLetters.compose(letters), touches)
  }
}
