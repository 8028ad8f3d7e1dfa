// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The one door to text: whoever owns a field implements it, and the keyboard knows nothing else of the field.
public protocol TextClient: AnyObject {
  /// Makes the changes in order, all of them or, once the field has gone, none.
  func apply(_ edits: [TextEdit])
}
