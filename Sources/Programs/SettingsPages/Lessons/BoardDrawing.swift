// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import UIKit

/// A simple drawing of a keyboard below a line of text.
struct BoardDrawing {
  private let board: CGRect
  private let line: CGRect
  /// Whether it is a custom keyboard, whose keys are its own.
  private let isCustom: Bool
  /// The Globe key.
  let globe: CGRect

  private static let gap: CGFloat = 5
  private static let keyHeight: CGFloat = 26

  init(_ area: CGRect, isCustom: Bool) {
    self.isCustom = isCustom
    line = CGRect(x: area.minX + 8, y: area.minY, width: area.width - 16, height: 28)
    board = CGRect(x: area.minX, y: area.maxY - 112, width: area.width, height: 112)
    globe = CGRect(x: board.minX + 52, y: board.maxY - Self.keyHeight - 7, width: 38, height: Self.keyHeight)
  }

  func draw(finger: Bool) {
    drawLine()
    UIColor.systemGray4.setFill()
    UIBezierPath(roundedRect: board, cornerRadius: 12).fill()
    isCustom ? drawCustomKeys() : drawLetters()
    drawBottomRow()
    drawGlobe(isTouched: finger)
  }

  /// The field, with a caret.
  private func drawLine() {
    UIColor.secondarySystemGroupedBackground.setFill()
    UIBezierPath(roundedRect: line, cornerRadius: 7).fill()
    UIColor.tintColor.setFill()
    UIBezierPath(rect: CGRect(x: line.minX + 12, y: line.minY + 6, width: 2, height: line.height - 12)).fill()
  }

  private func drawKey(_ frame: CGRect) {
    Self.keyColor.setFill()
    UIBezierPath(roundedRect: frame, cornerRadius: 5).fill()
  }

  private static let keyColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }

  private func drawLetters() {
    for (row, count) in [10, 9].enumerated() {
      let width = (board.width - 12 - Self.gap * 9) / 10
      let all = CGFloat(count) * (width + Self.gap) - Self.gap
      for column in 0..<count {
        drawKey(
          CGRect(
            x: board.midX - all / 2 + CGFloat(column) * (width + Self.gap),
            y: board.minY + 8 + CGFloat(row) * (Self.keyHeight + 8), width: width, height: Self.keyHeight))
      }
    }
  }

  /// Two large keys, as no keyboard of the system has them.
  private func drawCustomKeys() {
    let width = (board.width - 12 - Self.gap) / 2
    for column in 0..<2 {
      let key = CGRect(
        x: board.minX + 6 + CGFloat(column) * (width + Self.gap), y: board.minY + 8, width: width,
        height: Self.keyHeight * 2 + 8)
      drawKey(key)
      UIColor.secondaryLabel.setFill()
      let mark = CGSize(width: column == 0 ? 10 : 30, height: 10)
      UIBezierPath(
        roundedRect: CGRect(
          x: key.midX - mark.width / 2, y: key.midY - mark.height / 2, width: mark.width, height: mark.height),
        cornerRadius: 5
      ).fill()
    }
  }

  private func drawBottomRow() {
    let y = globe.minY
    drawKey(CGRect(x: board.minX + 6, y: y, width: 41, height: Self.keyHeight))
    let end = CGRect(x: board.maxX - 6 - 64, y: y, width: 64, height: Self.keyHeight)
    drawKey(end)
    drawKey(
      CGRect(x: globe.maxX + Self.gap, y: y, width: end.minX - globe.maxX - 2 * Self.gap, height: Self.keyHeight))
  }

  private func drawGlobe(isTouched: Bool) {
    if isTouched {
      UIColor.tintColor.withAlphaComponent(0.25).setFill()
      UIBezierPath(ovalIn: CGRect(x: globe.midX - 27, y: globe.midY - 27, width: 54, height: 54)).fill()
      UIColor.tintColor.setFill()
      UIBezierPath(roundedRect: globe, cornerRadius: 5).fill()
    } else {
      drawKey(globe)
    }
    let image = UIImage(systemName: "globe")?.withTintColor(isTouched ? .white : .label)
    image?.draw(in: CGRect(x: globe.midX - 8, y: globe.midY - 8, width: 16, height: 16))
  }
}
