// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessPlatform
import UIKitCore

// MARK: - Two fingers

extension TestApp {
  /// Pinches a view with two fingers, one above the other beside its middle.
  ///
  /// `scale`: how much farther apart the fingers are in the end: above 1 they part, below 1 they come together.
  /// `seconds`: how long the fingers are on their way.
  ///
  /// - Throws: `TestFailure` when there is no such view, more than one, or no finger gets at it.
  public func pinch(
    _ query: ViewQuery, scale: CGFloat, over seconds: TimeInterval = 0.5, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let (middle, reach) = try pair(on: query, file, line)
    let radius = scale > 1 ? reach / scale : reach
    turn(around: middle, from: radius, to: radius * max(scale, 0), by: 0, over: seconds)
  }

  /// Turns two fingers on a view around its middle.
  ///
  /// `angle`: in radians, clockwise. `seconds`: how long the fingers are on their way.
  ///
  /// - Throws: `TestFailure` when there is no such view, more than one, or no finger gets at it.
  public func rotate(
    _ query: ViewQuery, by angle: CGFloat, over seconds: TimeInterval = 0.5, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let (middle, reach) = try pair(on: query, file, line)
    turn(around: middle, from: reach, to: reach, by: angle, over: seconds)
  }

  /// Taps a view with two fingers at once.
  ///
  /// - Throws: `TestFailure` when there is no such view, more than one, or no finger gets at it.
  public func twoFingerTap(_ query: ViewQuery, file: StaticString = #filePath, line: UInt = #line) throws {
    let (middle, reach) = try pair(on: query, file, line)
    let radius = min(reach, 30)
    let pair = putFingers(at: Self.places(around: middle, radius, 0))
    advance(by: Self.tapDuration)
    for finger in pair { finger.lift() }
    settle()
  }

  /// Taps two views as quick typists do: the second finger comes down before the first one has gone.
  ///
  /// - Throws: `TestFailure` when one of them is missing, ambiguous, or no finger gets at it.
  public func rollOver(
    _ first: ViewQuery, _ second: ViewQuery, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let target = try place(on: second, file, line)
    let one = putFinger(at: try place(on: first, file, line))
    advance(by: Self.tapDuration / 2)
    let two = putFinger(at: target)
    advance(by: Self.tapDuration / 2)
    one.lift()
    advance(by: Self.tapDuration / 2)
    two.lift()
    settle()
  }

  /// Returns a view's middle, and how far from it two fingers have room.
  private func pair(
    on query: ViewQuery, _ file: StaticString, _ line: UInt
  ) throws -> (middle: CGPoint, reach: CGFloat) {
    let middle = try place(on: query, file, line)
    let part = all(query).first.map { Reach(app: self).visiblePart(of: $0) } ?? .zero
    return (middle, max(min(part.width, part.height) / 2 - 2, 1))
  }

  private func turn(
    around middle: CGPoint, from start: CGFloat, to end: CGFloat, by angle: CGFloat, over seconds: TimeInterval
  ) {
    let pair = putFingers(at: Self.places(around: middle, start, 0))
    let count = max(Int((seconds * platform.framesPerSecond).rounded()), 1)
    for step in 1...count {
      let part = CGFloat(step) / CGFloat(count)
      let places = Self.places(around: middle, start + (end - start) * part, angle * part)
      move(Array(zip(pair, places)), over: seconds / Double(count))
    }
    advance(by: 0.15)
    for finger in pair { finger.lift() }
    settle()
  }

  private static func places(around middle: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> [CGPoint] {
    let vector = CGVector(dx: sin(angle), dy: -cos(angle))
    return [middle.moved(by: vector, times: radius), middle.moved(by: vector, times: -radius)]
  }
}
