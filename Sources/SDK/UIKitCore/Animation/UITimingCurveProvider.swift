// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that says how an animation speeds up and slows down.
@MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Whether it is a curve or a spring.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve; `nil` for springs.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for curves.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// What an animation's pace is made of.
@nonexhaustive
public enum UITimingCurveType: Int, Sendable {
  /// One of the four curves that have names.
  case builtin = 0
  /// A Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve on the way of which a spring acts; does not happen here.
  case composed = 3
}

/// The pace of a Bézier curve.
@MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The first control point: the part of the time across, from 0 to 1, and the part of the way up.
  open private(set) var controlPoint1: CGPoint
  /// The second control point, in the same measures.
  open private(set) var controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Makes the curve that a pace stands for.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (controlPoint1, controlPoint2) = curve.controlPoints
    isBuiltin = true
  }

  /// Makes a curve from (0, 0) to (1, 1), time across and way up; times outside of 0 to 1 are brought there.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    controlPoint1 = CGPoint(x: min(max(point1.x, 0), 1), y: point1.y)
    controlPoint2 = CGPoint(x: min(max(point2.x, 0), 1), y: point2.y)
    isBuiltin = false
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The pace of a spring.
@MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the start, in whole ways a second; only `dx` counts.
  open private(set) var initialVelocity: CGVector
  let dampingRatio: CGFloat

  /// Makes a spring that settles within the animation's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 comes to rest without going beyond; less swings.
  ///   - velocity: At the start, in whole ways a second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}

extension UIView.AnimationCurve {
  var controlPoints: (CGPoint, CGPoint) {
    guard case .bezier(let a, let b) = curve else { return (.zero, CGPoint(x: 1, y: 1)) }
    return (a, b)
  }

  var curve: AnimationTiming.Curve {
    switch self {
    case .easeInOut: AnimationTiming.easeInOut
    case .easeIn: AnimationTiming.easeIn
    case .easeOut: AnimationTiming.easeOut
    case .linear: AnimationTiming.linear
    }
  }
}
