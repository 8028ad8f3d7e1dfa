// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a controller is shown over another one.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case custom = 4
  case overFullScreen = 5
  /// As the kind of screen suggests: a sheet.
  case automatic = -2
  case none = -1
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case crossDissolve = 2
}

/// Looks after a controller that is shown over another one: where its view is, and what is around it.
@MainActor
open class UIPresentationController: NSObject {
  open var presentingViewController: UIViewController { presenter }
  public let presentedViewController: UIViewController
  /// Who shows it, once that is known.
  var presenter: UIViewController
  weak open var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// What holds the presented view, as large as the window; `nil` while nothing is presented.
  open internal(set) var containerView: UIView?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The view that comes and goes.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where that view ends up.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the view below is taken away once it is covered.
  open var shouldRemovePresentersView: Bool { false }

  open func containerViewWillLayoutSubviews() {}

  open func containerViewDidLayoutSubviews() {}

  open func presentationTransitionWillBegin() {}

  open func presentationTransitionDidEnd(_ completed: Bool) {}

  open func dismissalTransitionWillBegin() {}

  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Goes away, where the person who reads the screen asks for that and it may.
  ///
  /// - Returns: Whether it is the kind that people can send away.
  func escape() -> Bool { presentedViewController.accessibilityPerformEscape() }

  /// Where the view comes from and goes to; by default below the container.
  var hiddenFrame: CGRect {
    let frame = frameOfPresentedViewInContainerView
    return frame.offsetBy(dx: 0, dy: (containerView?.bounds.maxY ?? 0) - frame.minY)
  }

  /// Stands as it does where it begins to fade in.
  func standBack() {}

  /// Places what is around the view, when it is shown and when not.
  func arrange(isShown: Bool) {}
}

/// Who decides about a controller that is shown over another one.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asks whether a person may send the controller away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Tells that a person is about to send it away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Tells that a person has sent it away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Tells that a person has tried to, where they may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Covers the whole window, and takes what is below away.
@MainActor
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }
}
