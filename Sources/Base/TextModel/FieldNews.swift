// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a new state of a field means for the keyboard.
package enum FieldNews: Hashable, Sendable {
  /// Another field has focus, or the same one begun anew.
  case newField
  /// The text or the caret has changed by other hands.
  case appChangedText
  /// Only our own changes came back, or nothing changed.
  case echo
}
