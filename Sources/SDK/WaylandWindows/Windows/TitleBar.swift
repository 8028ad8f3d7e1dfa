// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The title bar of a window that the desktop gives none.
final class TitleBar {
  /// In logical pixels.
  static let height = 38.0
  private static let buttonWidth = 40.0

  enum Part: Hashable {
    case close, maximize, bar
  }

  var title = "" {
    didSet { if title != oldValue { isStale = true } }
  }
  var isActive = false {
    didSet { if isActive != oldValue { isStale = true } }
  }
  var isMaximized = false {
    didSet { if isMaximized != oldValue { isStale = true } }
  }
  /// The button that is held down.
  var pressed: Part? {
    didSet { if pressed != oldValue { isStale = true } }
  }
  var traits = UITraitCollection.current {
    didSet { isStale = true }
  }
  /// Whether it looks other than it was drawn last.
  var isStale = true

  /// Returns what lies at a place; `nil` outside.
  func part(at place: CGPoint, width: CGFloat) -> Part? {
    guard place.y >= 0, place.y < Self.height, place.x >= 0, place.x < width else { return nil }
    if place.x >= width - Self.buttonWidth { return .close }
    if place.x >= width - Self.buttonWidth * 2 { return .maximize }
    return .bar
  }
}

// MARK: - Drawing

extension TitleBar {
  func draw(in context: CGContext, width: CGFloat) {
    isStale = false
    UIGraphicsPushContext(context)
    context.saveGState()
    defer {
      context.restoreGState()
      UIGraphicsPopContext()
    }
    traits.performAsCurrent {
      let bar = CGRect(x: 0, y: 0, width: width, height: Self.height)
      context.clip(to: bar)
      UIColor.secondarySystemBackground.setFill()
      context.fill(bar)
      UIColor.separator.setFill()
      context.fill(CGRect(x: 0, y: Self.height - 0.5, width: width, height: 0.5))
      drawTitle(width)
      for (part, x) in [(Part.close, width - Self.buttonWidth), (.maximize, width - Self.buttonWidth * 2)] {
        drawButton(part, CGRect(x: x, y: 0, width: Self.buttonWidth, height: Self.height), in: context)
      }
    }
  }

  private var ink: UIColor { isActive ? .label : .tertiaryLabel }

  private func drawTitle(_ width: CGFloat) {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingTail
    let font = UIFont.systemFont(ofSize: 14, weight: .semibold)
    // As far from both sides, so that it stands in the middle of the window.
    let side = Self.buttonWidth * 2 + 8
    let frame = CGRect(
      x: side, y: (Self.height - font.lineHeight) / 2, width: max(width - side * 2, 0), height: font.lineHeight)
    NSAttributedString(
      string: title, attributes: [.font: font, .foregroundColor: ink, .paragraphStyle: style]
    ).draw(with: frame, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }

  private func drawButton(_ part: Part, _ frame: CGRect, in context: CGContext) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let disc = CGRect(x: center.x - 12, y: center.y - 12, width: 24, height: 24)
    (pressed == part ? UIColor.systemFill : UIColor.quaternarySystemFill).setFill()
    context.fillEllipse(in: disc)
    let sign = UIBezierPath()
    let reach: CGFloat = 4
    switch part {
    case .close:
      sign.move(to: CGPoint(x: center.x - reach, y: center.y - reach))
      sign.addLine(to: CGPoint(x: center.x + reach, y: center.y + reach))
      sign.move(to: CGPoint(x: center.x + reach, y: center.y - reach))
      sign.addLine(to: CGPoint(x: center.x - reach, y: center.y + reach))
    case .maximize, .bar:
      let side = isMaximized ? reach * 1.4 : reach * 2
      sign.append(
        UIBezierPath(
          roundedRect: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side),
          cornerRadius: 1.5))
    }
    sign.lineWidth = 1.5
    sign.lineCapStyle = .round
    ink.setStroke()
    sign.stroke()
  }
}
