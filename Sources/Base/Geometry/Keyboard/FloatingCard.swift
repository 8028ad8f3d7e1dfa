// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The sizes of a floating keyboard, in logical pixels.
package enum FloatingCard {
  package static let width = 320.0
  /// The height of the bar below the keys by which it is dragged.
  package static let handleHeight = 24.0
  package static let cornerRadius = 12.0
  /// The mark on the handle.
  package static let grip = Size(width: 40, height: 5)
  /// How far the middle of the mark is above that of the handle.
  package static let gripRise = 2.0
  package static let shadowRadius = 12.0
  /// How much lower than the card its shadow lies.
  package static let shadowOffset = 4.0
  package static let shadowOpacity = 0.25
  /// The room for the shadow at the sides and below.
  package static let margin = 20.0

  /// The short side of a screen from which on the keyboard floats when it is asked to.
  package static let leastShortSide = 600.0
}
