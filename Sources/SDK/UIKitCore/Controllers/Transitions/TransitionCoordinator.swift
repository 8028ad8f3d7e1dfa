// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A transition, and what others want to move with it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let initiallyInteractive: Bool
  let transitionDuration: TimeInterval
  let containerView: UIView
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var animations: [Work] = []
  private var completions: [Work] = []
  private var handlers: [Work] = []
  /// Has controllers forget the transition.
  private var withdrawals: [() -> Void] = []
  private var hasStarted = false
  /// Moves along with a finger.
  private var animator: UIViewPropertyAnimator?

  /// - Parameter duration: In seconds; 0 where nothing moves.
  init(
    from: UIViewController?, to: UIViewController?, in container: UIView, duration: TimeInterval,
    isInteractive: Bool = false, style: UIModalPresentationStyle = .none
  ) {
    self.from = from
    self.to = to
    containerView = container
    transitionDuration = duration
    isAnimated = duration > 0
    presentationStyle = style
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
  }

  var isInterruptible: Bool { false }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  // MARK: Others

  func animate(alongsideTransition animation: Work?, completion: Work?) -> Bool {
    if let completion { completions.append(completion) }
    guard !hasStarted else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Work?, completion: Work?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Work) { handlers.append(handler) }

  /// Whether somebody has added something.
  var isWatched: Bool { !animations.isEmpty || !completions.isEmpty }

  // MARK: Running

  /// Makes the changes of others; to be called in the animation of the transition.
  func runAlongside() {
    hasStarted = true
    let animations = animations
    self.animations = []
    for animation in animations { animation(self) }
  }

  /// Follows the finger to a part of the way.
  func steer(to part: CGFloat) {
    if animator == nil {
      animator = UIViewPropertyAnimator(duration: max(transitionDuration, 0.001), curve: .linear) { [weak self] in
        self?.runAlongside()
      }
    }
    animator?.fractionComplete = part
    percentComplete = part
  }

  /// The finger has gone: the rest goes by itself.
  func letGo(isCancelled: Bool) {
    self.isCancelled = isCancelled
    isInteractive = false
    for handler in handlers { handler(self) }
    handlers = []
    guard let animator else { return }
    animator.isReversed = isCancelled
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 1)
  }

  /// The transition is over.
  func finish() {
    animator?.stopAnimation(false)
    animator?.finishAnimation(at: isCancelled ? .start : .end)
    animator = nil
    for tell in withdrawals { tell() }
    withdrawals = []
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }

  /// Has controllers tell of the transition until it is over.
  func announce(in controllers: [UIViewController?]) {
    for controller in controllers {
      controller?.activeCoordinator = self
      withdrawals.append { [weak self, weak controller] in
        if controller?.activeCoordinator === self { controller?.activeCoordinator = nil }
      }
    }
  }
}
