// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Places

extension TextStack {
  typealias Position = TextLayout.Position

  /// Returns the paragraph of a position, and the position in it.
  private func local(_ position: Position) -> (index: Int, position: Position) {
    let index = text.paragraphIndex(at: min(max(position.offset, 0), text.length))
    let piece = text.paragraphs[index]
    let offset = min(max(position.offset - text.start(ofParagraph: index), 0), piece.contentLength)
    return (index, Position(offset, position.affinity))
  }

  private func global(_ position: Position, inParagraph index: Int) -> Position {
    let offset = text.start(ofParagraph: index) + position.offset
    let start = text.caret(atOrBefore: offset)
    return Position(start, position.affinity)
  }

  /// Returns where a caret stands; its left edge is between the characters.
  func caretRect(at position: Position) -> CGRect {
    let (index, position) = local(position)
    return layouts[index].caretRect(at: position).offsetBy(dx: 0, dy: top(ofParagraph: index))
  }

  /// Returns the position that is the nearest to a point.
  func closestPosition(to point: CGPoint) -> Position {
    let index = paragraphIndex(at: point.y)
    let layout = layouts[index]
    let place = CGPoint(x: point.x, y: point.y - top(ofParagraph: index))
    let position = layout.closestPosition(to: place)
    // Where the layout knows of a place within a character, the nearer end of that counts.
    let start = text.start(ofParagraph: index)
    let (before, after) = (
      text.caret(atOrBefore: start + position.offset), text.caret(atOrAfter: start + position.offset)
    )
    guard before != after else { return Position(before, position.affinity) }
    let distances = [before, after].map { abs(layout.caretRect(at: $0 - start).minX - place.x) }
    return Position(distances[1] < distances[0] ? after : before)
  }

  /// Returns what a range of the text covers, line by line.
  func selectionRects(for range: NSRange) -> [TextLayout.SelectionRect] {
    let range = text.clamp(range)
    guard range.length > 0 else { return [] }
    var result: [TextLayout.SelectionRect] = []
    let last = text.paragraphIndex(at: range.upperBound)
    for index in text.paragraphIndex(at: range.location)...last {
      let start = text.start(ofParagraph: index)
      let piece = text.paragraphs[index]
      let lower = max(range.location - start, 0)
      let upper = min(range.upperBound - start, piece.contentLength)
      var rects =
        lower < upper ? layouts[index].selectionRects(for: NSRange(location: lower, length: upper - lower)) : []
      // A line end that is selected shows as a little room behind the text.
      if range.upperBound - start > piece.contentLength, index < last || piece.contentLength < piece.length {
        let caret = layouts[index].caretRect(at: piece.contentLength)
        rects.append(
          TextLayout.SelectionRect(
            rect: CGRect(
              x: caret.minX, y: caret.minY, width: max((setting.width ?? 0) - caret.minX, 6), height: caret.height),
            isRightToLeft: false, containsStart: false, containsEnd: false))
      }
      result += rects.map { rect in
        var rect = rect
        rect.rect.origin.y += top(ofParagraph: index)
        (rect.containsStart, rect.containsEnd) = (false, false)
        return rect
      }
    }
    if !result.isEmpty {
      result[0].containsStart = true
      result[result.count - 1].containsEnd = true
    }
    return result
  }

  // MARK: Movement

  /// Returns the next position to the left or right on the screen.
  func positionVisually(from position: Position, right: Bool) -> Position {
    let (index, inside) = local(position)
    let layout = layouts[index]
    let moved = layout.positionVisually(from: inside, right: right)
    if moved.offset != inside.offset {
      let offset = text.start(ofParagraph: index) + moved.offset
      let isForward = moved.offset > inside.offset
      return Position(isForward ? text.caret(atOrAfter: offset) : text.caret(atOrBefore: offset), moved.affinity)
    }
    let line = layout.lines[layout.lineIndex(at: inside)]
    return Position(
      right != line.isRightToLeft ? text.caret(after: position.offset) : text.caret(before: position.offset))
  }

  /// Returns the position some lines above or below; beyond the first and last line, the end of the text on that side.
  ///
  /// - Parameter x: Where the caret wants to be, in points.
  func position(from position: Position, lines count: Int, x: CGFloat) -> Position {
    var (index, inside) = local(position)
    var line = layouts[index].lineIndex(at: inside) + min(max(count, -100_000), 100_000)
    while line < 0, index > 0 {
      index -= 1
      line += layouts[index].lines.count
    }
    while index < layouts.count - 1, line >= layouts[index].lines.count {
      line -= layouts[index].lines.count
      index += 1
    }
    if line < 0 { return Position(0) }
    if line >= layouts[index].lines.count { return Position(text.length) }
    inside = layouts[index].position(inLine: line, x: x)
    return global(inside, inParagraph: index)
  }

  /// Returns the range of the line that a position is in, without the line end.
  func lineRange(at position: Position) -> NSRange {
    let (index, inside) = local(position)
    let layout = layouts[index]
    let line = layout.lines[layout.lineIndex(at: inside)]
    return NSRange(location: text.start(ofParagraph: index) + line.range.location, length: line.contentLength)
  }

  /// Returns the word that an offset is in, or at the start or end of; `nil` between words. A secret is one word.
  func wordRange(at offset: Int) -> NSRange? {
    if setting.isSecure { return text.length > 0 ? NSRange(location: 0, length: text.length) : nil }
    let (index, inside) = local(Position(offset))
    return layouts[index].wordRange(at: inside.offset).map {
      NSRange(location: $0.location + text.start(ofParagraph: index), length: $0.length)
    }
  }

  /// Returns the end of the word after an offset; at the end of a paragraph, the start of the next.
  func wordEnd(after offset: Int) -> Int {
    let (index, inside) = local(Position(offset))
    if inside.offset >= text.paragraphs[index].contentLength { return text.caret(after: offset) }
    return text.start(ofParagraph: index) + layouts[index].wordEnd(after: inside.offset)
  }

  /// Returns the start of the word before an offset; at the start of a paragraph, the end of the one before.
  func wordStart(before offset: Int) -> Int {
    let (index, inside) = local(Position(offset))
    if inside.offset == 0 { return text.caret(before: offset) }
    return text.start(ofParagraph: index) + layouts[index].wordStart(before: inside.offset)
  }

  /// Whether the paragraph of an offset is written from right to left.
  func isRightToLeft(at offset: Int) -> Bool {
    let (index, inside) = local(Position(offset))
    let layout = layouts[index]
    return layout.lines[layout.lineIndex(at: inside)].isRightToLeft
  }
}
