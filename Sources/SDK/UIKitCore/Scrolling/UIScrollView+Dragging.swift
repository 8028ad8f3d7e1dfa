// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A drag that is under way.
struct ScrollDrag {
  /// The offset at the start of the drag, had nothing been pulled beyond its end.
  var origin: CGPoint
  /// The axis that the drag stays on.
  var axes: (x: Bool, y: Bool)
  /// The page at the start of the drag.
  let page: CGPoint
}

// MARK: - Beginning

extension UIScrollView {
  /// Whether a way of the finger means to scroll this view.
  func isMeant(_ way: CGPoint) -> Bool {
    let axes = movableAxes
    let far = UIPanGestureRecognizer.threshold
    guard (axes.x && abs(way.x) >= far) || (axes.y && abs(way.y) >= far) else { return false }
    let isAlongX = abs(way.x) > abs(way.y)
    guard let outer = outerScrollView(alongX: isAlongX) else { return true }
    // What lies around takes what this view cannot use.
    guard isAlongX ? axes.x : axes.y else { return false }
    return hasRoom(for: way) || !outer.hasRoomAbove(for: way)
  }

  /// The next scroll view above that moves along an axis.
  private func outerScrollView(alongX: Bool) -> UIScrollView? {
    var next = superview
    while let view = next {
      if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled {
        let axes = scrollView.movableAxes
        if alongX ? axes.x : axes.y { return scrollView }
      }
      next = view.superview
    }
    return nil
  }

  private func hasRoomAbove(for way: CGPoint) -> Bool {
    hasRoom(for: way) || outerScrollView(alongX: abs(way.x) > abs(way.y))?.hasRoomAbove(for: way) == true
  }

