// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// How an animation with keyframes runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays the subviews out inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach views while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts where a view is on screen, as all animations here do.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Goes on until another animation takes its place or the view leaves the window.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Goes the way back again.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Straight from one value to the next.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Each value stands until the time of the next one.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight at one speed, whatever the times of the keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Through the values on a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve, whatever the times of the keyframes.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    fileprivate var mode: KeyframeTrack.Mode { KeyframeTrack.Mode(rawValue: rawValue >> 10 & 7) ?? .linear }
  }

  /// Moves what the keyframes in the closure change, one after the other or at once.
  ///
  /// `duration`: Of all of it, in seconds. With 0 inside another animation, that one's time.
  ///
  /// `animations`: Calls `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`; what it changes besides moves
  /// all the time.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let recorder = KeyframeRecorder(mode: options.mode)
    if duration <= 0, let outer = AnimationBlock.current {
      outer.recording(with: recorder).run(animations)
      recorder.start(outer)
      outer.group.whenOver { completion?(true) }
      return
    }
    run(
      duration: duration, delay: delay, curve: AnimationOptions(rawValue: options.rawValue).curve,
      options: AnimationOptions(rawValue: options.rawValue & 31), recorder: recorder, animations, completion)
  }

  /// Moves what the closure changes in a part of the time of `animateKeyframes`; to be called in its closure.
  ///
  /// `frameStartTime`: When the movement starts, as a part of the whole time, between 0 and 1.
  ///
  /// `frameDuration`: How long it takes, as a part of the whole time.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = KeyframeRecorder.current else { return animations() }
    recorder.record(from: frameStartTime, for: frameDuration, animations)
  }
}
