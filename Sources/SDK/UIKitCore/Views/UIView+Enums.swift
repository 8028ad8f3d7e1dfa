// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// How what was drawn follows a change of size.
  @nonexhaustive
  public enum ContentMode: Int, Sendable {
    /// Stretches to the whole bounds.
    case scaleToFill = 0
    /// Grows or shrinks until all of it just fits into the bounds, in the middle.
    case scaleAspectFit = 1
    /// Grows or shrinks until it just covers the bounds, in the middle.
    case scaleAspectFill = 2
    /// Draws again.
    case redraw = 3
    /// Keeps its size, in the middle.
    case center = 4
    /// Keeps its size, at the middle of the top.
    case top = 5
    /// Keeps its size, at the middle of the bottom.
    case bottom = 6
    /// Keeps its size, at the middle of the left side.
    case left = 7
    /// Keeps its size, at the middle of the right side.
    case right = 8
    /// Keeps its size, in the top left corner.
    case topLeft = 9
    /// Keeps its size, in the top right corner.
    case topRight = 10
    /// Keeps its size, in the bottom left corner.
    case bottomLeft = 11
    /// Keeps its size, in the bottom right corner.
    case bottomRight = 12
  }

  /// What gives way when the superview changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Makes a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left side.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right side.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

/// What a view holds, which decides whether it is mirrored where people read from right to left.
@nonexhaustive
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the direction of text.
  case unspecified = 0
  /// Controls of films and sound, which are never mirrored.
  case playback = 1
  /// Something in space, such as a way to turn, which is never mirrored.
  case spatial = 2
  /// Runs from left to right in any case.
  case forceLeftToRight = 3
  /// Runs from right to left in any case.
  case forceRightToLeft = 4
}
