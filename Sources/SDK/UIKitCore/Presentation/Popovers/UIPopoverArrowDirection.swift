// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The sides to which a popover's arrow can point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover is below what it belongs to.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The popover is above what it belongs to.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The popover is on the right of what it belongs to.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The popover is on the left of what it belongs to.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All sides.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Before the popover shows.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
