// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Blurred pictures of what is behind, for what lies over it like frosted glass.
@MainActor
enum Backdrop {
  /// Pixels of a picture to a point: what is as soft needs no more.
  private static let scale: CGFloat = 0.125
  /// How much colours are strengthened, which a blur makes dull.
  private static let saturation: Float = 1.6
  /// Pixels to each side that count for a blurred one, in each of three rounds.
  private static let reach = 2

  /// Returns what a window shows, blurred; `nil` for a window without a size.
  ///
  /// - Parameter hidden: A view that is left out.
  static func image(of window: UIWindow, without hidden: UIView? = nil) -> UIImage? {
    let opacity = hidden?.alpha
    // Without an animation, whatever block this runs in.
    UIView.performWithoutAnimation { hidden?.alpha = 0 }
    let picture = CGImage.drawn(size: window.bounds.size, scale: scale) { context in
      context.setFillColor(UIColor.systemBackground.resolvedColor(with: window.traitCollection).cgColor)
      // Beyond the sides too, where the last pixels are only half covered.
      context.fill(window.bounds.insetBy(dx: -1 / scale, dy: -1 / scale))
      context.translateBy(x: -window.frame.minX, y: -window.frame.minY)
      window.render(into: context, areas: [window.frame])
    }
    UIView.performWithoutAnimation { if let opacity { hidden?.alpha = opacity } }
    return picture.flatMap(blurred).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// Returns what a view shows in an area, which may be outgrown by less than a pixel of the picture, blurred.
  static func image(of view: UIView, in area: CGRect) -> UIImage? {
    let picture = CGImage.drawn(size: area.size, scale: scale) { context in
      let room = area.insetBy(dx: -1 / scale, dy: -1 / scale)
      context.translateBy(x: -area.minX, y: -area.minY)
      context.setFillColor(UIColor.systemBackground.resolvedColor(with: view.traitCollection).cgColor)
      context.fill(room)
      view.renderAlone(into: context, wanted: room)
    }
    return picture.flatMap(blurred).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  private static func blurred(_ picture: CGImage) -> CGImage? {
    let (width, height) = (picture.width, picture.height)
    var pixels = picture.pixels.map { pixel in
      SIMD3<Float>(Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
    }
    for _ in 0..<3 {
      for row in 0..<height { blur(&pixels, from: row * width, step: 1, count: width) }
      for column in 0..<width { blur(&pixels, from: column, step: width, count: height) }
    }
    return CGImage(pixels: pixels.map { $0.saturated(by: saturation).pixel }, width: width, height: height)
  }

  /// Gives each pixel of a line the mean of those around it; beyond the ends the last ones go on.
  private static func blur(_ pixels: inout [SIMD3<Float>], from start: Int, step: Int, count: Int) {
    let line = (0..<count).map { pixels[start + $0 * step] }
    func pixel(_ index: Int) -> SIMD3<Float> { line[min(max(index, 0), count - 1)] }
    var sum = (-reach...reach).reduce(SIMD3<Float>.zero) { $0 + pixel($1) }
    for index in 0..<count {
      pixels[start + index * step] = sum / Float(2 * reach + 1)
      sum += pixel(index + reach + 1) - pixel(index - reach)
    }
  }
}

extension SIMD3<Float> {
  fileprivate func saturated(by factor: Float) -> Self {
    let grey = Self(repeating: (self * Self(0.2126, 0.7152, 0.0722)).sum())
    return (grey + (self - grey) * factor).clamped(lowerBound: .zero, upperBound: Self(repeating: 255))
  }

  /// Opaque.
  fileprivate var pixel: UInt32 { 0xFF00_0000 | UInt32(x) << 16 | UInt32(y) << 8 | UInt32(z) }
}
