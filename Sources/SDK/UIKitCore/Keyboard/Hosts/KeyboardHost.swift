// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Who types into the app's fields from outside the app, such as the desktop's keyboard.
@MainActor
package protocol KeyboardHost: AnyObject {
  /// Types into a field from now on; into none for `nil`.
  func focus(_ field: TypedField?)

  /// The field's text, its caret or what it wants typed is another one, and not by the host's hands.
  func fieldChanged()

  /// What the keyboard is told of the field is another thing, as what a space does, or how high the bar above the keyboard is; the
  /// text is the same.
  func claimChanged()
}

extension KeyboardHost {
  package func claimChanged() { fieldChanged() }
}
