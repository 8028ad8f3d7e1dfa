// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
public import UIKitCore

// MARK: - Scrolling as a person does

extension Reach {
  /// Whether a view could be scrolled to, but is not in sight.
  func isOutOfSight(_ view: UIView) -> Bool {
    hidden(view) == nil && !reachesMiddle(of: view) && view.superviews.contains { $0 is UIScrollView }
  }

  /// The part of a scroll view that shows its content and is not covered by bars, on the screen.
  func window(of scrollView: UIScrollView) -> CGRect {
    let insets = scrollView.adjustedContentInset
    let frame = scrollView.screenFrame
    return visiblePart(of: scrollView).intersection(
      CGRect(
        x: frame.minX + insets.left, y: frame.minY + insets.top, width: frame.width - insets.left - insets.right,
        height: frame.height - insets.top - insets.bottom))
  }

  /// Returns a place where a finger takes hold of a scroll view's content, and not of something in it that wants the drag.
  ///
  /// - Parameters:
  ///   - way: Where the finger is to go from there.
  ///   - part: Where in the scroll view, along each axis, the finger should come down, from 0 to 1.
  func grip(_ scrollView: UIScrollView, for way: CGVector, near part: CGPoint) -> CGPoint? {
    let room = visiblePart(of: scrollView)
    guard room.width > 0, room.height > 0 else { return nil }
    let steps = stride(from: 0.05, through: 0.95, by: 0.075)
    let places = steps.flatMap { y in
      steps.map { CGPoint(x: room.minX + room.width * $0, y: room.minY + room.height * y) }
    }
    let target = CGPoint(x: room.minX + room.width * part.x, y: room.minY + room.height * part.y)
    let sorted = places.sorted { $0.distance(to: target) < $1.distance(to: target) }
    // A quick drag on a button scrolls as well, where there is nothing else.
    return sorted.first { holds(scrollView, at: $0, for: way) { $0 is UIControl } }
      ?? sorted.first { holds(scrollView, at: $0, for: way) { $0 is UIControl && !($0 is UIButton) } }
  }

  private func holds(
    _ scrollView: UIScrollView, at place: CGPoint, for way: CGVector, _ isObstacle: (UIView) -> Bool
  ) -> Bool {
    guard let scene = app.screen.surface(at: place), scene.scene === scrollView.window?.windowScene,
      let hit = hit(at: place, in: scene), hit.isDescendant(of: scrollView)
    else { return false }
    for view in sequence(first: hit, next: \.superview) {
      if view === scrollView { return true }
      if isObstacle(view) { return false }
      if let inner = view as? UIScrollView, inner.isScrollEnabled {
        let canMove = inner.canMove
        if abs(way.dx) > abs(way.dy) ? canMove.x : canMove.y { return false }
      }
    }
    return false
  }
}

extension TestApp {
  /// Drags scroll views, the outermost first, until the middle of a view shows or nothing moves any more.
  func scrollIntoView(_ view: UIView) {
    for scrollView in view.superviews.compactMap({ $0 as? UIScrollView }).reversed() where scrollView.isScrollEnabled {
      // What is further in can still be scrolled itself.
      let inner = view.superviews.prefix { $0 !== scrollView }.last { $0 is UIScrollView }
      let target = inner ?? view
      var drags = 0
      while drags < Self.mostDrags, !Reach(app: self).reachesMiddle(of: target) {
        let room = Reach(app: self).window(of: scrollView)
        let frame = target.screenFrame
        let way = CGVector(dx: room.midX - frame.midX, dy: room.midY - frame.midY)
        guard drag(scrollView, by: way) else { break }
        drags += 1
      }
      settle()
    }
  }

  /// A person gives up some time.
  static var mostDrags: Int { 1_000 }

  /// Drags the content of a scroll view once, as far as it goes.
  ///
  /// - Parameter way: How far the content should move, in points.
  /// - Returns: Whether it has moved.
  private func drag(_ scrollView: UIScrollView, by way: CGVector) -> Bool {
    let room = Reach(app: self).visiblePart(of: scrollView)
    let canMove = scrollView.canMove
    let most = CGVector(dx: room.width * 0.8, dy: room.height * 0.8)
    // A pan begins after 10 points; what is overcome before is lost.
    func length(_ way: CGFloat, _ most: CGFloat) -> CGFloat {
      abs(way) < 0.5 ? 0 : (way < 0 ? -1 : 1) * min(abs(way) + 10, most)
    }
    let step = CGVector(
      dx: canMove.x ? length(way.dx, most.dx) : 0, dy: canMove.y ? length(way.dy, most.dy) : 0)
    guard step.dx != 0 || step.dy != 0 else { return false }
    let part = CGPoint(
      x: 0.5 - step.dx / max(room.width, 1) / 2, y: 0.5 - step.dy / max(room.height, 1) / 2)
    guard let start = Reach(app: self).grip(scrollView, for: step, near: part) else { return false }
    let old = scrollView.contentOffset
    slide(from: start, to: start.moved(by: step), over: 0.1)
    settle(limit: 0.5)
    return scrollView.contentOffset.distance(to: old) > 0.5
  }

  /// Scrolls until a query means a view, through lists that make their rows only when they come into sight: to the end
  /// first, then back to the start.
  ///
  /// `container`: the scroll view; without one, the only one that shows.
  ///
  /// - Returns: The view.
  /// - Throws: `TestFailure` when it does not come, or there is no one scroll view.
  @discardableResult
  public func scroll(
    to query: ViewQuery, in container: ViewQuery = .type(UIScrollView.self), file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> UIView {
    settle()
    if !exists(query) {
      let scrollView = try find(UIScrollView.self, container, file: file, line: line)
      for sign in [CGFloat(-1), 1] {
        let far = CGVector(dx: sign * scrollView.bounds.width, dy: sign * scrollView.bounds.height)
        let way = scrollView.canMove.y ? CGVector(dx: 0, dy: far.dy) : CGVector(dx: far.dx, dy: 0)
        for _ in 0..<Self.mostDrags {
          guard !exists(query), drag(scrollView, by: way) else { break }
        }
      }
    }
    let view = try find(query, file: file, line: line)
    if !Reach(app: self).reachesMiddle(of: view) { scrollIntoView(view) }
    return view
  }
}

extension UIScrollView {
  /// Whether the content is larger than what shows of it.
  fileprivate var canMove: (x: Bool, y: Bool) {
    let insets = adjustedContentInset
    return (
      contentSize.width + insets.left + insets.right > bounds.width + 0.5,
      contentSize.height + insets.top + insets.bottom > bounds.height + 0.5
    )
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
