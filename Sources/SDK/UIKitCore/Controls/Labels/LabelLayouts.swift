// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a label has found out about its text; good until the text or its looks change.
final class LabelLayouts {
  let placement: TextPlacement
  /// Whether the text is one line where there is room for it, wherever that line begins and ends.
  private let isPlain: Bool
  private var known: TextLayout?
  private var measured: [(width: CGFloat, limit: Int, size: CGSize)] = []

  init(_ placement: TextPlacement, isStyled: Bool) {
    self.placement = placement
    let text = placement.text.string
    isPlain =
      !isStyled && !text.contains(where: \.isNewline) && text.first?.isWhitespace != true
      && text.last?.isWhitespace != true
  }

  /// The text in one line, if it is one.
  private func line() -> TextLayout? {
    guard isPlain else { return nil }
    if known == nil { known = placement.lineLayout }
    return known
  }

  /// Returns the text's size in points, in whole pixels.
  func size(width: CGFloat, limit: Int, scale: CGFloat) -> CGSize {
    if let line = line(), line.usedSize.width <= width { return placement.size(of: line, width: width, scale: scale) }
    if let known = measured.first(where: { $0.width == width && $0.limit == limit }) { return known.size }
    let size = placement.size(width: width, limit: limit, scale: scale)
    if measured.count >= 4 { measured.removeFirst() }
    measured.append((width, limit, size))
    return size
  }

  /// Returns the text's lines in a rectangle, and where their top left corner goes.
  func layout(in rect: CGRect, limit: Int) -> (layout: TextLayout, origin: CGPoint) {
    guard let line = line(), line.usedSize.width <= rect.width else { return placement.layout(in: rect, limit: limit) }
    var origin = placement.origin(of: line, in: rect)
    let room = rect.width - line.usedSize.width
    switch placement.alignment {
    case .center: origin.x += room / 2
    case .right: origin.x += room
    case .justified, .natural: if line.lines.first?.isRightToLeft == true { origin.x += room }
    case .left: break
    }
    return (line, origin)
  }
}
