// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Which way the arrow of an edit menu points.
@nonexhaustive
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// To where there is room for the menu: down, or else up.
  case automatic = 0
  /// Up; the menu is below.
  case up = 1
  /// Down; the menu is above.
  case down = 2
  /// To the left; the menu is on the right.
  case left = 3
  /// To the right; the menu is on the left.
  case right = 4
}

/// What an edit menu is for and where it shows.
@MainActor
open class UIEditMenuConfiguration: NSObject {
  /// What the menu is for, where there are several things.
  open private(set) var identifier: AnyHashable
  /// Where the menu shows, in the coordinates of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  /// Which way the arrow points, where there is room; `automatic` at first.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Makes a configuration; one without an identifier gets one of its own.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}
