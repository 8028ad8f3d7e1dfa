// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where a keyboard is on a screen, and what kind of a keyboard it is there.
package struct KeyboardPlacement: Hashable, Sendable {
  /// How a keyboard is held.
  package enum Kind: Hashable, Sendable {
    /// At the bottom of the screen, as wide as it; an input view of the app's own may be nearly as high.
    case docked
    /// As wide as the screen, above its bottom.
    case undocked
    /// In two halves at the sides of the screen, above its bottom.
    case split
    /// A small one, anywhere.
    case floating
    /// A bar at the bottom of the screen, for the hardware keyboard that is in use.
    case shortcutBar
    /// That bar, made small, in a corner at the bottom.
    case collapsedBar
  }

  package var kind: Kind
  /// The keyboard with the accessory view above it, on the screen, in points.
  package var frame: CGRect

  package init(_ kind: Kind, frame: CGRect) {
    self.kind = kind
    self.frame = frame
  }

  /// Whether apps are told that the keyboard shows; one that is not at the bottom is hidden as far as they know.
  var countsAsShown: Bool {
    switch kind {
    case .docked, .shortcutBar, .collapsedBar: true
    case .undocked, .split, .floating: false
    }
  }
}
