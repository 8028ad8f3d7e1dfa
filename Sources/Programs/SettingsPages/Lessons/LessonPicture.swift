// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import UIKit

/// A drawing of what a step is about: a keyboard with its Globe key, or the list that it opens.
final class LessonPicture: UIView {
  struct Scene: Hashable {
    /// `nil` for the end.
    var step: Lesson.Step?
    /// The custom keyboard's name.
    var keyboard = ""
    /// The name of one of the others.
    var other = ""
  }

  var scene = Scene() {
    didSet { setNeedsDisplay() }
  }

  static let height: CGFloat = 160
  /// The widest that the drawing becomes.
  private static let width: CGFloat = 320

  init() {
    super.init(frame: .zero)
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let width = min(bounds.width, Self.width)
    let area = CGRect(x: bounds.midX - width / 2, y: 0, width: width, height: Self.height)
    switch scene.step {
    case .choose: drawList(in: area)
    case .enter: BoardDrawing(area, isCustom: false).draw(finger: true)
    case .type: BoardDrawing(area, isCustom: true).draw(finger: false)
    case .leave:
      let board = BoardDrawing(area, isCustom: true)
      board.draw(finger: true)
      drawMenu(above: board.globe, in: area)
    case nil: drawTick(in: area)
    }
  }

  // MARK: The list of keyboards

  private func drawList(in area: CGRect) {
    let card = CGRect(x: area.minX, y: area.midY - 46, width: area.width, height: 92)
    UIColor.secondarySystemGroupedBackground.setFill()
    UIBezierPath(roundedRect: card, cornerRadius: 10).fill()
    UIColor.separator.setFill()
    UIBezierPath(rect: CGRect(x: card.minX + 16, y: card.midY, width: card.width - 16, height: 0.5)).fill()
    drawLine(scene.other, in: CGRect(x: card.minX, y: card.minY, width: card.width, height: 46), isNew: false)
    drawLine(scene.keyboard, in: CGRect(x: card.minX, y: card.midY, width: card.width, height: 46), isNew: true)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func drawLine(_ words: String, in row: CGRect, isNew: Bool) {
    draw(words, in: row.insetBy(dx: 16, dy: 0), font: .systemFont(ofSize: 17), color: .label)
    guard isNew, let plus = UIImage(systemName: "plus.circle.fill")?.withTintColor(.systemGreen) else { return }
    let x = isMirrored ? row.minX + 14 : row.maxX - 36
    plus.draw(in: CGRect(x: x, y: row.midY - 11, width: 22, height: 22))
  }

  /// Draws words at the beginning of a line, in its middle.
  private func draw(_ words: String, in row: CGRect, font: UIFont, color: UIColor) {
    let text = NSAttributedString(string: words, attributes: [.font: font, .foregroundColor: color])
    let size = text.size()
    let x = isMirrored ? row.maxX - size.width : row.minX
    text.draw(at: CGPoint(x: x, y: row.midY - size.height / 2))
  }

  // MARK: The list above the Globe key

  private func drawMenu(above globe: CGRect, in area: CGRect) {
    let menu = CGRect(x: globe.minX - 6, y: globe.minY - 84, width: 190, height: 76)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 10, color: UIColor(white: 0, alpha: 0.3).cgColor)
    UIColor.secondarySystemGroupedBackground.setFill()
    UIBezierPath(roundedRect: menu, cornerRadius: 10).fill()
    context.restoreGState()
    let rows = [scene.other, scene.keyboard].enumerated().map { index, name in
      (name, CGRect(x: menu.minX, y: menu.minY + CGFloat(index) * 38, width: menu.width, height: 38))
    }
    UIColor.tintColor.setFill()
    UIBezierPath(roundedRect: rows[0].1.insetBy(dx: 4, dy: 4), cornerRadius: 7).fill()
    for (index, (name, row)) in rows.enumerated() {
      draw(
        name, in: row.insetBy(dx: 14, dy: 0), font: .systemFont(ofSize: 15, weight: index == 0 ? .semibold : .regular),
        color: index == 0 ? .white : .label)
    }
  }

  // MARK: The end

  private func drawTick(in area: CGRect) {
    guard let tick = UIImage(systemName: "checkmark.circle.fill")?.withTintColor(.systemGreen) else { return }
    tick.draw(in: CGRect(x: area.midX - 40, y: area.midY - 40, width: 80, height: 80))
  }
}
