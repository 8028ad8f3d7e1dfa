// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import Raster
import SystemKeyboard
import UIKitCore

/// A picture of the keyboard that is drawn anew only where it has changed.
@MainActor
final class KeyboardPictureView: UIView {
  private let renderer = KeyboardRenderer()
  private var pixels: PixelStorage?
  private var scale: CGFloat = 0
  private var shown: Presentation?
  /// How the keys lie in the view.
  var form = KeysForm(.docked, in: .zero) {
    didSet { if form != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ presentation: Presentation, scale: CGFloat) {
    let size = presentation.surfaceSize
    let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
    if pixels?.width != width || pixels?.height != height || scale != self.scale {
      pixels = PixelStorage(.colors, width: width, height: height)
      self.scale = scale
      shown = nil
    }
    guard presentation != shown, let pixels, let bytes = pixels.bytes.baseAddress,
      let canvas = Canvas(
        pixels: bytes, width: width, height: height, stride: pixels.stride, scale: scale)
    else { return }
    if let shown {
      renderer.draw(presentation, over: shown, into: canvas)
    } else {
      renderer.draw(presentation, into: canvas)
    }
    shown = presentation
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let pixels, let shown else { return }
    let image = UIImage(cgImage: CGImage(pixels), scale: scale, orientation: .up)
    let size = image.size
    let headroom = CGFloat(shown.headroom)
    for part in form.parts(of: size, in: bounds.width) {
      let path = UIBezierPath(rect: CGRect(x: part.area.minX, y: 0, width: part.area.width, height: headroom))
      let board = CGRect(x: part.area.minX, y: headroom, width: part.area.width, height: size.height - headroom)
      let radius = form.cornerRadius
      path.append(
        UIBezierPath(
          roundedRect: board, byRoundingCorners: part.corners, cornerRadii: CGSize(width: radius, height: radius)))
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      path.addClip()
      image.draw(in: CGRect(origin: CGPoint(x: part.offset, y: 0), size: size))
      context?.restoreGState()
    }
  }
}
