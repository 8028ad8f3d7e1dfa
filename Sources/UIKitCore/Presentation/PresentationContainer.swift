// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What holds a presented view: as large as the window, in front of what is below.
@MainActor
final class PresentationContainer: UIView {
  private weak var presentation: UIPresentationController?

  init(for presentation: UIPresentationController, in window: UIWindow) {
    self.presentation = presentation
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the view is where it belongs; before and after it is on its way.
  var isSettled = false {
    didSet { if isSettled { setNeedsLayout() } }
  }

  /// Whether touches beside the presented view go to what is below.
  var letsTouchesThrough = false {
    didSet { accessibilityViewIsModal = !letsTouchesThrough }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return letsTouchesThrough && hit === self ? nil : hit
  }

  // MARK: Accessibility

  override var isNaturallyModal: Bool { isUserInteractionEnabled && !letsTouchesThrough }

  override var naturalRole: AccessibilityRole {
    presentation?.presentedViewController is UIAlertController ? .alert : .dialog
  }

  override var naturalLabel: String? { presentation?.presentedViewController.title }

  override var naturalFrame: CGRect { presentation?.presentedView?.accessibilityFrame ?? super.naturalFrame }

  override func accessibilityPerformEscape() -> Bool { presentation?.escape() ?? false }

  /// What is on its way out is out of reach.
  override var accessibilityElementsHidden: Bool {
    get { !isUserInteractionEnabled || super.accessibilityElementsHidden }
    set { super.accessibilityElementsHidden = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation else { return }
    presentation.containerViewWillLayoutSubviews()
    if isSettled { presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView }
    presentation.containerViewDidLayoutSubviews()
  }
}
