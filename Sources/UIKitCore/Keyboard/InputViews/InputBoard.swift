// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An accessory view with a keyboard or an input view below it.
@MainActor
final class InputBoard: UIView {
  private var accessory: UIView?
  private var keyboard: UIView?
  /// The room below that bars and rounded corners cover.
  private var bottomInset: CGFloat = 0

  /// Called when the views want another height together than they have.
  var onHeightChange: () -> Void = {}

  /// How high an input view is that says nothing about its height, in points.
  private static let defaultHeight: CGFloat = 216

  func show(_ newKeyboard: UIView?, _ newAccessory: UIView?, below bottomInset: CGFloat) {
    self.bottomInset = bottomInset
    replace(&accessory, by: newAccessory)
    replace(&keyboard, by: newKeyboard)
    setNeedsLayout()
  }

  private func replace(_ old: inout UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    old = new
    guard let new else { return }
    new.translatesAutoresizingMaskIntoConstraints = true
    addSubview(new)
  }

  /// Returns how high the views are together, with the room below them.
  func height(forWidth width: CGFloat, below bottomInset: CGFloat) -> CGFloat {
    self.bottomInset = bottomInset
    return height(of: accessory, width) + height(of: keyboard, width) + bottomInset
  }

  private func height(of view: UIView?, _ width: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    if (view as? UIInputView)?.allowsSelfSizing ?? (view.intrinsicContentSize.height > 0) {
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if fitting.height > 0 { return fitting.height }
    }
    if view === keyboard, view.autoresizingMask.contains(.flexibleHeight) { return Self.defaultHeight }
    return view.bounds.height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top: CGFloat = 0
    for view in [accessory, keyboard] {
      guard let view else { continue }
      let height = height(of: view, bounds.width)
      view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height
    }
    if abs(top + bottomInset - bounds.height) > 0.01 { onHeightChange() }
  }
}
