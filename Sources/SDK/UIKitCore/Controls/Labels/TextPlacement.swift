// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Sets a text of one style into rectangles.
struct TextPlacement {
  /// No room is this large, in points.
  static let unlimited: CGFloat = 1_000_000

  var text: NSAttributedString
  var font: UIFont
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var alignment = NSTextAlignment.left
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  /// The smallest factor that the text is drawn with where there is no room, 0 for any; `nil` for none.
  var shrinks: CGFloat?
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  init(text: NSAttributedString, font: UIFont, lineBreakMode: NSLineBreakMode) {
    self.text = text
    self.font = font
    self.lineBreakMode = lineBreakMode
  }

  /// Returns the text's size in points, in whole pixels.
  func size(width: CGFloat, limit: Int, scale: CGFloat) -> CGSize {
    guard text.length > 0 else { return .zero }
    let layout = TextLayout(text, options: options(width: width, limit: limit, factor: 1))
    return size(of: layout, width: width, scale: scale)
  }

  /// Returns the size of the lines in whole pixels, no wider than a width in points.
  func size(of layout: TextLayout, width: CGFloat, scale: CGFloat) -> CGSize {
    guard text.length > 0 else { return .zero }
    let used = layout.usedSize
    let scale = max(scale, 1)
    func whole(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: min(whole(used.width), max(width, 0)), height: whole(used.height))
  }

  /// Returns the text's lines in a rectangle, and where their top left corner goes.
  func layout(in rect: CGRect, limit: Int) -> (layout: TextLayout, origin: CGPoint) {
    let full = layout(rect, limit, factor: 1)
    guard let shrinks, !fits(full, rect, limit) else { return (full, origin(of: full, in: rect)) }
    let factor = factor(in: rect, limit: limit, least: max(shrinks, min(4 / font.pointSize, 1)))
    let small = layout(rect, limit, factor: factor)
    return (small, origin(of: small, insteadOf: full, in: rect))
  }

  /// Returns the same text in one colour.
  func recolored(_ color: UIColor) -> TextPlacement {
    var result = self
    result.text = text.restyled { $0[.foregroundColor] = color }
    return result
  }

  private func layout(_ rect: CGRect, _ limit: Int, factor: CGFloat) -> TextLayout {
    var options = options(width: rect.width, limit: limit, factor: factor)
    // Frames that were rounded down still show all their lines.
    options.height = rect.height + 1
    return TextLayout(text, options: options)
  }

  private func options(width: CGFloat, limit: Int, factor: CGFloat) -> TextLayout.Options {
    var options = TextLayout.Options(width: width < Self.unlimited ? width + 0.01 : nil, lineLimit: max(limit, 0))
    options.lineBreakMode = lineBreakMode
    options.direction = direction
    options.defaultFont = font
    options.fontScale = factor
    options.truncatesLastLine = lineBreakMode == .byTruncatingTail
    return options
  }

  private func fits(_ layout: TextLayout, _ rect: CGRect, _ limit: Int) -> Bool {
    guard !layout.isTruncated else { return false }
    // A single line is cut off at its end without being left out.
    return limit != 1 || lineWidth <= rect.width + 0.01
  }

  /// The width of all text in one line.
  private var lineWidth: CGFloat { lineLayout.usedSize.width }

  /// All text in one line.
  var lineLayout: TextLayout { TextLayout(text, options: options(width: Self.unlimited, limit: 1, factor: 1)) }

  /// Returns the largest factor with which the text fits.
  private func factor(in rect: CGRect, limit: Int, least: CGFloat) -> CGFloat {
    if limit == 1 { return min(max(rect.width / max(lineWidth, 1), least), 1) }
    var (low, high) = (least, CGFloat(1))
    for _ in 0..<7 {
      let middle = (low + high) / 2
      if layout(rect, limit, factor: middle).isTruncated { high = middle } else { low = middle }
    }
    return low
  }

  func origin(of layout: TextLayout, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX, y: rect.minY + max((rect.height - layout.usedSize.height) / 2, 0))
  }

  private func origin(of small: TextLayout, insteadOf full: TextLayout, in rect: CGRect) -> CGPoint {
    switch baselineAdjustment {
    case .alignCenters: return origin(of: small, in: rect)
    case .none: return rect.origin
    case .alignBaselines:
      let fullOrigin = origin(of: full, in: rect)
      let shift = (full.lines.first?.baseline ?? 0) - (small.lines.first?.baseline ?? 0)
      return CGPoint(x: fullOrigin.x, y: fullOrigin.y + (small.lines.count == 1 ? shift : 0))
    }
  }
}
