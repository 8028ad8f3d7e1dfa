// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The text around the caret, as far as the app tells it.
public struct TextContext: Hashable, Sendable {
  /// The text before the caret or before the selection's start; may be cut at its beginning.
  public var before: String
  /// The selected text; empty when there is only a caret.
  package var selected: String
  /// The text after the caret or the selection's end; may be cut at its end.
  package var after: String

  package init(before: String = "", selected: String = "", after: String = "") {
    self.before = before
    self.selected = selected
    self.after = after
  }
}

extension TextContext {
  /// Makes a context from a text and two UTF-8 offsets, as text-input-v3 sends them; nothing traps on bad input.
  ///
  /// - Parameters:
  ///   - text: The text around the caret.
  ///   - cursor: The caret, in UTF-8 bytes from the start of `text`.
  ///   - anchor: The other end of the selection, in UTF-8 bytes; equal to `cursor` when nothing is selected.
  /// - Returns: `nil` when an offset lies outside the text or inside a code point's bytes.
  package init?(text: String, cursorUTF8Offset cursor: Int, anchorUTF8Offset anchor: Int) {
    let utf8 = text.utf8
    let low = min(cursor, anchor)
    let high = max(cursor, anchor)
    guard low >= 0, high <= utf8.count else { return nil }
    let start = utf8.index(utf8.startIndex, offsetBy: low)
    let end = utf8.index(utf8.startIndex, offsetBy: high)
    guard let first = start.samePosition(in: text.unicodeScalars), let last = end.samePosition(in: text.unicodeScalars)
    else { return nil }
    self.init(
      before: String(text.unicodeScalars[..<first]),
      selected: String(text.unicodeScalars[first..<last]),
      after: String(text.unicodeScalars[last...]))
  }
}
