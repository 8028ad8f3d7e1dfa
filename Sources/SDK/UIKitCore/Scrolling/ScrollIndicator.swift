// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The thin bar that shows which part of the content is in view.
@MainActor
final class ScrollIndicator: UIView {
  /// In points.
  static let thickness: CGFloat = 3
  /// Of the bar from the side of the view, and of its ends from the other sides.
  static let distance: CGFloat = 3
  static let shortest: CGFloat = 36
  static let shortestPulled: CGFloat = 8

  var style = UIScrollView.IndicatorStyle.default {
    didSet { updateColor() }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    alpha = 0
    layer.cornerRadius = Self.thickness / 2
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  private func updateColor() {
    let dark = UIColor(white: 0, alpha: 0.35)
    let light = UIColor(white: 1, alpha: 0.5)
    switch style {
    case .default: backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? light : dark }
    case .black: backgroundColor = dark
    case .white: backgroundColor = light
    }
  }
}

extension UIScrollView {
  var indicators: [ScrollIndicator] { [verticalIndicator, horizontalIndicator].compactMap { $0 } }

  func showIndicators() {
    let range = range
    if showsVerticalScrollIndicator, range.y.upperBound > range.y.lowerBound { show(&verticalIndicator) }
    if showsHorizontalScrollIndicator, range.x.upperBound > range.x.lowerBound { show(&horizontalIndicator) }
    updateIndicators()
  }

  private func show(_ indicator: inout ScrollIndicator?) {
    let shown = indicator ?? ScrollIndicator()
    shown.style = indicatorStyle
    indicator = shown
    if subviews.last !== shown { addSubview(shown) }
    UIView.performWithoutAnimation { shown.alpha = 1 }
  }

  func hideIndicators(after delay: TimeInterval = 0.3) {
    for indicator in indicators where indicator.alpha > 0 {
      UIView.animate(
        withDuration: 0.25, delay: delay, options: .allowUserInteraction, animations: { indicator.alpha = 0 })
    }
  }

  func updateIndicators() {
    guard !indicators.isEmpty else { return }
    UIView.performWithoutAnimation {
      verticalIndicator?.frame = showsVerticalScrollIndicator ? verticalIndicatorFrame : .zero
      horizontalIndicator?.frame = showsHorizontalScrollIndicator ? horizontalIndicatorFrame : .zero
    }
  }

  private var verticalIndicatorFrame: CGRect {
    let inset = indicatorInset(verticalScrollIndicatorInsets)
    let bar = barRange(
      offset: contentOffset.y, range: range.y, visible: bounds.height,
      room: bounds.height - inset.top - inset.bottom - 2 * ScrollIndicator.distance)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = ScrollIndicator.distance
    let x =
      isMirrored
      ? bounds.minX + inset.left + distance : bounds.maxX - inset.right - distance - ScrollIndicator.thickness
    return CGRect(
      x: x, y: bounds.minY + inset.top + distance + bar.start, width: ScrollIndicator.thickness, height: bar.length)
  }

  private var horizontalIndicatorFrame: CGRect {
    let inset = indicatorInset(horizontalScrollIndicatorInsets)
    let distance = ScrollIndicator.distance
    let bar = barRange(
      offset: contentOffset.x, range: range.x, visible: bounds.width,
      room: bounds.width - inset.left - inset.right - 2 * distance)
    return CGRect(
      x: bounds.minX + inset.left + distance + bar.start,
      y: bounds.maxY - inset.bottom - distance - ScrollIndicator.thickness, width: bar.length,
      height: ScrollIndicator.thickness)
  }

  private func indicatorInset(_ own: UIEdgeInsets) -> UIEdgeInsets {
    guard automaticallyAdjustsScrollIndicatorInsets else { return own }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  private func barRange(
    offset: CGFloat, range: ClosedRange<CGFloat>, visible: CGFloat, room: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let way = range.upperBound - range.lowerBound
    guard way > 0, room > 0, visible > 0 else { return (0, 0) }
    var length = max(room * visible / (way + visible), min(ScrollIndicator.shortest, room))
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    // Content that is pulled beyond its end squeezes the bar.
    length = max(length - abs(offset - edge), min(ScrollIndicator.shortestPulled, room))
    return ((edge - range.lowerBound) / way * (room - length), length)
  }
}
