// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a controller that is or may be shown over others keeps.
@MainActor
final class PresentationState {
  var style = UIModalPresentationStyle.automatic
  var transition = UIModalTransitionStyle.coverVertical
  var isModal = false
  var controller: UIPresentationController?
  /// Who shows the controller itself, and whom it shows itself.
  weak var presenting: UIViewController?
  var presented: UIViewController?
  /// What looks after it as a popover, whatever becomes of that.
  var popover: UIPopoverPresentationController?
}

// MARK: - How

extension UIViewController {
  func changePresentationStyle(to style: UIModalPresentationStyle) {
    presentationState.style = style
    guard presentationState.presenting == nil else { return }
    presentationState.controller = nil
    if style != .popover { presentationState.popover = nil }
  }

  var neededPresentationController: UIPresentationController? {
    if let controller = presentationState.controller { return controller }
    let new = makePresentationController()
    presentationState.controller = new
    return new
  }

  var neededPopover: UIPopoverPresentationController? {
    let isActionSheet = (self as? UIAlertController)?.preferredStyle == .actionSheet
    guard modalPresentationStyle == .popover || isActionSheet else { return nil }
    if let popover = presentationState.popover { return popover }
    let new = UIPopoverPresentationController(
      presentedViewController: self, presenting: presentationState.presenting)
    presentationState.popover = new
    return new
  }

  /// What shows this controller in a window, which may be too narrow for a popover.
  func adaptedPresentation(
    _ presentation: UIPresentationController, in window: UIWindow
  ) -> UIPresentationController {
    let isNarrow = window.traitCollection.horizontalSizeClass != .regular
    if self is UIAlertController {
      guard !isNarrow, let popover = popoverPresentationController else { return presentation }
      return popover
    }
    guard let popover = presentation as? UIPopoverPresentationController else { return presentation }
    let style =
      popover.adaptiveDelegate?.adaptivePresentationStyle(for: popover, traitCollection: window.traitCollection)
      ?? .automatic
    switch style {
    case .none, .popover: return popover
    case .fullScreen, .overFullScreen:
      return isNarrow
        ? FullScreenPresentationController(presentedViewController: self, presenting: popover.presenter) : popover
    case .automatic, .pageSheet, .formSheet, .custom:
      guard isNarrow else { return popover }
      let sheet = popover.adaptiveSheetPresentationController
      sheet.presenter = popover.presenter
      if sheet.adaptiveDelegate == nil { sheet.adaptiveDelegate = popover.adaptiveDelegate }
      return sheet
    }
  }

  func makePresentationController() -> UIPresentationController {
    if modalPresentationStyle == .popover, let popover = popoverPresentationController { return popover }
    if self is UIAlertController {
      return AlertPresentationController(presentedViewController: self, presenting: presentationState.presenting)
    }
    return switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presentationState.presenting)
    case .fullScreen, .overFullScreen, .custom, .none, .popover:
      FullScreenPresentationController(presentedViewController: self, presenting: presentationState.presenting)
    }
  }
}

// MARK: - Showing

extension UIViewController {
  /// Shows a controller over the one that fills the window or the sheet that this one is in.
  func show(_ presented: UIViewController, isAnimated: Bool, _ completion: (() -> Void)?) {
    let presenter = presentingRoot
    guard presenter.presentationState.presented == nil, presented.presentationState.presenting == nil,
      presented !== presenter, let window = presenter.viewIfLoaded?.window
    else { return }
    presented.presentationState.presenting = presenter
    presenter.presentationState.presented = presented
    let presentation = presented.adaptedPresentation(presented.freshPresentationController(presenter), in: window)
    presentation.presenter = presenter
    presented.presentationState.controller = presentation
    let container = PresentationContainer(for: presentation, in: window)
    presentation.containerView = container
    window.addSubview(container)
    presenter.show(presentation, in: container, isAnimated: isAnimated, completion)
  }

  /// Sends away what is shown over this controller, or has whoever shows it send it away.
  func sendAway(isAnimated: Bool, _ completion: (() -> Void)?) {
    guard let lowest = presentationState.presented else {
      guard let presenter = presentationState.presenting ?? parent else { return completion?() ?? () }
      return presenter.dismiss(animated: isAnimated, completion: completion)
    }
    // The top one is seen to go. What lies between goes along unseen.
    var between: [UIViewController] = []
    var top = lowest
    while let next = top.presentationState.presented {
      between.append(top)
      top = next
    }
    let passed = between.compactMap(\.presentationState.controller)
    guard let presentation = top.presentationState.controller,
      let container = presentation.containerView as? PresentationContainer
    else { return }
    hide(presentation, passing: passed, in: container, isAnimated: isAnimated, completion)
  }

  /// The controller that fills the window or the sheet that this one is in.
  private var presentingRoot: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The presentation that was set up before, now that the presenter is known.
  private func freshPresentationController(_ presenter: UIViewController) -> UIPresentationController {
    guard let old = presentationState.controller, old.presentingViewController !== presenter else {
      return presentationController ?? makePresentationController()
    }
    old.presenter = presenter
    return old
  }

