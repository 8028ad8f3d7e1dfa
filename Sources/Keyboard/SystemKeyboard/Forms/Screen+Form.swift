// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import TextModel

extension FloatingCard {
  /// The screen of a phone that is as wide as the card: what its keys are laid out for.
  package static let screen = Screen(size: Size(width: width, height: 568))
}

extension Screen {
  /// Returns the form in which the keyboard is held here: smaller screens have no room for a card beside the app.
  package func form(wanted: KeyboardForm) -> KeyboardForm {
    shortSide >= FloatingCard.leastShortSide ? wanted : .docked
  }
}
