// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a renderer draws with.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels of one point; that of the current traits when 0.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether the picture starts black in place of transparent.
  open var opaque = false

  /// Makes a format of the current traits: their scale, not opaque.
  open class func `default`() -> Self { self.init() }

  /// Makes a format of the current traits; the same as `default()`.
  open class func preferred() -> Self { self.init() }

  public required override init() {}
}

/// The context of a renderer's drawing.
open class UIGraphicsImageRendererContext: NSObject {
  /// What the drawing goes to; also the current context while the closure runs.
  open private(set) var cgContext: CGContext
  /// What the renderer was made with.
  open private(set) var format: UIGraphicsImageRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// What has been drawn so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: cgContext.scale, orientation: .up) } ?? UIImage.empty
  }

  /// Fills a rectangle with the current fill colour, in place of what was there.
  open func fill(_ rect: CGRect) { UIRectFill(rect) }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

  /// Draws a frame of one point inside a rectangle with the current fill colour.
  open func stroke(_ rect: CGRect) { UIRectFrame(rect) }

  /// Draws a frame of one point inside a rectangle with the current fill colour.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFrameUsingBlendMode(rect, blendMode) }

  /// Draws nothing outside a rectangle from now on.
  open func clip(to rect: CGRect) { UIRectClip(rect) }
}

/// Makes images by drawing.
open class UIGraphicsImageRenderer: NSObject {
  /// What draws the picture; called once, at once.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let bounds: CGRect
  /// The scale of its pictures, and whether they are opaque.
  open private(set) var format: UIGraphicsImageRendererFormat

  /// Makes a renderer for pictures of a size in points, in the current traits.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Makes a renderer for pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer for a part of the plane, in points, in the current traits.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Makes a renderer for a part of the plane, in points: the origin of the bounds comes at the top left of the
  /// picture.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// Returns what the closure draws; an empty image for a size that nothing can be drawn in.
  open func image(actions: DrawingActions) -> UIImage {
    let scale = format.scale > 0 ? format.scale : max(UITraitCollection.current.displayScale, 1)
    let image = CGImage.drawn(size: bounds.size, scale: scale) { context in
      if format.opaque { context.fill(.infinite) }
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      context.saveGState()
      UIGraphicsPushContext(context)
      actions(UIGraphicsImageRendererContext(context, format))
      UIGraphicsPopContext()
      context.restoreGState()
    }
    return image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? .empty
  }

  /// Returns what the closure draws as the bytes of a PNG file.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }
}
