// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// What the fingers are doing to the keys at this moment; everything that drawing needs to know besides the plane.
package struct PressState: Hashable, Sendable {
  /// Indexes into `KeyPlane.keys` of the keys that are held down.
  package var pressed: [Int]
  /// Indexes of the keys that show a preview balloon.
  package var previews: [Int]
  /// The open hold popup.
  package var popup: VariantPopup?
  /// Whether a finger moves the caret from the space bar: all labels fade.
  package var isMovingCaret: Bool
  /// Whether a finger scrolls a region.
  package var isScrolling: Bool

  package init(
    pressed: [Int] = [], previews: [Int] = [], popup: VariantPopup? = nil, isMovingCaret: Bool = false,
    isScrolling: Bool = false
  ) {
    self.pressed = pressed
    self.previews = previews
    self.popup = popup
    self.isMovingCaret = isMovingCaret
    self.isScrolling = isScrolling
  }

  /// Lets a key look as if a finger were on it, without a balloon.
  package mutating func find(_ key: Int) {
    guard !pressed.contains(key) else { return }
    pressed.append(key)
    pressed.sort()
  }
}

/// The choices of a held key, laid out above it.
package struct VariantPopup: Hashable, Sendable {
  /// The index of the held key in `KeyPlane.keys`.
  package var key: Int
  /// The area of each choice, in the plane's coordinates, in the order of the key's variants; may lie above the plane.
  package var cells: [Rect]
  /// The choice under the finger; `nil` when the finger has left them.
  package var selected: Int?

  package init(key: Int, cells: [Rect], selected: Int?) {
    self.key = key
    self.cells = cells
    self.selected = selected
  }
}

/// Whether the next letters are capitals.
package enum ShiftState: String, Hashable, Sendable {
  case off, on, locked
}
