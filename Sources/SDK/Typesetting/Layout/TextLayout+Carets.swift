// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
package import Foundation

// MARK: - Carets

extension TextLayout {
  /// Which line an offset belongs to where a line was wrapped.
  package enum Affinity: Sendable {
    /// The line that the offset starts.
    case downstream
    /// The line that the offset ends.
    case upstream
  }

  /// A place between characters.
  package struct Position: Hashable, Sendable {
    /// In UTF-16 units.
    package var offset: Int
    package var affinity: Affinity

    package init(_ offset: Int, _ affinity: Affinity = .downstream) {
      self.offset = offset
      self.affinity = affinity
    }
  }

  /// The width of carets, in points, as on iOS.
  package static var caretWidth: CGFloat { 2 }

  /// Returns the index of the line that a position is in; offsets beyond the text stand for its ends.
  package func lineIndex(at position: Position) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].range.location <= position.offset { low = middle + 1 } else { high = middle }
    }
    let index = max(low - 1, 0)
    guard position.affinity == .upstream, index > 0, lines[index].range.location == position.offset,
      lines[index - 1].isWrapped
    else { return index }
    return index - 1
  }

  /// Returns where a caret stands; its left edge is between the characters.
  package func caretRect(at position: Position) -> CGRect {
    let line = lines[lineIndex(at: position)]
    return CGRect(
      x: line.frame.minX + line.caretX(at: position.offset), y: line.baseline - line.ascent, width: Self.caretWidth,
      height: line.ascent + line.descent)
  }

  package func caretRect(at offset: Int) -> CGRect { caretRect(at: Position(offset)) }

  /// Returns the position that is the nearest to a point: in the line at its height, or else the first or last one.
  package func closestPosition(to point: CGPoint) -> Position {
    position(inLine: lineIndex(at: point.y), x: point.x)
  }

  /// Returns the offset that is the nearest to a point.
  package func closestOffset(to point: CGPoint) -> Int { closestPosition(to: point).offset }

  /// Returns the index of the line at a height; above and below the text the first and the last one.
  package func lineIndex(at y: CGFloat) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].frame.minY <= y { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// Returns the position in a line that is the nearest to a place.
  package func position(inLine index: Int, x: CGFloat) -> Position {
    let line = lines[index]
    let x = x - line.frame.minX
    let offset = line.closestOffset(to: x)
    return Position(offset, line.isWrapped && offset == line.contentEnd ? .upstream : .downstream)
  }
}

extension TextLayout.Line {
  /// The offset behind the last character that is no line end.
  var contentEnd: Int { range.location + contentLength }

  /// Returns the place of a caret, in points from the line's left end.
  ///
  /// Where directions meet, it is where a character of the paragraph's direction would be added.
  func caretX(at offset: Int) -> CGFloat {
    let bytes = piece.bytes
    let byte = piece.map.byte(at: offset - piece.start)
    guard !bytes.isEmpty, let line = piece.line else { return 0 }
    func x(_ byte: Int, trailing: Bool) -> CGFloat {
      var x: Int32 = 0
      pango_layout_line_index_to_x(line, Int32(byte), trailing ? 1 : 0, &x)
      return CGFloat(x) / CGFloat(PANGO_SCALE)
    }
    let before: (x: CGFloat, isRightToLeft: Bool) =
      if byte > bytes.lowerBound {
        (x(piece.map.byte(before: byte), trailing: true), piece.isRightToLeft(at: piece.map.byte(before: byte)))
      } else {
        (isRightToLeft ? frame.width : 0, isRightToLeft)
      }
    guard byte < bytes.upperBound else {
      return before.isRightToLeft == isRightToLeft ? before.x : isRightToLeft ? 0 : frame.width
    }
    let after = piece.isRightToLeft(at: byte)
    return after != isRightToLeft && before.isRightToLeft == isRightToLeft ? before.x : x(byte, trailing: false)
  }

  /// Returns the offset that is the nearest to a place in points from the line's left end.
  func closestOffset(to x: CGFloat) -> Int {
    guard contentLength > 0, let line = piece.line else { return range.location }
    if isRightToLeft ? x <= 0 : x >= frame.width { return trailingOffset }
    if isRightToLeft ? x >= frame.width : x <= 0 { return range.location }
    var (byte, trailing): (Int32, Int32) = (0, 0)
    pango_layout_line_x_to_index(line, Int32(TextEnvironment.pangoUnits(x)), &byte, &trailing)
    let guess = piece.start + piece.map.utf16(at: piece.map.byte(Int(byte), advancedByScalars: Int(trailing)))
    // Pango may be a character off where marks are.
    return carets(around: min(max(guess, range.location), trailingOffset))
      .min { abs(caretX(at: $0) - x) < abs(caretX(at: $1) - x) } ?? guess
  }

  /// Returns places of carets in the line near an offset, that one first.
  private func carets(around offset: Int) -> [Int] {
    func isCaret(_ offset: Int) -> Bool {
      offset == range.location || offset == trailingOffset || piece.breaks.isCaret(offset - piece.start)
    }
    var result = isCaret(offset) ? [offset] : []
    result += (range.location..<max(offset, range.location)).reversed().lazy.filter(isCaret).prefix(2)
    if offset < trailingOffset { result += (offset + 1...trailingOffset).lazy.filter(isCaret).prefix(2) }
    return result
  }

  /// The last offset of the line that a caret can have in it: before the space at which it was wrapped.
  private var trailingOffset: Int { endsWithSpace ? max(contentEnd - 1, range.location) : contentEnd }
}
