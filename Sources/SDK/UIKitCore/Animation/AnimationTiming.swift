// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far something has come at each moment of its way.
struct AnimationTiming {
  enum Curve {
    /// The two control points of a Bézier curve from (0, 0) to (1, 1): time across, way up.
    case bezier(CGPoint, CGPoint)
    case spring(Spring)
  }

  /// In seconds, for one way.
  var duration: TimeInterval
  var curve: Curve
  /// How often the way is gone; infinite for ever.
  var repeatCount: Double = 1
  /// Whether every other way leads back.
  var isReversing = false

  static let easeInOut = Curve.bezier(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
  static let easeIn = Curve.bezier(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  static let easeOut = Curve.bezier(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
  static let linear = Curve.bezier(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))

  /// The part of the way that is done so many seconds after its start; negative before it.
  func progress(after seconds: TimeInterval) -> CGFloat {
    guard seconds > 0 else { return 0 }
    if isOver(after: seconds) { return isReversing && Int(repeatCount.rounded()).isMultiple(of: 2) ? 0 : 1 }
    guard duration > 0 else { return 1 }
    let ways = seconds / duration
    let way = ways.rounded(.down)
    let part = curve.value(at: ways - way, duration: duration)
    return isReversing && Int(way) % 2 == 1 ? 1 - part : part
  }

  /// The first moment, in seconds, at which a part of the way is done.
  func moment(of part: CGFloat) -> TimeInterval {
    guard part > 0 else { return 0 }
    // Springs swing: the first time counts.
    let steps = 200
    guard let step = (1...steps).first(where: { progress(after: duration * Double($0) / Double(steps)) >= part })
    else { return duration }
    var low = duration * Double(step - 1) / Double(steps)
    var high = duration * Double(step) / Double(steps)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if progress(after: middle) < part { low = middle } else { high = middle }
    }
    return high
  }

  func isOver(after seconds: TimeInterval) -> Bool { seconds >= duration * repeatCount }
}

extension AnimationTiming.Curve {
  /// The height of the curve at a part of the time between 0 and 1.
  fileprivate func value(at part: Double, duration: TimeInterval) -> CGFloat {
    switch self {
    case .bezier(let a, let b): Self.bezier(a, b, at: part)
    case .spring(let spring): spring.progress(after: part * duration)
    }
  }

  private static func bezier(_ a: CGPoint, _ b: CGPoint, at time: Double) -> CGFloat {
    func value(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
      let u = 1 - t
      return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
    // Time only grows along the curve: halving finds the place.
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if value(a.x, b.x, middle) < time { low = middle } else { high = middle }
    }
    return value(a.y, b.y, (low + high) / 2)
  }
}
