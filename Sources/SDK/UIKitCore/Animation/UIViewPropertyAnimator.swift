// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Whether an animator moves something.
@nonexhaustive
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or over.
  case inactive = 0
  /// Under way, even while it stands still.
  case active = 1
  /// Stopped where it was, until it is finished.
  case stopped = 2
}

/// Where a movement ends.
@nonexhaustive
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where the changes lead.
  case end = 0
  /// Where the movement began.
  case start = 1
  /// Where the movement is now.
  case current = 2
}

/// An animation that can be stopped, turned round and moved by hand.
@MainActor
open class UIViewPropertyAnimator: NSObject {
  /// The curve or the spring that the animation moves by.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// In seconds.
  open private(set) var duration: TimeInterval
  /// Seconds from the start to the first movement; set by `startAnimation(afterDelay:)`.
  open private(set) var delay: TimeInterval = 0
  /// Whether the animator has begun, and whether it was stopped.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the way is straight while the animation is paused, whatever its pace: half of the way at half of
  /// `fractionComplete`. Change it before the animation starts.
  open var scrubsLinearly = true
  /// Whether touches reach views while they move. Change it before the animation starts.
  open var isUserInteractionEnabled = true

  /// Whether time passes for the animator, its delay included: not before the start, while paused or once over.
  open var isRunning: Bool { clock?.isRunning ?? false }

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var clock: AnimationClock?
  private var group: AnimationGroup?
  private var layers: [CALayer] = []
  private var reverses = false
  /// What a stop has cut short, until it is finished.
  private var cutShort: [(layer: CALayer, animation: LayerAnimation)] = []

