// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where a keyboard is on a screen, and what kind of a keyboard it is there.
package struct KeyboardPlacement: Hashable, Sendable {
  /// How the keyboard is held; an input view of the app's own, which may be nearly as high as the screen, is docked.
  package var kind: InAppKeyboard.Kind
  /// The keyboard with the accessory view above it, on the screen, in points.
  package var frame: CGRect

  package init(_ kind: InAppKeyboard.Kind, frame: CGRect) {
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
