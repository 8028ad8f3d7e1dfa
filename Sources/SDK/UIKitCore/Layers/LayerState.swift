// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Everything about a layer that can be animated, and what goes with it.
struct LayerState {
  /// Where the anchor point is, in the superlayer's coordinates.
  var position = CGPoint.zero
  var bounds = CGRect.zero
  /// The point of the bounds that `position` places and transforms turn about, as parts of width and height.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity
  var opacity: CGFloat = 1
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor = CGColor(gray: 0, alpha: 1)
  var shadowColor: CGColor = CGColor(gray: 0, alpha: 1)
  var shadowOpacity: CGFloat = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
}

// MARK: - Places

// Inlined, so that no state is copied, colours and all, for the few numbers that are wanted of it.
extension LayerState {
  /// Takes points of the layer to points of its superlayer.
  @inline(__always) var toSuperlayer: CGAffineTransform {
    let anchor = CGPoint(x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The smallest upright rectangle of the superlayer around the layer.
  @inline(__always) var frame: CGRect { transform.isIdentity ? untransformedFrame : bounds.applying(toSuperlayer) }

  /// The place in the superlayer without the transform.
  @inline(__always) var untransformedFrame: CGRect {
    CGRect(
      x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y, width: bounds.width,
      height: bounds.height)
  }
}
