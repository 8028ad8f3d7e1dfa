// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

// MARK: - Selection

extension TextLayout {
  /// A part of what is selected.
  package struct SelectionRect: Hashable {
    package var rect: CGRect
    package var isRightToLeft: Bool
    /// Whether the selection starts or ends here.
    package var containsStart: Bool
    package var containsEnd: Bool

    package init(rect: CGRect, isRightToLeft: Bool, containsStart: Bool, containsEnd: Bool) {
      (self.rect, self.isRightToLeft) = (rect, isRightToLeft)
      (self.containsStart, self.containsEnd) = (containsStart, containsEnd)
    }
  }

  /// Returns what a range of the text covers, line by line and from left to right.
  ///
  /// Where the selection goes on in the next line, it reaches to the edge of the layout, at least of its widest line.
  package func selectionRects(for range: NSRange) -> [SelectionRect] {
    let first = min(max(range.location, 0), length)
    let last = min(max(first, range.location + max(range.length, 0)), length)
    guard first < last else { return [] }
    let edge = max(TextParagraph.limited(options.width) ?? 0, usedSize.width)
    var result: [SelectionRect] = []
    for index in lineIndex(at: Position(first))...lineIndex(at: Position(last, .upstream)) {
      let line = lines[index]
      let (lower, upper) = (max(first, line.range.location), min(last, line.range.location + line.range.length))
      var spans = line.xRanges(lower..<max(upper, lower))
      if last > line.contentEnd {
        let end =
          line.isRightToLeft ? min(0, line.frame.minX)...line.frame.minX : line.frame.maxX...max(edge, line.frame.maxX)
        if end.upperBound > end.lowerBound { line.isRightToLeft ? spans.insert(end, at: 0) : spans.append(end) }
      }
      for span in Self.joined(spans) {
        result.append(
          SelectionRect(
            rect: CGRect(
              x: span.lowerBound, y: line.frame.minY, width: span.upperBound - span.lowerBound,
              height: line.frame.height),
            isRightToLeft: line.isRightToLeft, containsStart: false, containsEnd: false))
      }
    }
    if !result.isEmpty {
      result[0].containsStart = true
      result[result.count - 1].containsEnd = true
    }
    return result
  }

  private static func joined(_ spans: [ClosedRange<CGFloat>]) -> [ClosedRange<CGFloat>] {
    spans.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { result, span in
      if let last = result.last, span.lowerBound <= last.upperBound + 0.01 {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        result.append(span)
      }
    }
  }
}

extension TextLayout.Line {
  /// Returns where characters are, from the layout's left edge.
  func xRanges(_ offsets: Range<Int>) -> [ClosedRange<CGFloat>] {
    let bytes =
      piece.map.byte(at: offsets.lowerBound - piece.start)..<piece.map.byte(at: offsets.upperBound - piece.start)
    return piece.xRanges(bytes).map { $0.lowerBound + frame.minX...$0.upperBound + frame.minX }
  }
}
