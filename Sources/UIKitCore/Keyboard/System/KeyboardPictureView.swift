// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import Raster
import SystemKeyboard

/// A picture of the keyboard that is drawn anew only where it has changed.
@MainActor
final class KeyboardPictureView: UIView {
  private let renderer = KeyboardRenderer()
  private var pixels: PixelStorage?
  private var scale: CGFloat = 0
  private var shown: Presentation?

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
    guard presentation != shown, let pixels,
      let canvas = Canvas(
        pixels: pixels.bytes.baseAddress!, width: width, height: height, stride: pixels.stride, scale: scale)
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
    guard let pixels else { return }
    UIImage(cgImage: CGImage(pixels), scale: scale, orientation: .up).draw(in: bounds)
  }
}
