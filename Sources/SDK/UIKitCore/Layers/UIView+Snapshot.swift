// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Pictures of views

extension UIView {
  /// Draws the view into the current context; returns whether it could be drawn.
  func drawTree(in rect: CGRect, isBroughtUpToDate: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if isBroughtUpToDate { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    renderAlone(into: context, wanted: bounds)
    context.restoreGState()
    return true
  }

  func pictureView(isBroughtUpToDate: Bool) -> UIView? {
    if isBroughtUpToDate { layoutIfNeeded() }
    guard let image = snapshotImage(of: bounds) else { return nil }
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: .zero, size: bounds.size)
    return view
  }

  /// Returns a picture of a part of the view; `nil` for a part without a size.
  ///
  /// - Parameter prepare: Draws what is behind, in the view's coordinates.
  func snapshotImage(of part: CGRect, prepare: (CGContext) -> Void = { _ in }) -> UIImage? {
    let scale = max(traitCollection.displayScale, 1)
    return CGImage.drawn(size: part.size, scale: scale) { context in
      context.translateBy(x: -part.minX, y: -part.minY)
      prepare(context)
      renderAlone(into: context, wanted: part)
    }
    .map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
