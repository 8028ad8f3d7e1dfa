// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Phrases
internal import UIKit

/// Numbers in a row that get ticks one after the other.
final class StepsView: UIView {
  private let count: Int
  /// How many of the steps are done.
  var done = 0 {
    didSet {
      setNeedsDisplay()
      accessibilityLabel =
        done < count
        ? said(.stepOf, "\(done + 1)", "\(count)") : said(.allStepsDone)
    }
  }

  private static let diameter: CGFloat = 26
  private static let gap: CGFloat = 22

  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(count) * (Self.diameter + Self.gap) - Self.gap, height: Self.diameter)
  }

  override func draw(_ rect: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = bounds.midX - intrinsicContentSize.width / 2
    for index in 0..<count {
      let place = isMirrored ? count - 1 - index : index
      let x = start + CGFloat(place) * (Self.diameter + Self.gap)
      let circle = CGRect(x: x, y: bounds.midY - Self.diameter / 2, width: Self.diameter, height: Self.diameter)
      if place > 0 {
        let isReached = isMirrored ? index < done : index <= done
        (isReached ? UIColor.systemGreen : UIColor.systemGray4).setFill()
        UIBezierPath(
          rect: CGRect(x: circle.minX - Self.gap + 4, y: circle.midY - 1, width: Self.gap - 8, height: 2)
        ).fill()
      }
      (index < done ? UIColor.systemGreen : index == done ? .tintColor : .systemGray4).setFill()
      UIBezierPath(ovalIn: circle).fill()
      index < done ? drawTick(in: circle) : drawNumber(index + 1, in: circle, isCurrent: index == done)
    }
  }

  private func drawTick(in circle: CGRect) {
    let tick = UIBezierPath()
    tick.move(to: CGPoint(x: circle.minX + 7.5, y: circle.midY + 0.5))
    tick.addLine(to: CGPoint(x: circle.minX + 11.5, y: circle.midY + 4.5))
    tick.addLine(to: CGPoint(x: circle.minX + 18.5, y: circle.midY - 4.5))
    tick.lineWidth = 2.2
    tick.lineCapStyle = .round
    tick.lineJoinStyle = .round
    UIColor.white.setStroke()
    tick.stroke()
  }

  private func drawNumber(_ number: Int, in circle: CGRect, isCurrent: Bool) {
    let text = NSAttributedString(
      string: "\(number)",
      attributes: [
        .font: UIFont.systemFont(ofSize: 14, weight: .semibold),
        .foregroundColor: isCurrent ? UIColor.white : .secondaryLabel,
      ])
    let size = text.size()
    text.draw(at: CGPoint(x: circle.midX - size.width / 2, y: circle.midY - size.height / 2))
  }
}
