// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Geometry

/// What the fingers are doing to the keys at this moment; everything that drawing needs to know besides the plane.
public struct PressState: Hashable, Sendable {
  /// Indexes into `KeyPlane.keys` of the keys that are held down.
  public var pressed: [Int]
  /// Indexes of the keys that show a preview balloon.
  public var previews: [Int]
  /// The open hold popup.
  public var popup: VariantPopup?
  /// Whether a finger moves the caret from the space bar: all labels fade.
  public var isMovingCaret: Bool
  /// Whether a finger moves the strip.
  public var isScrolling: Bool

  public init(
    pressed: [Int] = [], previews: [Int] = [], popup: VariantPopup? = nil, isMovingCaret: Bool = false,
    isScrolling: Bool = false
  ) {
    self.pressed = pressed
    self.previews = previews
    self.popup = popup
    self.isMovingCaret = isMovingCaret
    self.isScrolling = isScrolling
  }
}

/// The choices of a held key, laid out above it.
public struct VariantPopup: Hashable, Sendable {
  /// The index of the held key in `KeyPlane.keys`.
  public var key: Int
  /// The area of each choice, in the plane's coordinates, in the order of the key's variants; may lie above the plane.
  public var cells: [Rect]
  /// The choice under the finger; `nil` when the finger has left them.
  public var selected: Int?

  public init(key: Int, cells: [Rect], selected: Int?) {
    self.key = key
    self.cells = cells
    self.selected = selected
  }
}

/// Whether the next letters are capitals.
public enum ShiftState: String, Hashable, Sendable {
  case off, on, locked
}
