// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Why the host has not done what a keyboard wanted. Documentation/WriteAKeyboard.md tells authors what to do.
package enum KeyboardRefusal: UInt8, Hashable, Sendable, CaseIterable {
  /// Nobody has touched the keyboard lately.
  case noTouch
  /// It is more than one touch can mean.
  case tooMuch
  /// The text has characters that are keys, or that make text read otherwise than it is.
  case characters
  /// The field's Return key does nothing now, or has been pressed for this touch.
  case returnKey
}
