// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitCore

/// Which way a finger swipes.
public enum SwipeDirection: Sendable {
  /// To the top: content follows, so that what comes after it shows.
  case up
  /// To the bottom.
  case down
  /// To the left.
  case left
  /// To the right.
  case right

  var vector: CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    }
  }
}

extension TestApp {
  /// Drags the middle of a view to the middle of another one, and lifts the finger once it has come to rest there.
  ///
  /// `pause`: how long the finger rests before it sets off, as what is picked up by holding wants it. `seconds`: how
  /// long the finger is on its way.
  ///
  /// - Throws: `TestFailure` when one of them is missing, ambiguous, or no finger gets at it.
  public func drag(
    _ query: ViewQuery, to target: ViewQuery, after pause: TimeInterval = 0, over seconds: TimeInterval = 0.5,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let start = try place(on: query, file, line)
    drag(from: start, to: try place(on: target, file, line), after: pause, over: seconds)
  }

  /// Drags the middle of a view by a distance in points, and lifts the finger once it has come to rest.
  ///
  /// `pause`: how long the finger rests before it sets off. `seconds`: how long the finger is on its way.
  ///
  /// - Throws: `TestFailure` when there is no such view, more than one, or no finger gets at it.
  public func drag(
    _ query: ViewQuery, by distance: CGVector, after pause: TimeInterval = 0, over seconds: TimeInterval = 0.5,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let start = try place(on: query, file, line)
    drag(from: start, to: start.moved(by: distance), after: pause, over: seconds)
  }

  /// Drags between two places on the screen, in points, and lifts the finger once it has come to rest: nothing is thrown.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down.
  ///   - end: Where the finger is lifted.
  ///   - pause: How long the finger rests before it sets off.
  ///   - seconds: How long the finger is on its way.
  public func drag(
    from start: CGPoint, to end: CGPoint, after pause: TimeInterval = 0, over seconds: TimeInterval = 0.5
  ) {
    slide(from: start, to: end, after: pause, over: seconds)
    settle()
  }

  func slide(from start: CGPoint, to end: CGPoint, after pause: TimeInterval = 0, over seconds: TimeInterval) {
    let finger = putFinger(at: start)
    finger.rest(for: pause)
    finger.move(to: end, over: seconds)
    // Longer than what tells how fast a finger goes.
    finger.rest(for: 0.15)
    finger.lift()
  }

  /// Drags the knob of a slider to where it stands for a value, as near as whole pixels get.
  ///
  /// - Throws: `TestFailure` when there is no such slider, more than one, or no finger gets at its knob.
  public func drag(
    slider query: ViewQuery = .type(UISlider.self), to value: Float, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    _ = try place(on: query.type(UISlider.self), file, line)
    let slider = try find(UISlider.self, query, file: file, line: line)
    let start = slider.knobPlace(for: slider.value)
    if let obstacle = Reach(app: self).obstacle(to: slider, at: start) {
      throw failure(.untouchable, "the knob of \(slider.inWords) cannot be touched: it \(obstacle)", file, line)
    }
    drag(from: start, to: slider.knobPlace(for: value))
  }

  /// Swipes quickly over a view, and lifts the finger on its way, so that what it moves goes on by itself.
  ///
  /// `distance`: how far, in points; without one, half of the part of the view that shows, but at least 60.
  ///
  /// - Throws: `TestFailure` when there is no such view, more than one, or no finger gets at it.
  public func swipe(
    _ query: ViewQuery, _ direction: SwipeDirection, distance: CGFloat? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let start = try place(on: query, file, line)
    let part = all(query).first.map { Reach(app: self).visiblePart(of: $0) } ?? .zero
    let vector = direction.vector
    let length = distance ?? max((vector.dx == 0 ? part.height : part.width) / 2, 60)
    // Begins as far before the middle as it ends after it, where there is room.
    let back = min(length / 2, (vector.dx == 0 ? part.height : part.width) / 2 - 1)
    let from = start.moved(by: vector, times: -max(back, 0))
    swipe(from: from, to: from.moved(by: vector, times: length))
  }

  /// Swipes between two places on the screen, in points, and lifts the finger on its way.
  public func swipe(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.12) {
    let finger = putFinger(at: start)
    finger.move(to: end, over: seconds)
    finger.lift()
    settle()
  }
}

extension UISlider {
  /// Returns where the middle of the knob is for a value, on the screen.
  fileprivate func knobPlace(for value: Float) -> CGPoint {
    let value = min(max(value, minimumValue), maximumValue)
    let knob = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let place = convert(CGRect(x: knob.midX, y: knob.midY, width: 0, height: 0), to: nil)
    return window?.onScreen(place).origin ?? .zero
  }
}

extension CGPoint {
  func moved(by vector: CGVector, times factor: CGFloat = 1) -> CGPoint {
    CGPoint(x: x + vector.dx * factor, y: y + vector.dy * factor)
  }
}
