// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What an accessory view is in: finds how high that wants to be, and hands on to whoever the accessory view belongs to.
@MainActor
final class AccessoryHolder: UIView {
  weak var owner: UIResponder?
  private(set) var accessory: UIView?
  /// Whether the content of the accessory view, or constraints, say how high it is; otherwise its frame does.
  private var isSizedByContent = false
  private let ruler = HeightRuler()
  private var placing: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    ruler.isHidden = true
    addSubview(ruler)
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? { owner ?? super.next }

  /// Beside the accessory view there is nothing.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  /// Holds another view, or none.
  func hold(_ view: UIView?) {
    guard accessory !== view else { return }
    NSLayoutConstraint.deactivate(placing)
    placing = []
    if let accessory, accessory.superview === self { accessory.removeFromSuperview() }
    accessory = view
    isSizedByContent = view.map(mayBeSizedByContent) ?? false
    guard let view else { return }
    let height = view.bounds.height
    view.translatesAutoresizingMaskIntoConstraints = !isSizedByContent
    addSubview(view)
    setNeedsLayout()
    if isSizedByContent { constrain(view, frameHeight: height) }
  }

  /// Has constraints place a view from the upper edge on, as high as its content.
  ///
  /// - Parameter frameHeight: How high it is where its content does not say, in points.
  private func constrain(_ view: UIView, frameHeight: CGFloat) {
    let height = view.heightAnchor.constraint(equalToConstant: frameHeight)
    // Less than any content, and more than what asks for the least that will do.
    height.priority = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
    placing = [
      height, view.topAnchor.constraint(equalTo: topAnchor), view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor), ruler.topAnchor.constraint(equalTo: view.topAnchor),
      ruler.leadingAnchor.constraint(equalTo: view.leadingAnchor), ruler.widthAnchor.constraint(equalToConstant: 0),
      ruler.heightAnchor.constraint(equalTo: view.heightAnchor),
    ]
    NSLayoutConstraint.activate(placing)
  }

  /// Whether a view asks to be as high as its content: an input view that says so, and any other view that constraints place, that
  /// bends in its height, or that has a height of its own.
  private func mayBeSizedByContent(_ view: UIView) -> Bool {
    if let view = view as? UIInputView { return view.allowsSelfSizing }
    return !view.translatesAutoresizingMaskIntoConstraints || view.autoresizingMask.contains(.flexibleHeight)
      || view.intrinsicContentSize.height > 0
      || view.constraints.contains { $0.firstItem === view && $0.firstAttribute == .height && $0.secondItem == nil }
  }

  /// Returns how high the accessory view is, in points; 0 without one.
  func height(forWidth width: CGFloat) -> CGFloat {
    guard let accessory else { return 0 }
    guard isSizedByContent else { return accessory.bounds.height }
    return accessory.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let accessory, !isSizedByContent { accessory.frame = bounds }
  }
}

/// As high as the accessory view: tells when that has changed.
private final class HeightRuler: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.height != old.height { UIApplication.shared.inputViews.heightChanged() }
  }
}