  /// Makes an animator that has not started.
  ///
  /// The duration is in seconds, a thousandth at least; a spring comes to rest by then.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration.isFinite ? max(duration, 0.001) : 0.001
    timingParameters = parameters
  }

  /// Makes an animator with one of the usual paces, which has not started.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with the pace of a Bézier curve from (0, 0) to (1, 1), which has not started.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator that moves like a spring and has not started.
  ///
  /// A damping ratio of 1 comes to rest without going beyond; less swings.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it after a delay in seconds. Of the options only the curve counts.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = newObject(
      of: self, duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What moves

  /// Adds changes that move; while the animation runs, they join it.
  open func addAnimations(_ animation: @escaping () -> Void) {
    guard state == .active else {
      animations.append(animation)
      return
    }
    run([animation])
  }

  /// Adds a closure that is called at the end with where the movement has ended; each is called once.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func run(_ animations: [() -> Void]) {
    guard let group else { return }
    let block = AnimationBlock(
      delay: delay, timing: timing, group: group)
    block.onAnimation { [weak self] layer in self?.layers.append(layer) }
      .run { for animation in animations { animation() } }
  }

  private var timing: AnimationTiming { AnimationTiming(duration: duration, curve: curve(of: timingParameters)) }

  private func curve(of timingParameters: (any UITimingCurveProvider)?) -> AnimationTiming.Curve {
    if let spring = timingParameters?.springTimingParameters {
      return .spring(
        Spring(
          settlingIn: duration, dampingRatio: spring.dampingRatio, initialVelocity: spring.initialVelocity.dx))
    }
    guard let cubic = timingParameters?.cubicTimingParameters else { return AnimationTiming.easeInOut }
    return .bezier(cubic.controlPoint1, cubic.controlPoint2)
  }

  // MARK: Running

  /// Starts the animation, or lets it go on after a pause.
  open func startAnimation() {
    activate()
    turn(isRunning: true)
  }

  /// Starts after a time in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if state == .inactive { self.delay = delay.isFinite ? max(delay, 0) : 0 }
    startAnimation()
  }

  /// Stops time for the animation, which can go on later; one that has not started stands at its beginning.
  open func pauseAnimation() {
    activate()
    turn(isRunning: false)
  }

  /// Goes the rest of the way after a pause, at another pace.
  ///
  /// - Parameters:
  ///   - parameters: The pace of the rest; `nil` for the animation's own.
  ///   - durationFactor: Seconds for the rest as a part of `duration`; 0 for what is left of them.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, let clock, !clock.isRunning else { return }
    guard parameters != nil || durationFactor > 0 else { return startAnimation() }
    let part = wayDone
    let left = reverses ? timing.moment(of: part) : duration - timing.moment(of: part)
    let time = durationFactor > 0 ? duration * Double(durationFactor) : left
    clock.run(true, isReversed: reverses, at: now)
    clock.proceed(
      AnimationClock.Continuation(
        start: part, goal: reverses ? .start : .end,
        timing: AnimationTiming(duration: max(time, 0.001), curve: curve(of: parameters ?? timingParameters)),
        moment: now))
    wakeLayers()
  }

  /// Ends the movement where it is; what is on screen stays.
  ///
  /// - Parameter withoutFinishing: Whether the animation is over at once, without its completions.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let group else { return }
    let ended = layers.flatMap { layer in layer.stop(group).map { (layer, $0) } }
    cutShort = withoutFinishing ? [] : ended
    group.abandon()
    clock = nil
    self.group = nil
    layers = []
    state = withoutFinishing ? .inactive : .stopped
  }

  /// Ends a stopped animation at one of its ends or where it is.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    for (layer, animation) in cutShort {
      switch finalPosition {
      case .end: layer.settle(animation.property, at: animation.to)
      case .start: layer.settle(animation.property, at: animation.from)
      case .current: break
      }
    }
    cutShort = []
    finish(at: finalPosition)
  }

  /// Whether the way is gone backwards.
  open var isReversed: Bool {
    get { reverses }
    set {
      reverses = newValue
      if state == .active { turn(isRunning: isRunning) }
    }
  }

  /// How far the animation has come, between 0 and 1: while it runs in time, while it is paused on its way, if
  /// `scrubsLinearly`. Setting it pauses nothing.
  open var fractionComplete: CGFloat {
    get {
      guard let clock else { return 0 }
      let part = clock.part(at: now) ?? CGFloat((clock.elapsed(at: now) - delay) / duration)
      return min(max(reverses ? 1 - part : part, 0), 1)
    }
    set {
      guard newValue.isFinite else { return }
      activate()
      let part = min(max(reverses ? 1 - newValue : newValue, 0), 1)
      if scrubsLinearly, !isRunning {
        clock?.scrubbed = part
      } else {
        clock?.set(delay + Double(part) * duration, at: now)
      }
      showNow()
    }
  }

  /// The part of the way that is done.
  private var wayDone: CGFloat {
    guard let clock else { return 0 }
    return min(max(clock.part(at: now) ?? timing.progress(after: clock.elapsed(at: now) - delay), 0), 1)
  }

  /// Seconds of the clock that the layers move by.
  private var now: TimeInterval { layers.first?.view?.scene?.now ?? UIApplication.clock() }

  private func activate() {
    guard state == .inactive else { return }
    let clock = AnimationClock(now: now)
    self.clock = clock
    // What moves keeps the animator that moves it.
    let group = AnimationGroup(clock: clock) { isFinished in self.groupEnded(isFinished) }
    group.blocksTouches = !isUserInteractionEnabled
    self.group = group
    state = .active
    run(animations)
    animations = []
    clock.set(0, at: now)
    group.close()
  }

  private func turn(isRunning: Bool) {
    guard let clock else { return }
    if !isRunning, scrubsLinearly, clock.scrubbed == nil, clock.elapsed(at: now) > delay {
      // From here on the way counts, and not the time.
      clock.scrubbed = wayDone
    } else if isRunning, clock.part(at: now) != nil {
      // The pace goes on where it would have come this far.
      clock.set(delay + timing.moment(of: wayDone), at: now)
    }
    if isRunning { clock.proceed(nil) }
    clock.run(isRunning, isReversed: reverses, at: now)
    wakeLayers()
  }

  private func wakeLayers() {
    for layer in layers { layer.view?.scene?.animator.add(layer) }
    if isRunning { layers.first?.view?.scene?.setNeedsFrame() }
  }

  /// Moves what is on screen to where the clock stands.
  private func showNow() {
    for layer in layers { _ = layer.advance(to: now) }
  }

  private func groupEnded(_ isFinished: Bool) {
    guard state == .active else { return }
    finish(at: reverses ? .start : .end)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    clock = nil
    group = nil
    layers = []
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
