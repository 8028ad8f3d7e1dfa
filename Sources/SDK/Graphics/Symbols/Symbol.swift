// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A picture of lines and shapes in one colour, drawn for text of 17 points.
final class Symbol: Sendable {
  /// One layer of a symbol.
  enum Part: Sendable {
    /// A round-ended line; the number is its width, where 1 is that of most lines.
    case line(String, CGFloat = 1)
    case shape(String)
    /// A line that is left open in what is under it.
    case gap(String, CGFloat = 1)
  }

  /// The width of most lines in points, at the regular weight.
  static let lineWidth: CGFloat = 1.5

  private enum Layer {
    case line(PathData, CGFloat)
    case shape(PathData)
    case gap(PathData, CGFloat)
  }

  private let box: CGSize
  private let layers: [Layer]
  /// Whether it points along the text and turns round where text runs from right to left.
  private let followsText: Bool

  init(_ width: CGFloat, _ height: CGFloat, followsText: Bool = false, _ parts: [Part]) {
    box = CGSize(width: width, height: height)
    self.followsText = followsText
    layers = parts.map { part in
      switch part {
      case .line(let text, let width): .line(PathData(symbolPath: text), width)
      case .shape(let text): .shape(PathData(symbolPath: text))
      case .gap(let text, let width): .gap(PathData(symbolPath: text), width)
      }
    }
  }

  /// Returns the size that it is shown in, in points.
  func size(_ configuration: UIImage.SymbolConfiguration) -> CGSize {
    let factor = configuration.enlargement
    return CGSize(width: box.width * factor, height: box.height * factor)
  }
}

// MARK: - Drawing

extension Symbol {
  /// Draws the symbol, filling a rectangle.
  func draw(in rect: CGRect, of context: CGContext, color: CGColor, _ configuration: UIImage.SymbolConfiguration) {
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / box.width, y: rect.height / box.height)
    if followsText, UITraitCollection.current.layoutDirection == .rightToLeft {
      context.translateBy(x: box.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    // Layers of a translucent colour must not add up, and gaps must not reach what is under the symbol.
    let isSingle = layers.count == 1
    if !isSingle {
      context.setAlpha(context.state.alpha * color.alpha)
      // Heavy lines may leave the box.
      context.beginTransparencyLayer(
        in: CGRect(origin: .zero, size: box).insetBy(dx: -2, dy: -2), auxiliaryInfo: nil)
    }
    let color = isSingle ? color : color.copy(alpha: 1) ?? color
    context.setFillColor(color)
    context.setStrokeColor(color)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for layer in layers { draw(layer, context, weight: configuration.lineWeight) }
    if !isSingle { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func draw(_ layer: Layer, _ context: CGContext, weight: CGFloat) {
    // Fine details grow more slowly than the rest, so that there is room between them.
    func lineWidth(_ width: CGFloat) -> CGFloat { Self.lineWidth * width * (width < 1 ? weight.squareRoot() : weight) }
    context.beginPath()
    switch layer {
    case .shape(let path):
      context.addPath(CGPath(path))
      context.fillPath()
    case .line(let path, let width):
      context.addPath(CGPath(path))
      context.setLineWidth(lineWidth(width))
      context.strokePath()
    case .gap(let path, let width):
      context.addPath(CGPath(path))
      context.setLineWidth(lineWidth(width))
      context.setBlendMode(.clear)
      context.strokePath()
      context.setBlendMode(.normal)
    }
  }
}

// MARK: - By name

extension UIImage {
  /// Makes the image of a symbol; `nil` for a name that there is none of.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Makes the image of a symbol; `nil` for a name that there is none of.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = Symbol.named[name] else { return nil }
    self.init(
      Parts(
        content: .symbol(symbol, configuration as? SymbolConfiguration ?? .unspecified),
        scale: max(UITraitCollection.current.displayScale, 1)))
  }

  /// An image without a size, for drawing that could not be done.
  static let empty = UIImage(
    Parts(content: .symbol(Symbol(0, 0, []), .unspecified), scale: 1, renderingMode: .alwaysOriginal))
}

extension Symbol {
  static let named: [String: Symbol] = [arrows, interface, media, people, signs, sky, things].reduce(into: [:]) {
    all, some in
    all.merge(some) { $1 }
  }
}
