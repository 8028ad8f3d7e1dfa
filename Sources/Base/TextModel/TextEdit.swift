// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// One change that a keyboard asks a text client to make, relative to the caret.
public enum TextEdit: Hashable, Sendable {
  /// Puts text in place of the selection, or at the caret.
  case insert(String)
  /// Replaces the text that stands directly before the caret by other text.
  ///
  /// `old` is what the keyboard believes is there, so that each client can count it in its own unit.
  case replaceBackward(old: String, new: String)
  /// Deletes the selection or, without one, one unit before the caret.
  case deleteBackward(DeletionUnit)
  /// Moves the caret by user-perceived characters in reading order; negative is towards the start.
  case moveCaret(graphemes: Int)
  /// Presses and releases a key of a keyboard, with modifiers.
  case press(KeyStroke)
}

/// How much one delete takes away.
public enum DeletionUnit: Hashable, Sendable {
  case grapheme
  case word
}
