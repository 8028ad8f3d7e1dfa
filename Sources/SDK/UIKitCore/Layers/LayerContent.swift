// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that draws about as fast as a recording of it would be played, and always the same until it asks to draw again.
@MainActor
protocol DirectlyDrawn: UIView {
  /// Whether it does; not for subclasses that may draw what they like.
  var drawsDirectly: Bool { get }

  /// Draws in the view's coordinates and leaves the context's state as it was, but for colours.
  func drawDirectly(in rect: CGRect, of context: CGContext)
}

/// What a view shows, kept until it is asked to draw again.
@MainActor
final class LayerContent {
  /// The part of the view's coordinates that it was drawn for.
  private let bounds: CGRect
  private let recording: CGContext?
  /// What draws instead of a recording.
  private weak var view: (any DirectlyDrawn)?

  private init(bounds: CGRect, recording: CGContext? = nil, view: (any DirectlyDrawn)? = nil) {
    self.bounds = bounds
    self.recording = recording
    self.view = view
  }

  /// Has a view draw itself; `nil` when it has no size.
  static func drawn(by view: UIView, scale: CGFloat) -> LayerContent? {
    let size = view.drawnSize
    let bounds = CGRect(origin: size == view.bounds.size ? view.bounds.origin : .zero, size: size)
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    if let direct = view as? any DirectlyDrawn, direct.drawsDirectly {
      return LayerContent(bounds: bounds, view: direct)
    }
    guard let recording = CGContext(recording: bounds, scale: scale) else { return nil }
    UIGraphicsPushContext(recording)
    view.traitCollection.performAsCurrent { view.draw(bounds) }
    UIGraphicsPopContext()
    return LayerContent(bounds: recording.bounds, recording: recording)
  }

  /// Draws it in bounds that may have another size by now.
  func draw(in bounds: CGRect, mode: UIView.ContentMode, into context: CGContext) {
    let drawn = self.bounds
    let size = drawn.size
    let target = mode.frame(of: size, in: bounds)
    guard size.width > 0, size.height > 0, target.width > 0, target.height > 0 else { return }
    let (sx, sy) = (target.width / size.width, target.height / size.height)
    let map = CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: target.minX - drawn.minX * sx, ty: target.minY - drawn.minY * sy)
    let isCut = !bounds.contains(target)
    if isCut {
      context.saveGState()
      context.clip(to: bounds)
    }
    context.transformed(by: map) {
      recording?.replay(into: context)
      view?.drawDirectly(in: drawn, of: context)
    }
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
