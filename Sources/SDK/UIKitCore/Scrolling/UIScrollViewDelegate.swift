// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Who hears of scrolling and zooming, and steers it.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called whenever `contentOffset` has changed, by a finger, by itself or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called whenever `zoomScale` has changed, by fingers or by code.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when a finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Tells that the finger goes.
  ///
  /// `velocity`: In points a millisecond.
  ///
  /// `targetContentOffset`: Where the content will come to rest; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called when the finger has gone.
  ///
  /// `decelerate`: Whether the content moves on; if not, no more calls follow.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when the content moves on after the finger has gone.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when the content that moved on has come to rest, or was stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called when a movement that `setContentOffset(_:animated:)` and the like began has ended, or was stopped.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns the view that grows and shrinks; without one there is no zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called when fingers begin to zoom; not for `setZoomScale(_:animated:)`.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called when fingers have zoomed and the content is back within its limits, or an animated zoom has ended.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Called when `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
