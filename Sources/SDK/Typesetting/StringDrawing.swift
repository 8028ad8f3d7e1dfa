// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import Graphics

/// Measures and draws a string as UIKit's additions to Foundation do.
struct StringDrawing {
  let text: NSAttributedString
  var options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
  var context: NSStringDrawingContext?
  /// The font of an empty string.
  var defaultFont = UIFont.systemFont(ofSize: 12)

  /// The space that a string takes up when nothing limits it.
  func size() -> CGSize { layout(in: .zero).usedSize }

  /// Returns what a string takes up, within a size of which 0 is no limit.
  func boundingRect(with size: CGSize) -> CGRect {
    let layout = layout(in: size)
    let bounds = CGRect(origin: origin(of: layout), size: layout.usedSize)
    context?.totalBounds = bounds
    return bounds
  }

  func draw(in rect: CGRect) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(in: rect.size)
    let shift = origin(of: layout)
    let origin = CGPoint(x: rect.minX + shift.x, y: rect.minY + shift.y)
    context?.totalBounds = CGRect(origin: origin, size: layout.usedSize)
    layout.draw(at: origin, in: target)
  }

  /// Returns where the layout's top left corner is: without line fragments, the baseline is at 0.
  private func origin(of layout: TextLayout) -> CGPoint {
    options.contains(.usesLineFragmentOrigin) ? .zero : CGPoint(x: 0, y: -(layout.lines.first?.baseline ?? 0))
  }
}

// MARK: - Layout

extension StringDrawing {
  /// How often the room between fonts that are too large and small enough ones is halved.
  private static let scaleSteps = 7

  private func layout(in size: CGSize) -> TextLayout {
    let whole = layout(in: size, scale: 1)
    guard let context else { return whole }
    context.actualScaleFactor = 1
    guard (0..<1).contains(context.minimumScaleFactor), context.minimumScaleFactor > 0, !fits(whole, in: size) else {
      return whole
    }
    var (small, large) = (context.minimumScaleFactor, CGFloat(1))
    var best = layout(in: size, scale: small)
    for _ in 0..<Self.scaleSteps where fits(best, in: size) {
      let middle = (small + large) / 2
      let attempt = layout(in: size, scale: middle)
      if fits(attempt, in: size) { (small, best) = (middle, attempt) } else { large = middle }
    }
    context.actualScaleFactor = small
    return best
  }

  private func fits(_ layout: TextLayout, in size: CGSize) -> Bool {
    !layout.isTruncated && (size.width <= 0 || layout.usedSize.width <= size.width + 0.01)
      && (size.height <= 0 || layout.usedSize.height <= size.height + 0.01)
  }

  private func layout(in size: CGSize, scale: CGFloat) -> TextLayout {
    var limits = TextLayout.Options(width: size.width > 0 ? size.width : nil)
    limits.defaultFont = defaultFont
    limits.fontScale = scale
    limits.usesFontLeading = options.contains(.usesFontLeading)
    if options.contains(.usesLineFragmentOrigin) {
      limits.height = size.height > 0 ? size.height : nil
      limits.truncatesLastLine = options.contains(.truncatesLastVisibleLine)
    } else {
      limits.lineLimit = 1
      limits.lineBreakMode = .byClipping
    }
    return TextLayout(text, options: limits)
  }
}
