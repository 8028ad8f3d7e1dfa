// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A picture, of pixels or a symbol, with the way it is shown.
open class UIImage: NSObject, @unchecked Sendable {
  /// Which way up the pixels are, named by where their top is.
  @nonexhaustive
  public enum Orientation: Int, Sendable {
    /// As the pixels are.
    case up = 0
    /// Upside down: shown turned by 180°.
    case down = 1
    /// Shown turned by 90° counterclockwise.
    case left = 2
    /// Shown turned by 90° clockwise.
    case right = 3
    /// Shown with left and right changed.
    case upMirrored = 4
    /// Shown with top and bottom changed.
    case downMirrored = 5
    /// As `left`, with the pixels' left and right changed first.
    case leftMirrored = 6
    /// As `right`, with the pixels' left and right changed first.
    case rightMirrored = 7
  }

  /// Whether the picture's own colours are shown.
  @nonexhaustive
  public enum RenderingMode: Int, Sendable {
    /// Pixels as they are, symbols in the tint colour.
    case automatic = 0
    /// The picture's own colours, also those of a symbol.
    case alwaysOriginal = 1
    /// The opacity alone, in the tint colour of where it is shown.
    case alwaysTemplate = 2
  }

  /// What becomes of the middle of an image with cap insets.
  @nonexhaustive
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  enum Content {
    case nothing
    case pixels(CGImage)
    case symbol(Symbol, SymbolConfiguration)
  }

  /// All that there is to know about it.
  struct Parts {
    var content: Content
    var scale: CGFloat
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var tint: UIColor?
  }

  /// What it is made with, for ever.
  private(set) var parts = Parts(content: .nothing, scale: 1)

  /// Makes a picture of nothing, whose size is zero.
  public override init() {}

  // Were it designated, subclasses outside of this module would inherit none of the others.
  convenience init(_ parts: Parts) {
    self.init()
    self.parts = parts
  }

  /// Makes a picture of pixels, with one pixel to a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Makes a picture of pixels.
  ///
  /// `scale`: The pixels of one point; 1 in place of what is not positive.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      Parts(content: .pixels(cgImage), scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation))
  }

  /// Reads a PNG file; `nil` for anything else.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads a PNG file; `nil` for anything else.
  ///
  /// `scale`: The pixels of one point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = CGImage(png: data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// Reads a PNG file, whose name may end in `@2x` or `@3x` for its scale; `nil` for anything else.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: url) else { return nil }
    let name = url.deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// In points, as it is shown.
  open var size: CGSize {
    switch parts.content {
    case .nothing: return .zero
    case .pixels(let image):
      let width = CGFloat(image.width) / scale
      let height = CGFloat(image.height) / scale
      return parts.orientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    case .symbol(let symbol, let configuration): return symbol.size(configuration)
    }
  }

  /// The pixels of one point.
  open var scale: CGFloat { parts.scale }

  /// How the pixels are turned when they are shown.
  open var imageOrientation: Orientation { parts.orientation }

  /// Whether the picture's own colours are shown; `automatic` at first.
  open var renderingMode: RenderingMode { parts.renderingMode }

  /// How wide the edges are that keep their size when the picture is stretched, in points; zero at first.
  open var capInsets: UIEdgeInsets { parts.capInsets }

  /// What becomes of the middle between the cap insets.
  open var resizingMode: ResizingMode { parts.resizingMode }

  /// Whether it was made from the name of a symbol.
  open var isSymbolImage: Bool { if case .symbol = parts.content { true } else { false } }

  /// The pixels, without their orientation; those of a symbol are drawn for this.
  open var cgImage: CGImage? {
    switch parts.content {
    case .nothing: nil
    case .pixels(let image): image
    case .symbol: drawn()
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || parts == other.parts
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }

  // MARK: Drawing into the current context

  /// Draws the image upright, in its own size.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image upright, in its own size.
  ///
  /// `alpha`: How opaque, between 0 and 1, in place of the context's own alpha.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image upright, filling a rectangle.
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, of: context, tint: nil)
  }

  /// Draws the image upright, filling a rectangle.
  ///
  /// `alpha`: How opaque, between 0 and 1, in place of the context's own alpha.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, of: context, tint: nil)
    context.restoreGState()
  }

  // MARK: Dragged away

  /// Hands over the picture as a PNG file, at once.
  open func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }

  // MARK: Others of the same content

  private func changed(_ change: (inout Parts) -> Void) -> UIImage {
    var parts = parts
    change(&parts)
    return UIImage(parts)
  }

  /// Returns the picture with its own colours shown, or not.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image in one colour, for `draw(in:)` and, with `.alwaysOriginal`, for views.
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// Returns the image in one colour, and with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns an image whose corners keep their size, in points, and whose middle is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns an image whose corners keep their size, in points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns a symbol in another size or weight; an image of pixels as it is.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let symbol, _) = parts.content, let configuration = configuration as? SymbolConfiguration else {
      return self
    }
    return changed { $0.content = .symbol(symbol, configuration) }
  }

  /// Returns a symbol with what the configuration says changed; `nil` for an image of pixels.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let symbol, let old) = parts.content else { return nil }
    return changed { $0.content = .symbol(symbol, configuration.filled(from: old)) }
  }
}

extension UIImage.Orientation {
  /// Whether width and height change places.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}

extension UIImage.Parts: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    guard a.scale == b.scale, a.orientation == b.orientation, a.renderingMode == b.renderingMode,
      a.capInsets == b.capInsets, a.resizingMode == b.resizingMode, a.tint == b.tint
    else { return false }
    return switch (a.content, b.content) {
    case (.nothing, .nothing): true
    case (.pixels(let one), .pixels(let other)): one === other
    case (.symbol(let one, let oneConfiguration), .symbol(let other, let otherConfiguration)):
      one === other && oneConfiguration == otherConfiguration
    default: false
    }
  }
}

// MARK: - Files

extension UIImage {
  /// Returns the bytes of a PNG file with the image as it is drawn; `nil` when it is too large.
  public func pngData() -> Data? {
    if case .pixels(let image) = parts.content, parts.orientation == .up, parts.tint == nil { return image.png() }
    return drawn()?.png()
  }

  /// The image as pixels of its scale.
  func drawn() -> CGImage? {
    CGImage.drawn(size: size, scale: scale) { draw(in: CGRect(origin: .zero, size: size), of: $0, tint: nil) }
  }
}
