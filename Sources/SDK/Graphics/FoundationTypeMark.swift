// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What Foundation for Linux wants to read at the beginning of an object that is an attribute of a string.
///
/// Its C part compares the attributes of neighbouring pieces of a text, and looks for the number of a type in the first
/// word after an object's header. Its own classes have one there. In any other object it takes what happens to be there
/// for one, and ends the process when that is no type's. With this as its first stored property an object is compared by
/// `isEqual(_:)`, as it should be.
package struct FoundationTypeMark: Sendable {
  /// The number of the general type (1), and the flag that every object has.
  private let info: UInt = 1 << 8 | 0x80

  package init() {}
}
