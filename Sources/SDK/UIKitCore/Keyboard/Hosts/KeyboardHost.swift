// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Who types into the app's fields from outside the app, such as the desktop's keyboard.
@MainActor
package protocol KeyboardHost: AnyObject {
  /// Types into a field from now on; into none for `nil`.
  func focus(_ field: TypedField?)

  /// The field's text, its caret or what it wants typed is another one, and not by the host's hands.
  func fieldChanged()

  /// What a space does in the field is another thing; the text is the same.
  func completionChanged()
}

extension KeyboardHost {
  package func completionChanged() { fieldChanged() }
}
