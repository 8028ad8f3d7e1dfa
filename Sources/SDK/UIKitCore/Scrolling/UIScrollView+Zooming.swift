// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIScrollView {
  private var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// There is a recogniser for pinching only where there is something to zoom.
  func updatePinch() {
    if maximumZoomScale > minimumZoomScale, scrollDelegate != nil {
      guard zoomPinch == nil else { return }
      let pinch = UIPinchGestureRecognizer(target: nil) { [weak self] _ in self?.pinched() }
      pinch.delegate = zoomDecider
      zoomPinch = pinch
      addGestureRecognizer(pinch)
    } else if let pinch = zoomPinch {
      removeGestureRecognizer(pinch)
      zoomPinch = nil
    }
  }

  /// Zooms so that an area of the zoomed view, in its coordinates, fills this one.
  func zoom(toArea rect: CGRect, animated: Bool) {
    guard zoomedView != nil, rect.width > 0, rect.height > 0 else { return }
    let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
    let scale = min(max(fitting, minimumZoomScale), maximumZoomScale)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    if animated, window != nil {
      animateZoom(to: scale, middle: middle)
    } else {
      zoomAboutMiddle(to: scale, isFree: false)
      show(offset(showing: middle, at: scale))
    }
  }

  private func offset(showing middle: CGPoint, at scale: CGFloat) -> CGPoint {
    clamped(CGPoint(x: middle.x * scale - bounds.width / 2, y: middle.y * scale - bounds.height / 2))
  }

  // MARK: Fingers

  private func pinched() {
    guard let pinch = zoomPinch, let view = zoomedView else { return }
    switch pinch.state {
    case .began:
      stopMotion()
      isZooming = true
      pinch.scale = 1
      zoomAnchor = unscaled(pinch.location(in: self))
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      let wanted = currentZoomScale * pinch.scale
      pinch.scale = 1
      let fingers = pinch.location(in: self)
      zoom(
        to: bouncesZoom ? wanted : limited(wanted), keeping: zoomAnchor,
        at: CGPoint(x: fingers.x - contentOffset.x, y: fingers.y - contentOffset.y), isFree: bouncesZoom)
      rebaseDrag()
    case .ended, .cancelled:
      isZooming = false
      let limit = limited(currentZoomScale)
      if limit != currentZoomScale {
        isZoomBouncing = true
        animateZoom(to: limit, middle: nil)
      } else {
        if drag == nil { keepInRange() }
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: currentZoomScale)
      }
    case .possible, .failed: break
    }
  }

  private func limited(_ scale: CGFloat) -> CGFloat { min(max(scale, minimumZoomScale), maximumZoomScale) }

  // MARK: Steps

  /// Returns a point of the content as it is at a scale of 1.
  private func unscaled(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x / currentZoomScale, y: point.y / currentZoomScale)
  }

  /// Zooms so that what is in the middle stays there.
  func zoomAboutMiddle(to scale: CGFloat, isFree: Bool) {
    zoom(
      to: scale, keeping: unscaled(CGPoint(x: bounds.midX, y: bounds.midY)),
      at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), isFree: isFree)
  }

  /// Zooms so that a point of the content is at a place in the view.
  ///
  /// - Parameters:
  ///   - anchor: In the content, at a scale of 1.
  ///   - place: From the top left corner of what is in view.
  ///   - isFree: Whether the offset may lie beyond the ends of the content for now.
  private func zoom(to scale: CGFloat, keeping anchor: CGPoint, at place: CGPoint, isFree: Bool) {
    guard let view = zoomedView, scale > 0, scale != currentZoomScale else { return }
    currentZoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = .zero
    let wasStepping = isStepping
    isStepping = true
    contentSize = view.frame.size
    let offset = CGPoint(x: anchor.x * scale - place.x, y: anchor.y * scale - place.y)
    show(isFree ? offset : clamped(offset))
    isStepping = wasStepping
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// - Parameter middle: What of the zoomed view is to come to the middle of this one; `nil` for what is there.
  func animateZoom(to target: CGFloat, middle: CGPoint?) {
    guard let scene, let view = zoomedView else { return }
    stopMotion()
    let start = UIApplication.clock()
    let first = (scale: currentZoomScale, offset: contentOffset)
    let seen = CGPoint(x: bounds.midX / first.scale, y: bounds.midY / first.scale)
    let last = middle ?? seen
    scene.animator.follow(scrollPan) { [weak self] time in
      guard let self else { return false }
      let part = min(max((time - start) / Self.animationDuration, 0), 1)
      let eased = CGFloat(part * part * (3 - 2 * part))
      zoomAboutMiddle(to: first.scale + (target - first.scale) * eased, isFree: true)
      let shown = CGPoint(x: seen.x + (last.x - seen.x) * eased, y: seen.y + (last.y - seen.y) * eased)
      show(offset(showing: shown, at: currentZoomScale))
      guard part >= 1 else { return true }
      isZoomBouncing = false
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: currentZoomScale)
      return false
    }
    scene.setNeedsFrame()
  }
}

/// Lets fingers scroll and zoom at once.
@MainActor
final class ZoomDecider: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    (otherGestureRecognizer as? ScrollPanGestureRecognizer)?.view === gestureRecognizer.view
  }
}
