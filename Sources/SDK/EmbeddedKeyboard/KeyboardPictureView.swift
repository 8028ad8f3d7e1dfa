// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Foundation
import Geometry
import TextModel
import UIKitCore

/// A picture of the keyboard that is drawn anew only where it has changed.
@MainActor
final class KeyboardPictureView: UIView {
  private var frameBuffer: PictureBuffer?
  /// The room above the keys, in points.
  var headroom: CGFloat = 0
  /// How round the upper corners of the keys' ground are, in points; halves are round in the picture.
  var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what has changed.
  ///
  /// - Parameters:
  ///   - size: Of the picture, in points.
  ///   - desk: Draws it.
  func show(_ change: DeskFrame, of size: Size, scale: CGFloat, from desk: KeyboardDesk) {
    let isSame = frameBuffer.map { $0.size == size && $0.scale == scale } ?? false
    guard !isSame || !change.damage.isEmpty else { return }
    if !isSame { frameBuffer = PictureBuffer(size: size, scale: scale) }
    guard let frameBuffer else { return }
    frameBuffer.content = desk.draw(into: frameBuffer)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let frameBuffer else { return }
    let image = UIImage(cgImage: CGImage(frameBuffer.storage), scale: frameBuffer.scale, orientation: .up)
    let size = image.size
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: size.width, height: headroom))
    let board = CGRect(x: 0, y: headroom, width: size.width, height: size.height - headroom)
    path.append(
      UIBezierPath(
        roundedRect: board, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)))
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    path.addClip()
    image.draw(in: CGRect(origin: .zero, size: size))
    context?.restoreGState()
  }
}
