// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a controller is shown over another one.
@nonexhaustive
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window; what is below is hidden once covered.
  case fullScreen = 0
  /// As a sheet, as `automatic`.
  case pageSheet = 1
  /// As a sheet, as `automatic`.
  case formSheet = 2
  /// As `overFullScreen`; alerts have a presentation of their own.
  case custom = 4
  /// Over the whole window; what is below still shows where the view is clear.
  case overFullScreen = 5
  /// On a plate beside what it belongs to; a sheet in narrow windows.
  case popover = 7
  /// As the kind of screen suggests: a sheet.
  case automatic = -2
  /// As `overFullScreen`.
  case none = -1
}

/// How a controller comes and goes.
@nonexhaustive
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below and back.
  case coverVertical = 0
  /// It fades in and out.
  case crossDissolve = 2
}

/// Looks after a controller that is shown over another one: where its view is, and what is around it.
@MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that shows the other one; before that the one that was named, or else the other one itself.
  open var presentingViewController: UIViewController { presenter }
  /// The controller that is shown.
  open private(set) var presentedViewController: UIViewController
  /// Who shows it, once that is known.
  var presenter: UIViewController
  /// Who decides whether people may send the controller away.
  // Sheets and popovers have a `delegate` of a narrower type: see `UIScrollView.delegate`.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
  /// What holds the presented view, as large as the window; `nil` while nothing is presented.
  open internal(set) var containerView: UIView?

  /// Makes a presentation of a controller over another one.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController ?? presentedViewController
  }

  /// The style that the presented controller asks for.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The view that comes and goes.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where that view ends up.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the view below is taken away once it is covered.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before each layout of the container, and before the presented view is placed.
  open func containerViewWillLayoutSubviews() {}

  /// Called after each layout of the container, when the presented view is placed; adjust what is around it.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the view comes, when `containerView` is in the window.
  open func presentationTransitionWillBegin() {}

  /// Called when the view is in place.
  ///
  /// - Parameter completed: Always `true` here.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the view goes.
  open func dismissalTransitionWillBegin() {}

  /// Called when the view is gone from the window; `containerView` still is what held it.
  ///
  /// - Parameter completed: Always `true` here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Goes away, where the person who reads the screen asks for that and it may.
  ///
  /// - Returns: Whether it is the kind that people can send away.
  func escape() -> Bool { presentedViewController.accessibilityPerformEscape() }

  // MARK: Sizes

  /// The size that the presented controller would like.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The presented controller would like another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  /// Returns the size that the presented view will have in a size of the container: by default the same where it fills
  /// the container, else its own.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let isFilling = presentedViewController.viewIfLoaded?.bounds.size == containerView?.bounds.size
    return isFilling ? parentSize : presentedViewController.viewIfLoaded?.bounds.size ?? parentSize
  }

  /// The container is about to have another size. Call `super`, which tells the presented controller if it fills it.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let new = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    guard let view = presentedViewController.viewIfLoaded, view.bounds.size != new else { return }
    presentedViewController.viewWillTransition(to: new, with: coordinator)
  }

  /// The traits are about to change. Call `super`, which tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  /// Where the view comes from and goes to; by default below the container.
  var hiddenFrame: CGRect {
    let frame = frameOfPresentedViewInContainerView
    return frame.offsetBy(dx: 0, dy: (containerView?.bounds.maxY ?? 0) - frame.minY)
  }

  /// Whether it fades in and out where it stands.
  var fades: Bool { presentedViewController.modalTransitionStyle == .crossDissolve }

  /// Stands as it does where it begins to fade in.
  func standBack() {}

  /// Places what is around the view, when it is shown and when not.
  func arrange(isShown: Bool) {}

  /// Whether what can be touched below turns grey.
  var takesTint: Bool { false }

  /// Places what is around the view, and takes the colour from what is below.
  func surround(isShown: Bool) {
    arrange(isShown: isShown)
    presenter.viewIfLoaded?.isCovered = isShown && takesTint
  }
}

extension UIPresentationController {
  /// Sends the controller away, as a person has asked for, unless somebody does not want that.
  ///
  /// - Returns: Whether it goes.
  @discardableResult
  func dismissByHand() -> Bool {
    guard !presentedViewController.isModalInPresentation,
      adaptiveDelegate?.presentationControllerShouldDismiss(self) != false
    else {
      adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    adaptiveDelegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) { self.adaptiveDelegate?.presentationControllerDidDismiss(self) }
    return true
  }
}

/// Who decides about a controller that is shown over another one.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns how a popover is shown in a narrow window: `none` for a popover all the same, `automatic` for a sheet.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns how a popover is shown in some traits: `none` for a popover, `automatic` for a sheet where they are narrow.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
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
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
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
