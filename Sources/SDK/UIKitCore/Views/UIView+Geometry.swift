// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Places

extension UIView {
  /// Gives the layer another place or size, and has everything follow.
  func resize(_ change: (CALayer) -> Void) {
    let old = ownLayer.bounds
    change(ownLayer)
    sizeChanged(from: old.size)
    if ownLayer.bounds != old { boundsDidChange(from: old) }
  }

  func move(to center: CGPoint) {
    ownLayer.position = center
    if !layout.isHalfPlaced { placeChanged() }
  }

  private func sizeChanged(from old: CGSize) {
    placeChanged()
    guard ownLayer.bounds.size != old else { return }
    if contentMode == .redraw { setNeedsDisplay() }
    if autoresizesSubviews {
      for subview in subviews { subview.followResize(from: old, to: ownLayer.bounds.size) }
    }
    setNeedsLayout()
  }

  private func placeChanged() {
    updateSafeArea()
    engineFrameChanged()
  }

  /// Follows the superview's change of size as the autoresizing mask says.
  private func followResize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    var frame = ownLayer.frame
    (frame.origin.x, frame.size.width) = Self.followed(
      start: frame.minX, length: frame.width, change: new.width - old.width, old: old.width,
      flexible: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    )
    (frame.origin.y, frame.size.height) = Self.followed(
      start: frame.minY, length: frame.height, change: new.height - old.height, old: old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    self.frame = frame
  }

  /// Shares a change of length among what is flexible, by how long each part is.
  private static func followed(
    start: CGFloat, length: CGFloat, change: CGFloat, old: CGFloat, flexible: (before: Bool, within: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [
      flexible.before ? max(start, 0) : 0, flexible.within ? max(length, 0) : 0,
      flexible.after ? max(old - start - length, 0) : 0,
    ]
    let total = parts.reduce(0, +)
    let count = CGFloat([flexible.before, flexible.within, flexible.after].count { $0 })
    guard count > 0 else { return (start, length) }
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      isFlexible ? change * (total > 0 ? part / total : 1 / count) : 0
    }
    return (start + share(parts[0], flexible.before), max(length + share(parts[1], flexible.within), 0))
  }
}

// MARK: - Between views

extension UIView {
  var toScreen: CGAffineTransform { toWindow.concatenating(window?.sceneTransform ?? .identity) }

  /// Takes points of this view to points of its window, or of its topmost ancestor.
  var toWindow: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view: UIView = self
    while let parent = view.superview {
      result = result.concatenating(view.layer.model.toSuperlayer)
      view = parent
    }
    // The topmost view's own coordinates, whose origin bounds may have moved.
    return result
  }

  /// Returns the frontmost view, here or below, that hears touches at a point.
  func frontmost(below point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !layer.keepsTouchesOut,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      // As an optional, so that it is brought over by the method that takes views.
      let place = subview.convert(point, from: self as UIView?)
      if let hit = subview.hitTest(place, with: event) { return hit }
    }
    return self
  }

  func map(to view: UIView?) -> CGAffineTransform {
    guard let view = view ?? window else { return toWindow }
    if view.window === window { return toWindow.concatenating(view.toWindow.inverted()) }
    return toScreen.concatenating(view.toScreen.inverted())
  }
}
