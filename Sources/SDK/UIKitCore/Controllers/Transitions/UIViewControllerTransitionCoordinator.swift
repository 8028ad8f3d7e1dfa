// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that shows at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The one that shows at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that shows at the start.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The one that shows at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What is known of a transition: of controllers that come and go, or of a size that changes.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether anything moves.
  var isAnimated: Bool { get }
  /// How a controller is shown over another one; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger has started it.
  var initiallyInteractive: Bool { get }
  /// Whether it can be stopped and turned round while it runs.
  var isInterruptible: Bool { get }
  /// Whether a finger steers it now.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it started.
  var isCancelled: Bool { get }
  /// In seconds, without the part that a finger steers.
  var transitionDuration: TimeInterval { get }
  /// How far it had come when the finger went, between 0 and 1.
  var percentComplete: CGFloat { get }
  /// How fast it goes on once the finger has gone; 1 for the usual.
  var completionVelocity: CGFloat { get }
  /// The pace of the rest once the finger has gone.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that the transition is in.
  var containerView: UIView { get }
  /// The turn of a rotation; none here, where windows change their size without being turned.
  var targetTransform: CGAffineTransform { get }

  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns a view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Takes along what is to move with a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Adds changes that move along, and what is done once the transition is over.
  ///
  /// - Returns: Whether the changes will move; not once the transition runs. The completion is called in any case.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds changes outside of the transition's views that move along.
  ///
  /// `view`: What the changes are in.
  /// - Returns: Whether the changes will move; not once the transition runs.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds what is called once a finger that steered has gone.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Adds changes that move along.
  ///
  /// - Returns: Whether the changes will move; not once the transition runs.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
