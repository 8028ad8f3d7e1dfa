// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIScrollView {
  /// How content slows down by itself, as the part of its pace that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// By how many powers of e the pace falls in a second.
    var perSecond: CGFloat { -1000 * log(min(max(rawValue, 0.5), 0.9999)) }
  }

  public enum IndicatorStyle: Int, Sendable {
    /// Dark in light mode and light in dark mode.
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// What makes a keyboard go as content is dragged.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// The beginning of a drag.
    case onDrag = 1
    /// The finger's way into the keyboard.
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// When the safe area is added to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// On axes that scroll, and from top to bottom for the view of a controller.
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }
}
