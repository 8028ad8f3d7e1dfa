// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The keyboard for codes of digits: one row on screens that are wide enough for fingers, two on others.
@MainActor
final class DigitKeysView: UIView {
  /// Where the focus goes.
  enum Direction { case left, right, up, down }

  /// Called when a key is taken.
  var onKey: (DigitKey) -> Void = { _ in }

  private let views = DigitKey.all.map { DigitKeyView($0) }
  private var focused = 0
  /// Whether the focus shows: not to fingers, which do not need it.
  private var showsFocus = true

  private static let (gap, leastSide, largestSide): (CGFloat, CGFloat, CGFloat) = (8, 44, 64)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, view) in views.enumerated() {
      addSubview(view)
      view.addAction(UIAction { [weak self] _ in self?.touched(index) }, for: .touchUpInside)
    }
    showFocus()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Focus

  /// Moves the focus to the neighbour in that direction; there it stays where there is none.
  func moveFocus(_ direction: Direction) {
    let columns = columnCount
    let next =
      switch direction {
      case .left: focused - 1
      case .right: focused + 1
      case .up: focused - columns
      case .down: focused + columns
      }
    if views.indices.contains(next) { focused = next }
    showsFocus = true
    showFocus()
    UIAccessibility.post(notification: .announcement, argument: views[focused].accessibilityLabel)
  }

  /// Takes the key with the focus.
  func selectFocused() {
    showsFocus = true
    showFocus()
    onKey(views[focused].key)
  }

  private func touched(_ index: Int) {
    focused = index
    showsFocus = false
    showFocus()
    onKey(views[index].key)
  }

  private func showFocus() {
    for (index, view) in views.enumerated() { view.isLifted = showsFocus && index == focused }
    bringSubviewToFront(views[focused])
  }

  // MARK: Places

  private var columnCount: Int {
    let count = CGFloat(views.count)
    return bounds.width >= Self.leastSide * count + Self.gap * (count - 1) ? views.count : (views.count + 1) / 2
  }

  private var side: CGFloat {
    let columns = CGFloat(columnCount)
    return min(max((bounds.width - Self.gap * (columns - 1)) / columns, 0), Self.largestSide)
  }

  override var intrinsicContentSize: CGSize {
    let rows = CGFloat((views.count + columnCount - 1) / columnCount)
    return CGSize(width: UIView.noIntrinsicMetric, height: rows * side + (rows - 1) * Self.gap)
  }

  /// Digits stand from left to right in every language.
  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = columnCount
    let side = side
    let start = bounds.midX - (side * CGFloat(columns) + Self.gap * CGFloat(columns - 1)) / 2
    for (index, view) in views.enumerated() {
      // A view that is lifted has a transform, so no frame.
      view.bounds.size = CGSize(width: side, height: side)
      view.center = CGPoint(
        x: start + CGFloat(index % columns) * (side + Self.gap) + side / 2,
        y: CGFloat(index / columns) * (side + Self.gap) + side / 2)
    }
    if intrinsicContentSize.height != bounds.height { invalidateIntrinsicContentSize() }
  }
}
