// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

// MARK: - For views

extension UIImage {
  /// Whether views show it in their tint colour.
  package var isTemplate: Bool {
    switch renderingMode {
    case .automatic: isSymbolImage
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  /// Draws the image upright, filling a rectangle.
  ///
  /// - Parameter tint: The colour of all of it; `nil` for its own.
  package func draw(in rect: CGRect, of context: CGContext, tint: UIColor?) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let color = tint ?? parts.tint
    switch parts.content {
    case .nothing: break
    case .symbol(let symbol, let configuration):
      symbol.draw(in: rect, of: context, color: (color ?? .black).cgColor, configuration)
    case .pixels(let image):
      context.saveGState()
      if let color {
        context.setFillColor(color.cgColor)
        if parts.capInsets == .zero {
          draw(rect, context) { context.fill(through: image, in: $0) }
        } else {
          context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
          draw(rect, context) { drawParts(of: image, in: $0, context) }
          context.setBlendMode(.sourceIn)
          context.fill(rect)
          context.endTransparencyLayer()
        }
      } else {
        draw(rect, context) { drawParts(of: image, in: $0, context) }
      }
      context.restoreGState()
    }
  }

  /// Turns the context so that what is drawn into the rectangle passed on comes out upright in the given one.
  private func draw(_ rect: CGRect, _ context: CGContext, _ body: (CGRect) -> Void) {
    guard parts.orientation != .up else { return body(rect) }
    context.translateBy(x: rect.midX, y: rect.midY)
    let size = parts.orientation.isSideways ? CGSize(width: rect.height, height: rect.width) : rect.size
    switch parts.orientation {
    case .up: break
    case .upMirrored: context.scaleBy(x: -1, y: 1)
    case .down: context.scaleBy(x: -1, y: -1)
    case .downMirrored: context.scaleBy(x: 1, y: -1)
    case .left: context.concatenate(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
    case .right: context.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    case .leftMirrored: context.concatenate(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
    case .rightMirrored: context.concatenate(CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0))
    }
    body(CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  /// Draws the corners in their size and what is between them over what is left.
  private func drawParts(of image: CGImage, in rect: CGRect, _ context: CGContext) {
    let insets = parts.capInsets
    let isTiled = parts.resizingMode == .tile
    // Without insets, tiles are for images that were made resizable; others are stretched.
    guard insets != .zero else { return context.drawUpright(image, in: rect) }
    let columns = Self.spans(
      length: CGFloat(image.width), caps: (insets.left * scale, insets.right * scale), scale: scale, target: rect.width)
    let rows = Self.spans(
      length: CGFloat(image.height), caps: (insets.top * scale, insets.bottom * scale), scale: scale,
      target: rect.height)
    for row in rows {
      for column in columns {
        guard
          let part = image.cropping(
            to: CGRect(x: column.from, y: row.from, width: column.length, height: row.length))
        else { continue }
        let target = CGRect(
          x: rect.minX + column.target, y: rect.minY + row.target, width: column.targetLength, height: row.targetLength)
        if isTiled, column.isMiddle || row.isMiddle {
          let tile = CGSize(
            width: column.isMiddle ? column.length / scale : target.width,
            height: row.isMiddle ? row.length / scale : target.height)
          context.drawTiles(part, in: target, tile: tile)
        } else {
          context.drawUpright(part, in: target)
        }
      }
    }
  }

  /// A piece of a side: where it is in the image, in pixels, and where it is drawn, in points.
  private struct Span {
    var from: CGFloat
    var length: CGFloat
    var target: CGFloat
    var targetLength: CGFloat
    var isMiddle = false
  }

  private static func spans(
    length: CGFloat, caps: (CGFloat, CGFloat), scale: CGFloat, target: CGFloat
  ) -> [Span] {
    let first = min(max(caps.0.rounded(), 0), length)
    let last = min(max(caps.1.rounded(), 0), length - first)
    // Caps that do not fit shrink together.
    let shrink = min(1, target / max((first + last) / scale, .leastNormalMagnitude))
    let start = first / scale * shrink
    let end = last / scale * shrink
    return [
      Span(from: 0, length: first, target: 0, targetLength: start),
      Span(
        from: first, length: length - first - last, target: start, targetLength: target - start - end, isMiddle: true),
      Span(from: length - last, length: last, target: target - end, targetLength: end),
    ].filter { $0.length > 0 && $0.targetLength > 0 }
  }
}
