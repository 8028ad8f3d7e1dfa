// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognises a quick movement in one direction.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a movement leads, on the screen.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right, whatever the direction of text.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left, whatever the direction of text.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count.
  open var direction: Direction = .right
  /// How many fingers have to move.
  open var numberOfTouchesRequired = 1

  /// Seconds that the movement may take.
  private static let longest: TimeInterval = 0.5
  /// How far it has to lead, and how far to the side it may, in points.
  private static let shortestWay: CGFloat = 50
  private static let widestWay: CGFloat = 50
  private var timer: PlatformCall?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count(where: \.isDown) <= numberOfTouchesRequired else { return state = .failed }
    if timer == nil {
      timer = UIApplication.call(after: Self.longest) { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = self.touches.filter(\.isDown)
    guard down.count == numberOfTouchesRequired else { return }
    let ways = down.map { CGPoint(x: $0.place.x - $0.firstPlace.x, y: $0.place.y - $0.firstPlace.y) }
    if ways.allSatisfy({ leads($0) }) {
      state = .ended
    } else if ways.contains(where: { strays($0) }) {
      state = .failed
    }
  }

  private func leads(_ way: CGPoint) -> Bool {
    func isFar(_ along: CGFloat, _ across: CGFloat) -> Bool {
      along >= Self.shortestWay && abs(across) <= min(Self.widestWay, along)
    }
    return (direction.contains(.right) && isFar(way.x, way.y)) || (direction.contains(.left) && isFar(-way.x, way.y))
      || (direction.contains(.down) && isFar(way.y, way.x)) || (direction.contains(.up) && isFar(-way.y, way.x))
  }

  /// Whether a finger has gone far in a direction that does not count.
  private func strays(_ way: CGPoint) -> Bool {
    let isAcross = direction.isDisjoint(with: [.left, .right])
    let isAlong = direction.isDisjoint(with: [.up, .down])
    return (isAcross && abs(way.x) > Self.widestWay) || (isAlong && abs(way.y) > Self.widestWay)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() { timer = nil }
}
