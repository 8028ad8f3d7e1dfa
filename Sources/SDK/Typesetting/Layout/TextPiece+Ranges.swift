// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation

// MARK: - Ranges

extension TextPiece {
  /// Returns where the characters of a range are, in points from the line's left end.
  func xRanges(_ bytes: Range<Int>) -> [ClosedRange<CGFloat>] {
    let bytes = bytes.clamped(to: self.bytes)
    guard !bytes.isEmpty, let line else { return [] }
    var values: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(line, Int32(bytes.lowerBound), Int32(bytes.upperBound), &values, &count)
    defer { g_free(values) }
    let unit = CGFloat(PANGO_SCALE)
    return (0..<Int(count)).compactMap { index in
      guard let values else { return nil }
      let (a, b) = (CGFloat(values[2 * index]) / unit, CGFloat(values[2 * index + 1]) / unit)
      return a == b ? nil : min(a, b)...max(a, b)
    }
  }

  /// Whether a character is set from right to left.
  func isRightToLeft(at byte: Int) -> Bool {
    for glyphItem in glyphItems {
      guard let item = glyphItem.pointee.item else { continue }
      let first = Int(item.pointee.offset)
      if (first..<first + Int(item.pointee.length)).contains(byte) { return item.pointee.analysis.level % 2 == 1 }
    }
    return isRightToLeft
  }

  /// Returns the parts of a range that are no white space.
  func words(in bytes: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    var place = bytes.lowerBound
    while place < bytes.upperBound {
      if breaks.isWhiteSpace(map.utf16(at: place)) {
        if let first = start { result.append(first..<place) }
        start = nil
      } else if start == nil {
        start = place
      }
      place = map.byte(after: place)
    }
    if let first = start { result.append(first..<bytes.upperBound) }
    return result
  }
}
