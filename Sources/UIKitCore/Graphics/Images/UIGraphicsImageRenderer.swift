// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a renderer draws with.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels of one point; that of the current traits when 0.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether the picture starts black in place of transparent.
  open var opaque = false

  open class func `default`() -> Self { self.init() }

  open class func preferred() -> Self { self.init() }

  public required override init() {}
}

/// The context of a renderer's drawing.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

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

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

  /// Draws a frame of one point inside a rectangle with the current fill colour.
  open func stroke(_ rect: CGRect) { UIRectFrame(rect) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFrameUsingBlendMode(rect, blendMode) }

  open func clip(to rect: CGRect) { UIRectClip(rect) }
}

/// Makes images by drawing.
open class UIGraphicsImageRenderer: NSObject {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

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
