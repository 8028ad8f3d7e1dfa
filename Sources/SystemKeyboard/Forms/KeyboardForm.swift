// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// How the keyboard is held on a screen.
package enum KeyboardForm: String, Hashable, Sendable, CaseIterable {
  /// At the bottom, as wide as the screen.
  case docked
  /// A small card, anywhere on the screen. Apps do not make room for it.
  case floating
}

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

  /// The screen of a phone that is as wide as the card: what its keys are laid out for.
  package static let screen = Screen(size: Size(width: width, height: 568))

  /// The short side of a screen from which on the keyboard floats when it is asked to.
  package static var leastShortSide: Double { KeyboardMetrics.tabletShortSide }
}

extension Screen {
  /// Returns the form in which the keyboard is held here: smaller screens have no room for a card beside the app.
  package func form(wanted: KeyboardForm) -> KeyboardForm {
    shortSide >= FloatingCard.leastShortSide ? wanted : .docked
  }
}
