// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a keyboard outside the app does to a field in one go. Lengths and places count bytes of UTF-8.
///
/// Any number may stand here: what lies outside the text is cut to what there is, and a code point of which a part is deleted goes
/// whole.
package struct FieldChange: Hashable, Sendable {
  /// How much goes before and after the caret, or before and after what is selected or composed.
  package var deletedBefore = 0
  package var deletedAfter = 0
  /// What is put at the caret, in place of what is selected.
  package var text = ""
  /// What is being composed behind that; empty for nothing.
  package var composed = ""
  /// What is selected of the composed text; `nil` for no caret in it.
  package var composedSelection: Range<Int>?

  package init() {}

  var deletes: Bool { deletedBefore > 0 || deletedAfter > 0 }
}
