// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// What was typed in a row into an app that tells nothing of its text: all that is known of what stands before the caret.
///
/// A space that goes with a word from the bar waits for the next word there. To type it at once would mean to delete it again
/// before a full stop, and nobody knows what such a deletion would take.
struct TypedRun: Hashable, Sendable {
  /// Empty in a field that has just got focus; begins with `unknown` where the caret may be inside of some other text.
  private(set) var text = ""
  /// Whether a word from the bar was typed last, whose space is still to come.
  private(set) var owesSpace = false

  /// Stands for text that nobody knows. No word begins right behind it.
  static let unknown: Character = "\u{FFFC}"
  /// How much is kept, in characters: more than the words that the next one is weighed by.
  private static let keptCount = 128
}

// MARK: - What is known

extension TypedRun {
  /// The text before the caret as a person has it in mind, with the space that is still to come.
  var context: TextContext { TextContext(before: owesSpace ? text + " " : text) }

  /// Returns the space that comes before the output of a key, if one is owed: signs that close a text have none before them.
  func space(before output: String) -> String {
    guard owesSpace, let first = output.first else { return "" }
    let isClosing = output.count == 1 && (first.closesText(after: text) || first.isApostrophe || first.isWhitespace)
    return isClosing ? "" : " "
  }

  /// Something has come in between: nobody knows what stands before the caret.
  mutating func lose() {
    text = String(Self.unknown)
    owesSpace = false
  }

  /// Another keyboard shows: what it types is no part of a word that has begun.
  mutating func leaveWord() {
    if !owesSpace, text.last?.isOfWord == true { lose() }
  }

  /// Return begins a line, or an empty field where it has sent the text.
  mutating func beginLine() {
    text = "\n"
    owesSpace = false
  }
}

// MARK: - Changes

extension TypedRun {
  /// Takes over what a key does to the text.
  ///
  /// - Parameter owesSpace: Whether it is a word whose space is still to come.
  mutating func follow(_ edits: [TextEdit], owesSpace: Bool) {
    self.owesSpace = owesSpace
    for edit in edits { follow(edit) }
    if text.utf8.count > 8 * Self.keptCount { text = String(text.suffix(Self.keptCount)) }
  }

  private mutating func follow(_ edit: TextEdit) {
    switch edit {
    case .insert(let new): text += new
    case .replaceBackward(let old, let new):
      guard text.endsInScalars(of: old) else { return lose() }
      text.unicodeScalars.removeLast(old.unicodeScalars.count)
      text += new
    case .deleteBackward(.grapheme):
      // What lies before all that was typed is somebody else's, and apps differ in what they take of signs made of several.
      guard let last = text.last, last != Self.unknown, !last.isNewline, last.unicodeScalars.count == 1 else {
        return lose()
      }
      text.removeLast()
    case .deleteBackward(.word), .moveCaret, .press: lose()
    }
  }
}
