// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Puts an alert in the middle of the window, or from below, and darkens the rest.
@MainActor
final class AlertPresentationController: UIPresentationController {
  private let dimming = UIView()
  private lazy var tap = UITapGestureRecognizer { [weak self] _ in self?.tappedBeside() }

  private static let usualWidth: CGFloat = 270
  /// Where texts are so large that fewer words fit into a line, in points.
  private static let widestAlert: CGFloat = 343
  private static let sheetMargin: CGFloat = 8
  private static let widestSheet: CGFloat = 500

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  private var alertWidth: CGFloat {
    let isLarge = alert?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory == true
    return isLarge ? Self.widestAlert : Self.usualWidth
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert else { return .zero }
    var room = containerView.bounds.inset(by: containerView.safeAreaInsets)
    // What is typed into stands above the keyboard.
    if let ruler { room.size.height = max(min(room.maxY, ruler.frame.maxY) - room.minY, 0) }
    let width =
      isSheet
      ? min(room.width - 2 * Self.sheetMargin, Self.widestSheet)
      : min(alertWidth, room.width - 2 * Self.sheetMargin)
    let height = min(alert.arrangedHeight(width: max(width, 0), atMost: room.height), room.height)
    let scale = max(containerView.traitCollection.displayScale, 1)
    let x = ((room.midX - width / 2) * scale).rounded() / scale
    let y = isSheet ? room.maxY - height - Self.sheetMargin : ((room.midY - height / 2) * scale).rounded() / scale
    return CGRect(x: x, y: y, width: max(width, 0), height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.addGestureRecognizer(tap)
    containerView.addSubview(dimming)
    containerView.traitOverrideValues.userInterfaceLevel = .elevated
    if alert?.textFields != nil { addRuler(to: containerView) }
  }

  /// Ends where the keyboard begins.
  private var ruler: UIView?

  private func addRuler(to containerView: UIView) {
    let ruler = KeyboardRuler()
    ruler.onChange = { [weak containerView] in containerView?.setNeedsLayout() }
    containerView.addSubview(ruler)
    NSLayoutConstraint.activate([
      ruler.topAnchor.constraint(equalTo: containerView.topAnchor),
      ruler.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
      ruler.widthAnchor.constraint(equalToConstant: 0),
      ruler.bottomAnchor.constraint(equalTo: containerView.keyboardLayoutGuide.topAnchor),
    ])
    self.ruler = ruler
  }

  override func standBack() { presentedView?.transform = CGAffineTransform(scaleX: 1.18, y: 1.18) }

  override var takesTint: Bool { true }

  override func arrange(isShown: Bool) {
    dimming.alpha = isShown ? 0.2 : 0
    if isShown { presentedView?.transform = .identity }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { dimming.removeFromSuperview() }

  /// A tap beside a sheet chooses to cancel; an alert wants an answer.
  private func tappedBeside() {
    guard isSheet, let cancel = alert?.actions.first(where: { $0.style == .cancel }) else { return }
    alert?.choose(cancel)
  }
}

/// As high as the room above the keyboard: tells when that has changed.
private final class KeyboardRuler: UIView {
  var onChange: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.height != old.height { onChange() }
  }
}
