// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIScrollView {
  /// How content slows down by itself, as the part of its pace that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the pace that is left after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate of that part; below 0.5 and above 0.9999 it counts as these.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998: content glides on for some seconds.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99: content soon comes to rest.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// By how many powers of e the pace falls in a second.
    var perSecond: CGFloat { -1000 * log(min(max(rawValue, 0.5), 0.9999)) }
  }

  /// How scroll indicators look.
  @nonexhaustive
  public enum IndicatorStyle: Int, Sendable {
    /// Dark in light mode and light in dark mode.
    case `default` = 0
    /// Dark, for bright content.
    case black = 1
    /// Bright, for dark content.
    case white = 2
  }

  /// What makes a keyboard go as content is dragged.
  @nonexhaustive
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The beginning of a drag. An accessory view that shows without the keyboard, too, stays.
    case onDrag = 1
    /// The finger that drags: once it has come to the keyboard, that follows it down, and back up again; when the finger
    /// goes, so does the keyboard, or it comes back if it was on its way up. An accessory view that stays without the
    /// keyboard goes down to the bottom, and stays there.
    case interactive = 2
    /// As `onDrag`, but no accessory view stays.
    case onDragWithAccessory = 3
    /// As `interactive`, but no accessory view stays.
    case interactiveWithAccessory = 4
  }

  /// When the safe area is added to the insets of the content.
  @nonexhaustive
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// On axes that scroll, and from top to bottom for the view of a controller.
    case automatic = 0
    /// On axes that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// On both axes.
    case always = 3
  }
}
