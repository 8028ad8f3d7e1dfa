// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Insets and range

extension UIScrollView {
  /// What the safe area adds to the insets.
  var addedInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var result = UIEdgeInsets.zero
    let adjusts: (x: Bool, y: Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .scrollableAxes: scrollableAxes(safe)
      case .automatic: (scrollableAxes(safe).x, controller != nil || scrollableAxes(safe).y)
      }
    if adjusts.x { (result.left, result.right) = (safe.left, safe.right) }
    if adjusts.y { (result.top, result.bottom) = (safe.top, safe.bottom) }
    return result
  }

  /// Whether the content keeps out of the unsafe sides by itself, so that it is never moved sideways for them.
  private var keepsContentBetweenSides: Bool { self is UITableView }

  private func scrollableAxes(_ safe: UIEdgeInsets) -> (x: Bool, y: Bool) {
    (
      !keepsContentBetweenSides
        && (alwaysBounceHorizontal
          || contentSize.width + contentInset.left + contentInset.right > bounds.width - safe.left - safe.right),
      alwaysBounceVertical
        || contentSize.height + contentInset.top + contentInset.bottom > bounds.height - safe.top - safe.bottom
    )
  }

  func insetsMayHaveChanged() {
    let old = knownInset
    let new = adjustedContentInset
    guard new != old else { return }
    knownInset = new
    if drag == nil, motion == nil {
      // Who was at the start stays there.
      var offset = contentOffset
      if offset.y == -old.top { offset.y = -new.top }
      if offset.x == -old.left { offset.x = -new.left }
      show(offset)
      keepInRange()
    }
    setNeedsLayout()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The offsets at which the content covers the view, as far as it can.
  var range: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    func range(_ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ visible: CGFloat) -> ClosedRange<CGFloat> {
      -before...max(content + after - visible, -before)
    }
    return (
      range(inset.left, contentSize.width, inset.right, bounds.width),
      range(inset.top, contentSize.height, inset.bottom, bounds.height)
    )
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = range
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  /// Goes back to the content where it has become shorter.
  func keepInRange() {
    guard drag == nil, motion == nil else { return }
    let offset = clamped(contentOffset)
    if offset != contentOffset { show(offset) }
  }

  /// Shows a part of the content, on whole pixels; subclasses hear of it as of any other `contentOffset`.
  func show(_ offset: CGPoint) {
    let new = onPixels(offset)
    guard new != contentOffset else { return }
    let wasStepping = isStepping
    isStepping = true
    contentOffset = new
    isStepping = wasStepping
  }

  func onPixels(_ offset: CGPoint) -> CGPoint {
    let scale = max(traitCollection.displayScale, 1)
    return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  /// Whether a finger moves the content along an axis.
  var movableAxes: (x: Bool, y: Bool) {
    let range = range
    return (
      range.x.upperBound > range.x.lowerBound || (bounces && alwaysBounceHorizontal),
      range.y.upperBound > range.y.lowerBound || (bounces && alwaysBounceVertical)
    )
  }

  /// Whether there is content left in a direction.
  ///
  /// - Parameter way: The way of the finger, whose content follows it.
  func hasRoom(for way: CGPoint) -> Bool {
    let range = range
    if abs(way.x) > abs(way.y) {
      return way.x > 0 ? contentOffset.x > range.x.lowerBound : contentOffset.x < range.x.upperBound
    }
    return way.y > 0 ? contentOffset.y > range.y.lowerBound : contentOffset.y < range.y.upperBound
  }
}

// MARK: - Going to a place

extension UIScrollView {
  /// Goes to an offset at once or in an animation.
  func go(to contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.isUsable else { return }
    stopMotion()
    guard animated, window != nil, UIView.areAnimationsEnabled else { return show(contentOffset) }
    guard contentOffset != self.contentOffset else { return }
    run(
      ScrollMotion(from: self.contentOffset.x, easingTo: contentOffset.x, over: Self.animationDuration),
      ScrollMotion(from: self.contentOffset.y, easingTo: contentOffset.y, over: Self.animationDuration),
      for: .animation)
  }

  /// Goes to the nearest offset that shows an area.
  func reveal(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    func shift(_ from: CGFloat, _ to: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if from < start || to - from > end - start { return from - start }
      return to > end ? to - end : 0
    }
    var offset = contentOffset
    offset.x += shift(rect.minX, rect.maxX, seen.minX, seen.maxX)
    offset.y += shift(rect.minY, rect.maxY, seen.minY, seen.maxY)
    setContentOffset(clamped(offset), animated: animated)
  }

  static var animationDuration: TimeInterval { 0.3 }
}
