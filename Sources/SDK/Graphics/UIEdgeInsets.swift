// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How far each edge moves inwards, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// How far the top edge moves down.
  public var top: CGFloat
  /// How far the left edge moves to the right.
  public var left: CGFloat
  /// How far the bottom edge moves up.
  public var bottom: CGFloat
  /// How far the right edge moves to the left.
  public var right: CGFloat

  /// Moves no edge.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets that move no edge.
  public init() { self = .zero }

  /// Makes insets of distances in points; negative ones move edges outwards.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// How far each edge moves inwards, in points, where text's direction says which side is leading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// How far the top edge moves down.
  public var top: CGFloat
  /// How far the edge where text starts moves inwards.
  public var leading: CGFloat
  /// How far the bottom edge moves up.
  public var bottom: CGFloat
  /// How far the edge where text ends moves inwards.
  public var trailing: CGFloat

  /// Moves no edge.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Makes insets that move no edge.
  public init() { self = .zero }

  /// Makes insets of distances in points; negative ones move edges outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A distance from a place, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Makes an offset of no distance.
  public init() { self = .zero }

  /// Makes an offset of distances in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards; negative insets move them outwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
