// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIViewController {
  /// Changes over to what shows this controller in a window that has become narrow or wide, at once: a popover becomes a
  /// sheet and the other way round.
  func adaptPresentation(in container: PresentationContainer) {
    guard let old = presentationState.controller, let window = container.window else { return }
    UIView.performWithoutAnimation {
      let new = adaptedPresentation(unadapted(old), in: window)
      if new === old { return new.surround(isShown: true) }
      old.surround(isShown: false)
      old.containerView = nil
      old.dismissalTransitionDidEnd(true)
      viewIfLoaded?.removeFromSuperview()
      container.letsTouchesThrough = false
      container.traitOverrideValues.userInterfaceLevel = .unspecified
      container.presentation = new
      presentationState.controller = new
      new.presenter = old.presenter
      new.containerView = container
      new.presentationTransitionWillBegin()
      (self as? UIAlertController)?.rebuild()
      if let view = new.presentedView {
        if view.superview == nil { container.addSubview(view) }
        view.transform = .identity
        view.alpha = 1
        view.frame = new.frameOfPresentedViewInContainerView
      }
      container.setNeedsLayout()
      container.layoutIfNeeded()
      new.surround(isShown: true)
      new.presentationTransitionDidEnd(true)
    }
  }

  /// Returns what shows this controller before the width of the window is thought of.
  private func unadapted(_ presentation: UIPresentationController) -> UIPresentationController {
    if modalPresentationStyle == .popover { return neededPopover ?? presentation }
    // An action sheet that is a popover.
    return presentation is UIPopoverPresentationController ? makePresentationController() : presentation
  }
}