  /// Whether the views in the content let go of the fingers.
  var mayTakeFingers: Bool {
    for touch in scrollPan.touches where touch.hasReachedView && !touch.isTakenFromView {
      guard let view = touch.view, view !== self, view.isDescendant(of: self) else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    return true
  }

  /// Follows the recogniser that scrolls.
  func panned() {
    switch scrollPan.state {
    case .began: beginDrag()
    case .changed: followDrag()
    case .ended: endDrag(velocity: scrollPan.velocity(in: nil))
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDrag() {
    stopMotion()
    let way = scrollPan.distance
    var axes = movableAxes
    if isDirectionalLockEnabled, axes.x, axes.y, way != .zero {
      axes = abs(way.x) > abs(way.y) ? (true, false) : (false, true)
    }
    scrollPan.setTranslation(.zero, in: nil)
    let page =
      isPagingEnabled
      ? CGPoint(x: pageIndex(contentOffset.x, bounds.width), y: pageIndex(contentOffset.y, bounds.height)) : .zero
    drag = ScrollDrag(origin: pulled(contentOffset), axes: axes, page: page)
    isDragging = true
    isTracking = true
    UIApplication.shared.inputViews.dragBegan(in: self)
    scrollDelegate?.scrollViewWillBeginDragging(self)
    showIndicators()
  }

  private func pageIndex(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
    length > 0 ? (offset / length).rounded() : 0
  }

  // MARK: Following

  private func followDrag() {
    guard drag != nil else { return }
    UIApplication.shared.inputViews.dragMoved(in: self)
    // Views may have made way for the keyboard.
    guard var drag else { return }
    let way = scrollPan.translation(in: self)
    var offset = CGPoint(x: drag.origin.x - way.x, y: drag.origin.y - way.y)
    if !drag.axes.x { offset.x = contentOffset.x }
    if !drag.axes.y { offset.y = contentOffset.y }
    let (x, y) = range
    let pulls = pullableAxes
    if !pulls.x, drag.axes.x { rebase(&offset.x, &drag.origin.x, x) }
    if !pulls.y, drag.axes.y { rebase(&offset.y, &drag.origin.y, y) }
    self.drag = drag
    isStepping = true
    show(
      CGPoint(
        x: drag.axes.x ? shown(offset.x, x, bounds.width) : offset.x,
        y: drag.axes.y ? shown(offset.y, y, bounds.height) : offset.y))
    isStepping = false
  }

  /// Stays at the end, and sets off from there once the finger turns back.
  private func rebase(_ offset: inout CGFloat, _ origin: inout CGFloat, _ range: ClosedRange<CGFloat>) {
    let new = min(max(offset, range.lowerBound), range.upperBound)
    origin += new - offset
    offset = new
  }

  /// The axes along which content can be pulled beyond its ends.
  var pullableAxes: (x: Bool, y: Bool) {
    let axes = movableAxes
    return (bounces && axes.x, bounces && axes.y)
  }

  private func shown(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return edge + RubberBand.shown(offset - edge, length: length)
  }

  /// The offset that the finger asks for where content is pulled beyond its ends.
  private func pulled(_ offset: CGPoint) -> CGPoint {
    let edge = clamped(offset)
    return CGPoint(
      x: edge.x + RubberBand.pull(offset.x - edge.x, length: bounds.width),
      y: edge.y + RubberBand.pull(offset.y - edge.y, length: bounds.height))
  }

  /// Moves the content under the finger without the finger.
  func moveOrigin(by distance: CGPoint) {
    drag?.origin.x += distance.x
    drag?.origin.y += distance.y
    motion?.x.move(by: distance.x)
    motion?.y.move(by: distance.y)
  }

  /// Goes on from where the content is now, after something else than the drag has moved it.
  func rebaseDrag() {
    guard drag != nil else { return }
    let origin = pulled(contentOffset)
    drag?.origin = origin
    scrollPan.setTranslation(.zero, in: nil)
  }

  // MARK: Ending

  private func endDrag(velocity finger: CGPoint) {
    guard let drag else { return }
    UIApplication.shared.inputViews.dragEnded(in: self, velocity: finger.y)
    self.drag = nil
    isTracking = false
    var velocity = CGPoint(x: drag.axes.x ? -finger.x : 0, y: drag.axes.y ? -finger.y : 0)
    if hypot(velocity.x, velocity.y) < Self.slowestThrow { velocity = .zero }
    let offset = contentOffset
    let natural = restingPlace(velocity, drag)
    var target = natural
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
    isDragging = false
    let x = motion(offset.x, velocity.x, target.x, target.x == natural.x, alongX: true)
    let y = motion(offset.y, velocity.y, target.y, target.y == natural.y, alongX: false)
    let moves = max(x.duration, y.duration) > 0
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return hideIndicators() }
    // The delegate may have gone elsewhere.
    guard motion == nil, self.drag == nil, contentOffset == offset else { return }
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    run(x, y, for: .deceleration)
  }

  /// What is slower than this when the finger goes stays where it is, in points a second.
  private static var slowestThrow: CGFloat { 60 }

  private func restingPlace(_ velocity: CGPoint, _ drag: ScrollDrag) -> CGPoint {
    let offset = contentOffset
    if isPagingEnabled {
      return clamped(
        CGPoint(
          x: page(offset.x, velocity.x, drag.page.x, bounds.width),
          y: page(offset.y, velocity.y, drag.page.y, bounds.height)))
    }
    let rate = decelerationRate.perSecond
    return clamped(CGPoint(x: offset.x + velocity.x / rate, y: offset.y + velocity.y / rate))
  }

  private func page(_ offset: CGFloat, _ velocity: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let place = offset / length
    var page = place.rounded()
    if abs(velocity) > Self.slowestThrow { page = velocity > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1 }
    return min(max(page, start - 1), start + 1) * length
  }

  private func motion(
    _ offset: CGFloat, _ velocity: CGFloat, _ target: CGFloat, _ isNatural: Bool, alongX: Bool
  ) -> ScrollMotion {
    let range = alongX ? range.x : range.y
    let pulls = alongX ? pullableAxes.x : pullableAxes.y
    if velocity == 0, offset == target { return ScrollMotion(restingAt: offset) }
    if !isNatural { return ScrollMotion(from: offset, velocity: velocity, directedTo: target) }
    if isPagingEnabled { return ScrollMotion(from: offset, velocity: velocity, page: target) }
    if velocity == 0, range.contains(offset) { return ScrollMotion(restingAt: offset) }
    return ScrollMotion(
      from: offset, velocity: velocity, rate: decelerationRate.perSecond, range: range, bounces: pulls)
  }
}
