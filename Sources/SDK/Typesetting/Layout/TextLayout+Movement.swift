// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

// MARK: - Characters

extension TextLayout {
  /// Whether a caret can stand at an offset: not within what people take for one character.
  package func isCaret(_ offset: Int) -> Bool {
    guard offset > 0, offset < length else { return offset == 0 || offset == length }
    let line = lines[lineIndex(at: Position(offset))]
    // Within a line end of two characters no caret can stand.
    guard offset <= line.contentEnd else { return false }
    return offset == line.range.location || offset == line.contentEnd
      || line.piece.breaks.isCaret(offset - line.piece.start)
  }

  /// Returns the next offset at which a caret can stand; at the end of the text, that.
  package func offset(after offset: Int) -> Int {
    var next = max(offset, -1) + 1
    while next < length, !isCaret(next) { next += 1 }
    return min(next, length)
  }

  /// Returns the previous offset at which a caret can stand; at the beginning of the text, that.
  package func offset(before offset: Int) -> Int {
    var previous = min(offset, length + 1) - 1
    while previous > 0, !isCaret(previous) { previous -= 1 }
    return max(previous, 0)
  }
}

// MARK: - Words

extension TextLayout {
  private func isWordStart(_ offset: Int) -> Bool { breaks(at: offset) { $0.isWordStart($1) } }

  private func isWordEnd(_ offset: Int) -> Bool {
    // The end of a line is known to the piece of that line.
    breaks(at: offset) { $0.isWordEnd($1) }
      || offset > 0 && breaks(of: lines[lineIndex(at: Position(offset - 1))], at: offset) { $0.isWordEnd($1) }
  }

  private func breaks(at offset: Int, _ test: (TextBreaks, Int) -> Bool) -> Bool {
    breaks(of: lines[lineIndex(at: Position(offset))], at: offset, test)
  }

  private func breaks(of line: Line, at offset: Int, _ test: (TextBreaks, Int) -> Bool) -> Bool {
    offset <= line.contentEnd && test(line.piece.breaks, offset - line.piece.start)
  }

  /// Returns the end of the word at or after an offset; without one, the end of the text.
  package func wordEnd(after offset: Int) -> Int {
    var next = max(offset, -1) + 1
    while next < length, !isWordEnd(next) { next += 1 }
    return min(next, length)
  }

  /// Returns the start of the word at or before an offset; without one, the beginning of the text.
  package func wordStart(before offset: Int) -> Int {
    var previous = min(offset, length + 1) - 1
    while previous > 0, !isWordStart(previous) { previous -= 1 }
    return max(previous, 0)
  }

  /// Returns the word that an offset is in, or at the start or end of; `nil` between words.
  package func wordRange(at offset: Int) -> NSRange? {
    guard (0...length).contains(offset) else { return nil }
    var start = offset
    while start > 0, !isWordStart(start) {
      if isWordEnd(start), start < offset { return nil }
      start -= 1
    }
    guard isWordStart(start) else { return nil }
    var end = start + 1
    while end < length, !isWordEnd(end) { end += 1 }
    guard end >= offset else { return nil }
    return NSRange(location: start, length: min(end, length) - start)
  }
}

// MARK: - Lines

extension TextLayout {
  /// Returns the range of the line that a position is in, with the line end.
  package func lineRange(at position: Position) -> NSRange { lines[lineIndex(at: position)].range }

  /// Returns the position one line above or below; beyond the first and last line, the end of the text on that side.
  ///
  /// - Parameter x: Where the caret wants to be, in points; the place of the caret when movement began.
  package func position(from position: Position, lines count: Int, x: CGFloat) -> Position {
    let (index, overflow) = lineIndex(at: position).addingReportingOverflow(count)
    if overflow ? count < 0 : index < 0 { return Position(0) }
    guard !overflow, index < lines.count else { return Position(length) }
    return self.position(inLine: index, x: x)
  }
}

// MARK: - Left and right

extension TextLayout {
  /// Returns the next position to the left or right on the screen; beyond the end of a line it is in the next one.
  package func positionVisually(from position: Position, right: Bool) -> Position {
    let index = lineIndex(at: position)
    let line = lines[index]
    let byte = line.piece.map.byte(at: position.offset - line.piece.start)
    if let moved = line.piece.byteVisually(from: byte, right: right), moved != byte {
      let offset = line.piece.start + line.piece.map.utf16(at: moved)
      if offset >= line.range.location, offset <= line.contentEnd { return Position(offset) }
    }
    // The end of the line: reading goes on below, or above when it is the start.
    let forward = right != line.isRightToLeft
    let target = forward ? offset(after: position.offset) : offset(before: position.offset)
    return Position(target)
  }
}
