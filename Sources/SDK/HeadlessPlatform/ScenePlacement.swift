// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Where a window of the app is on its screen, as people place windows on tablets.
public struct ScenePlacement: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case full
    case left(CGFloat)
    case right(CGFloat)
    case narrow
    case slideOver
    case area(CGRect)
  }

  private let kind: Kind

  /// All of the screen.
  public static var full: Self { Self(kind: .full) }

  /// The left side of the screen, beside a window on the right.
  ///
  /// - Parameter share: How much of the width, without the 10 points between the two.
  public static func left(_ share: CGFloat = 0.5) -> Self { Self(kind: .left(share)) }

  /// The right side of the screen, beside a window on the left.
  ///
  /// - Parameter share: How much of the width, without the 10 points between the two.
  public static func right(_ share: CGFloat = 0.5) -> Self { Self(kind: .right(share)) }

  /// A column of 320 points on the right, the narrowest that apps get.
  public static var narrow: Self { Self(kind: .narrow) }

  /// A card of 375 points over the right side of whatever is behind it, and always in front.
  public static var slideOver: Self { Self(kind: .slideOver) }

  /// A rectangle of the screen, in points.
  public static func area(_ area: CGRect) -> Self { Self(kind: .area(area)) }

  /// Whether the window stays in front of those that do not float.
  var floats: Bool { kind == .slideOver }

  /// The corners of a card are round, by so many points.
  var cornerRadius: CGFloat { floats ? 12 : 0 }

  /// Between windows beside each other, and around a card.
  private static var gap: CGFloat { 10 }

  /// Returns the place on a screen.
  func area(in screen: CGRect) -> CGRect {
    func width(_ share: CGFloat) -> CGFloat {
      ((screen.width - Self.gap) * min(max(share, 0), 1)).rounded()
    }
    func onRight(_ width: CGFloat) -> CGRect {
      CGRect(x: screen.maxX - width, y: screen.minY, width: width, height: screen.height)
    }
    switch kind {
    case .full: return screen
    case .left(let share):
      return CGRect(x: screen.minX, y: screen.minY, width: width(share), height: screen.height)
    case .right(let share): return onRight(width(share))
    case .narrow: return onRight(min(320, screen.width))
    case .slideOver:
      let room = screen.insetBy(dx: Self.gap, dy: Self.gap)
      let width = min(375, room.width)
      return CGRect(x: room.maxX - width, y: room.minY, width: width, height: room.height)
    case .area(let area): return area
    }
  }
}
