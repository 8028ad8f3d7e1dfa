// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays the subviews out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach views on the move, with this option and without it.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts where a view is on screen, as all animations here do.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on until another animation takes its place or the view leaves the window.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes each way back again; without `repeat` there and back once, after which the view shows its new values.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Begins and ends slowly; what counts where nothing is said.
    public static let curveEaseInOut = AnimationOptions([])
    /// Begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Has the same speed all along.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    fileprivate var curve: AnimationTiming.Curve {
      switch rawValue >> 16 & 3 {
      case 1: AnimationTiming.easeIn
      case 2: AnimationTiming.easeOut
      case 3: AnimationTiming.linear
      default: AnimationTiming.easeInOut
      }
    }
  }

  /// The pace of an animation.
  @nonexhaustive
  public enum AnimationCurve: Int, Sendable {
    /// Begins and ends slowly.
    case easeInOut = 0
    /// Begins slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Has the same speed all along.
    case linear = 3
  }

  /// Moves what the closure changes, over a time in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, delay: delay, curve: options.curve, options: options, animations, completion)
  }

  /// Moves what the closure changes, over a time in seconds, slowly at first and at last.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Moves what the closure changes as a spring would, by how long it seems to move and how much it swings.
  ///
  /// Duration and delay are in seconds. A bounce of 0 comes to rest without going beyond, up to 1 swings, and below 0
  /// comes in more slowly.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(perceivedDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    run(
      duration: spring.settlingDuration, delay: delay, curve: .spring(spring), options: options, animations, completion)
  }

  /// Moves what the closure changes as a spring would.
  ///
  /// Duration and delay are in seconds; within the duration it comes to rest. A damping ratio of 1 does so without
  /// going beyond; less swings. The velocity is that at the start, in whole ways a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(settlingIn: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    run(duration: duration, delay: delay, curve: .spring(spring), options: options, animations, completion)
  }

  /// Makes changes that do not move, inside an animation block too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = wereEnabled
  }

  /// Turns animations on or off; while they are off, what a block changes changes at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Seconds that the animation has whose block is running; 0 outside of all.
  public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.timing.duration ?? 0 }

  private class func run(
    duration: TimeInterval, delay: TimeInterval, curve: AnimationTiming.Curve, options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let duration = duration.isFinite ? max(duration, 0) : 0
    let delay = delay.isFinite ? max(delay, 0) : 0
    let group = AnimationGroup(completion: completion)
    guard duration > 0 || delay > 0 else {
      performWithoutAnimation(animations)
      group.closeLater()
      return
    }
    var timing = AnimationTiming(duration: duration, curve: curve)
    timing.isReversing = options.contains(.autoreverse)
    timing.repeatCount = options.contains(.repeat) ? .infinity : timing.isReversing ? 2 : 1
    var moved: [UIView] = []
    AnimationBlock(delay: delay, timing: timing, group: group)
      .onAnimation { layer in if let view = layer.view { moved.append(view) } }
      .run {
        animations()
        if options.contains(.layoutSubviews) { for view in moved { view.layoutIfNeeded() } }
      }
    group.close()
  }
}
