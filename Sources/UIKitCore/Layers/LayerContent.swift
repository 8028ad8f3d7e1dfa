// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a view has drawn, kept until it is asked to draw again.
final class LayerContent {
  /// The size that it was drawn for.
  let size: CGSize
  private let recording: CGContext

  private init(size: CGSize, recording: CGContext) {
    self.size = size
    self.recording = recording
  }

  /// Has a view draw itself; `nil` when it has no size.
  @MainActor
  static func drawn(by view: UIView, scale: CGFloat) -> LayerContent? {
    let size = view.drawnSize
    let bounds = CGRect(origin: size == view.bounds.size ? view.bounds.origin : .zero, size: size)
    guard bounds.width > 0, bounds.height > 0, let recording = CGContext(recording: bounds, scale: scale) else {
      return nil
    }
    UIGraphicsPushContext(recording)
    view.traitCollection.performAsCurrent { view.draw(bounds) }
    UIGraphicsPopContext()
    return LayerContent(size: bounds.size, recording: recording)
  }

  /// Draws it in bounds that may have another size by now.
  @MainActor
  func draw(in bounds: CGRect, mode: UIView.ContentMode, into context: CGContext) {
    let target = mode.frame(of: size, in: bounds)
    guard size.width > 0, size.height > 0, target.width > 0, target.height > 0 else { return }
    let (sx, sy) = (target.width / size.width, target.height / size.height)
    let map = CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: target.minX - recording.bounds.minX * sx,
      ty: target.minY - recording.bounds.minY * sy)
    let isCut = !bounds.contains(target)
    if isCut {
      context.saveGState()
      context.clip(to: bounds)
    }
    context.transformed(by: map) { recording.replay(into: context) }
    if isCut { context.restoreGState() }
  }
}

extension UIView.ContentMode {
  /// Where content of a size goes in the bounds.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func scaled(by factor: CGFloat) -> CGRect {
      placed(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
    }
    return switch self {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: scaled(by: min(ratios.0, ratios.1))
    case .scaleAspectFill: scaled(by: max(ratios.0, ratios.1))
    case .center: placed(size, 0.5, 0.5)
    case .top: placed(size, 0.5, 0)
    case .bottom: placed(size, 0.5, 1)
    case .left: placed(size, 0, 0.5)
    case .right: placed(size, 1, 0.5)
    case .topLeft: placed(size, 0, 0)
    case .topRight: placed(size, 1, 0)
    case .bottomLeft: placed(size, 0, 1)
    case .bottomRight: placed(size, 1, 1)
    }
  }
}
