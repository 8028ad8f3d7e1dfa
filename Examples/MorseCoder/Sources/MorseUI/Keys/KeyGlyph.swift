// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A sign on a key that no font has.
enum KeyGlyph: Hashable {
  case dot, dash
  /// A dot and a dash, on the one key for both.
  case both
  case shift(isOn: Bool, isLocked: Bool)

  /// How thick dots and dashes are, in points.
  private static let thickness: CGFloat = 17

  /// Draws the sign in the middle of an area, in the colour that is set.
  @MainActor func draw(in area: CGRect) {
    let (x, y, side) = (area.midX, area.midY, Self.thickness)
    switch self {
    case .dot: Self.bar(centerX: x, y, length: side).fill()
    case .dash: Self.bar(centerX: x, y, length: 3 * side).fill()
    case .both:
      // Together five thick, with one between them.
      Self.bar(centerX: x - 2 * side, y, length: side).fill()
      Self.bar(centerX: x + side, y, length: 3 * side).fill()
    case .shift(let isOn, let isLocked): Self.drawShift(x, y, isOn: isOn, isLocked: isLocked)
    }
  }

  @MainActor private static func bar(centerX x: CGFloat, _ y: CGFloat, length: CGFloat) -> UIBezierPath {
    UIBezierPath(
      roundedRect: CGRect(x: x - length / 2, y: y - thickness / 2, width: length, height: thickness),
      cornerRadius: thickness / 2)
  }

  @MainActor private static func drawShift(_ x: CGFloat, _ y: CGFloat, isOn: Bool, isLocked: Bool) {
    let foot: CGFloat = isLocked ? 3 : 7.5
    let arrow = UIBezierPath()
    let corners: [(CGFloat, CGFloat)] = [
      (0, -8.5), (8.7, 0.4), (4, 0.4), (4, foot), (-4, foot), (-4, 0.4), (-8.7, 0.4),
    ]
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: x + corner.0, y: y + corner.1)
      if index == 0 { arrow.move(to: point) } else { arrow.addLine(to: point) }
    }
    arrow.close()
    arrow.lineJoinStyle = .round
    arrow.lineWidth = 1.6
    arrow.stroke()
    if isOn || isLocked { arrow.fill() }
    if isLocked {
      UIBezierPath(roundedRect: CGRect(x: x - 4.8, y: y + 6, width: 9.6, height: 2.6), cornerRadius: 1).fill()
    }
  }
}

/// Shows a sign.
final class KeyGlyphView: UIView {
  var glyph: KeyGlyph? { didSet { if glyph != oldValue { setNeedsDisplay() } } }
  var color = KeyColors.label { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    color.resolvedColor(with: traitCollection).set()
    glyph?.draw(in: bounds)
  }
}
