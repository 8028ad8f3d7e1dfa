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
    /// Lets touches reach views while they move; without it they go to what is behind.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts where a view is on screen, as all animations here do.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on until another animation takes its place or the view leaves the window.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes each way back again; without `repeat` there and back once, after which the view shows its new values.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// What a transition's closure changes may move by itself; without it the new state is there at once.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides one and shows the other, and both stay where they are.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Begins and ends slowly; what counts where nothing is said.
    public static let curveEaseInOut = AnimationOptions([])
    /// Begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Has the same speed all along.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A view turns about an upright line; drawn flat, without depth.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// As `transitionFlipFromLeft`, the other way round.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The new state fades in over the old one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A view turns about a level line; drawn flat, without depth.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// As `transitionFlipFromTop`, the other way round.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// How the old state leads over to the new one; `nil` where it does not.
    var transition: ViewTransition.Style? {
      switch rawValue >> 20 & 7 {
      case 1, 2: .flipSideways
      case 5: .crossDissolve
      case 6, 7: .flipUpright
      default: nil
      }
    }

    var curve: AnimationTiming.Curve {
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

  @MainActor private static var areAnimationsOn = true

  /// Whether changes in animation blocks move.
  public internal(set) class var areAnimationsEnabled: Bool {
    get { areAnimationsOn }
    set { areAnimationsOn = newValue }
  }

  /// Turns animations on or off; while they are off, what a block changes changes at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Seconds that the animation has whose block is running; 0 outside of all.
  public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.timing.duration ?? 0 }

  class func run(
    duration: TimeInterval, delay: TimeInterval, curve: AnimationTiming.Curve, options: AnimationOptions,
    recorder: KeyframeRecorder? = nil, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let duration = duration.isFinite ? max(duration, 0) : 0
    let delay = delay.isFinite ? max(delay, 0) : 0
    let group = AnimationGroup(completion: completion)
    group.blocksTouches = !options.contains(.allowUserInteraction)
    guard duration > 0 || delay > 0 else {
      performWithoutAnimation(animations)
      group.closeLater()
      return
    }
    var timing = AnimationTiming(duration: duration, curve: curve)
    timing.isReversing = options.contains(.autoreverse)
    timing.repeatCount = options.contains(.repeat) ? .infinity : timing.isReversing ? 2 : 1
    var moved: [UIView] = []
    let block = AnimationBlock(delay: delay, timing: timing, group: group)
      .onAnimation { layer in if let view = layer.view { moved.append(view) } }
    (recorder.map(block.recording) ?? block).run {
      animations()
      if options.contains(.layoutSubviews) { for view in moved { view.layoutIfNeeded() } }
    }
    recorder?.start(block)
    group.close()
  }

  /// Runs a closure that makes movements of its own.
  class func runMovement(
    duration: TimeInterval, options: AnimationOptions, _ start: (AnimationBlock) -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    let group = AnimationGroup(completion: completion)
    group.blocksTouches = !options.contains(.allowUserInteraction)
    let timing = AnimationTiming(duration: max(duration.isFinite ? duration : 0, 0.001), curve: options.curve)
    start(AnimationBlock(delay: 0, timing: timing, group: group))
    group.close()
  }
}
