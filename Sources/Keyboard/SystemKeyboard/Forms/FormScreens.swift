// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

extension FloatingCard {
  /// The screen of a phone that is as wide as the card: what its keys are laid out for.
  package static let screen = Screen(size: Size(width: width, height: 568))
}

extension KeyboardHalves {
  /// Returns the screen that the keys of both halves are laid out for.
  package static func screen(on screen: Screen) -> Screen {
    Screen(size: Size(width: keysWidth, height: max(screen.size.height, keysWidth)))
  }

  /// The screen of a phone that is as wide as a half: what number pads are laid out for.
  var padScreen: Screen { Screen(size: Size(width: width, height: 568)) }
}
