// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// MARK: - Places

extension UIView {
  /// The view's place in its superview, in points; with a transform, the upright rectangle around it.
  public var frame: CGRect {
    get { layer.frame }
    set {
      let old = layer.bounds
      layer.frame = newValue
      sizeChanged(from: old.size)
      if layer.bounds != old { boundsDidChange(from: old) }
    }
  }

  /// The view's own coordinates: what it shows, from which point on.
  public var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds
      layer.bounds = newValue
      sizeChanged(from: old.size)
      if layer.bounds != old { boundsDidChange(from: old) }
    }
  }

  /// The middle, in the superview's coordinates.
  public var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      placeChanged()
    }
  }

  /// A turn, stretch or shift about the middle, which leaves `bounds` and `center` as they are.
  public var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  private func sizeChanged(from old: CGSize) {
    placeChanged()
    guard layer.bounds.size != old else { return }
    if contentMode == .redraw { setNeedsDisplay() }
    if autoresizesSubviews {
      for subview in subviews { subview.followResize(from: old, to: layer.bounds.size) }
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
    var frame = layer.frame
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

  private func map(to view: UIView?) -> CGAffineTransform {
    guard let view = view ?? window else { return toWindow }
    if view.window === window { return toWindow.concatenating(view.toWindow.inverted()) }
    return toScreen.concatenating(view.toScreen.inverted())
  }

  /// Returns a point of this view in the coordinates of another one, or of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(map(to: view)) }

  /// Returns a point of another view, or of the window, in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(map(to: view).inverted()) }

  /// Returns the upright rectangle around a rectangle of this view, in the coordinates of another one, or of the
  /// window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(map(to: view)) }

  /// Returns the upright rectangle around a rectangle of another view, or of the window, in the coordinates of this
  /// one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(map(to: view).inverted()) }

  /// Takes the size that suits the view best.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    bounds = CGRect(origin: bounds.origin, size: size)
  }
}
