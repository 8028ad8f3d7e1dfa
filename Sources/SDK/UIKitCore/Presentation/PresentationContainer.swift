// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What holds a presented view: as large as the window, in front of what is below.
@MainActor
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?
  /// The width of the window that the presentation was chosen for.
  private var sizeClass: UIUserInterfaceSizeClass

  init(for presentation: UIPresentationController, in window: UIWindow) {
    self.presentation = presentation
    sizeClass = window.traitCollection.horizontalSizeClass
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the view is where it belongs; before and after it is on its way.
  var isSettled = false {
    didSet {
      guard isSettled else { return }
      setNeedsLayout()
      adapt()
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adapt()
  }

  /// Shows the controller as suits the window, which may have become narrow or wide; what moves comes to its end first.
  private func adapt() {
    guard isSettled, let window, window.traitCollection.horizontalSizeClass != sizeClass else { return }
    sizeClass = window.traitCollection.horizontalSizeClass
    presentation?.presentedViewController.adaptPresentation(in: self)
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