  private func show(
    _ presentation: UIPresentationController, in container: PresentationContainer, isAnimated: Bool,
    _ completion: (() -> Void)?
  ) {
    let presented = presentation.presentedViewController
    let covers = presentation.shouldRemovePresentersView
    presented.loadViewIfNeeded()
    let isAnimated = isAnimated && UIView.areAnimationsEnabled
    let coordinator = isAnimated ? coordinator(from: self, to: presented, presentation, in: container) : nil
    if covers { beginAppearanceTransition(false, animated: isAnimated) }
    presented.beginAppearanceTransition(true, animated: isAnimated, because: .presented)
    presentation.presentationTransitionWillBegin()
    guard let view = presentation.presentedView else { return }
    if view.superview == nil { container.addSubview(view) }
    view.frame = presentation.frameOfPresentedViewInContainerView
    container.layoutIfNeeded()
    let isFading = presentation.fades
    let end = { [self] in
      // What was sent away before it had come is told of that.
      guard presentationState.presented === presented else {
        coordinator?.finish()
        completion?()
        return
      }
      container.isSettled = true
      if covers { viewIfLoaded?.isHidden = true }
      presented.endAppearanceTransition()
      if covers { endAppearanceTransition() }
      presentation.presentationTransitionDidEnd(true)
      coordinator?.finish()
      completion?()
    }
    guard isAnimated else {
      presentation.surround(isShown: true)
      return end()
    }
    UIView.performWithoutAnimation {
      guard isFading else { return view.frame = presentation.hiddenFrame }
      view.alpha = 0
      presentation.standBack()
    }
    UIView.animate(
      springDuration: isFading ? 0.35 : 0.5, bounce: 0, options: .allowUserInteraction,
      animations: {
        presentation.surround(isShown: true)
        coordinator?.runAlongside()
        if isFading { view.alpha = 1 } else { view.frame = presentation.frameOfPresentedViewInContainerView }
      }, completion: { _ in end() })
  }

  private func coordinator(
    from old: UIViewController, to new: UIViewController, _ presentation: UIPresentationController, in container: UIView
  ) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(
      from: old, to: new, in: container, duration: 0.5, style: presentation.presentationStyle)
    coordinator.announce(in: [old, new])
    return coordinator
  }

  /// - Parameter passed: What lies between this controller and the presentation that goes, from below.
  private func hide(
    _ presentation: UIPresentationController, passing passed: [UIPresentationController],
    in container: PresentationContainer, isAnimated: Bool, _ completion: (() -> Void)?
  ) {
    let presented = presentation.presentedViewController
    let all = passed + [presentation]
    let covers = all.contains(where: \.shouldRemovePresentersView)
    let isAnimated = isAnimated && UIView.areAnimationsEnabled
    let coordinator = isAnimated ? coordinator(from: presented, to: self, presentation, in: container) : nil
    presented.beginAppearanceTransition(false, animated: isAnimated, because: .dismissed)
    for other in passed {
      other.presentedViewController.beginAppearanceTransition(false, animated: false, because: .dismissed)
    }
    if covers {
      viewIfLoaded?.isHidden = false
      beginAppearanceTransition(true, animated: isAnimated)
      UIView.performWithoutAnimation { viewIfLoaded?.window?.layoutIfNeeded() }
    }
    for other in all { other.dismissalTransitionWillBegin() }
    for other in passed { other.containerView?.isHidden = true }
    container.isSettled = false
    container.isUserInteractionEnabled = false
    // From here on another controller can be shown.
    presentationState.presented = nil
    for other in passed { other.presentedViewController.presentationState.presented = nil }
    let end = { [self] in
      for other in all { other.leave() }
      if covers { endAppearanceTransition() }
      for other in all.reversed() { other.presentedViewController.endAppearanceTransition() }
      coordinator?.finish()
      completion?()
    }
    guard isAnimated, let view = presentation.presentedView else {
      for other in all { other.surround(isShown: false) }
      return end()
    }
    let isFading = presentation.fades
    UIView.animate(
      springDuration: isFading ? 0.2 : 0.4, bounce: 0, options: .allowUserInteraction,
      animations: {
        if isFading { view.alpha = 0 } else { view.frame = presentation.hiddenFrame }
        for other in all { other.surround(isShown: false) }
        coordinator?.runAlongside()
      }, completion: { _ in end() })
  }
}

extension UIPresentationController {
  /// Takes the presented view and what is around it out of the window, and forgets who showed it.
  fileprivate func leave() {
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    containerView?.removeFromSuperview()
    dismissalTransitionDidEnd(true)
    containerView = nil
    let state = presentedViewController.presentationState
    state.presenting = nil
    state.controller = nil
    state.popover = nil
  }
}
