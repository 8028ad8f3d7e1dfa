// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a finger sets the size of the keyboard by.
package enum SizeHandle: String, Hashable, Sendable, CaseIterable {
  /// The upper edge: how high keys are.
  case keys
  /// The lower edge: how far they are above the bottom of the screen.
  case gap
}
