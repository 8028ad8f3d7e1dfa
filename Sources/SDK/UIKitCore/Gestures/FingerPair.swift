// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The line between the first two fingers of a recogniser, for pinching and turning.
@MainActor
struct FingerPair {
  /// From the first finger to the second, in the window.
  private(set) var line: CGVector?

  /// Takes fingers that have come; more than two are let go.
  ///
  /// - Returns: Whether there are two now that were not there before.
  mutating func add(_ touches: Set<UITouch>, to recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    for touch in touches where recognizer.touches.count(where: \.isDown) > 2 { recognizer.ignore(touch, for: event) }
    guard line == nil, let new = Self.line(of: recognizer) else { return false }
    line = new
    return true
  }

  /// Follows the fingers, and returns the line before and after.
  mutating func move(_ recognizer: UIGestureRecognizer) -> (old: CGVector, new: CGVector)? {
    guard let old = line, let new = Self.line(of: recognizer) else { return nil }
    line = new
    return (old, new)
  }

  mutating func forget() { line = nil }

  /// A finger has gone: ends what the two have begun, and gives up once no finger is left.
  mutating func part(_ recognizer: UIGestureRecognizer) {
    forget()
    if recognizer.isRecognized {
      recognizer.state = .ended
    } else if !recognizer.touches.contains(where: \.isDown) {
      recognizer.state = .failed
    }
  }

  private static func line(of recognizer: UIGestureRecognizer) -> CGVector? {
    let down = recognizer.touches.filter(\.isDown)
    guard down.count >= 2 else { return nil }
    return CGVector(dx: down[1].place.x - down[0].place.x, dy: down[1].place.y - down[0].place.y)
  }
}

extension CGVector {
  var length: CGFloat { hypot(dx, dy) }
}
