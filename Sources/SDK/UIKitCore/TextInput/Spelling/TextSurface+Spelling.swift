// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Marks below misspelt words

extension TextSurface {
  /// How large the dots are, and how far apart, in points; and where they stand between the baseline and how deep letters reach.
  private static let dot: CGFloat = 2.5
  private static let dotDistance: CGFloat = 4
  private static let depth: CGFloat = 0.7

  /// Draws dots below the misspelt words of a paragraph.
  func drawMarks(inParagraph index: Int, of context: CGContext) {
    guard isActive, showsCaret else { return }
    let ranges = spelling.ranges(inParagraph: index)
    guard !ranges.isEmpty else { return }
    let start = editor.text.start(ofParagraph: index)
    let layout = stack.layouts[index]
    context.setFillColor(UIColor.systemRed.cgColor)
    for line in layout.lines {
      let y = stack.top(ofParagraph: index) + line.baseline + line.descent * Self.depth
      for word in ranges {
        let inside = NSRange(location: word.location - start, length: word.length).intersection(line.range)
        guard let inside, inside.length > 0 else { continue }
        for part in layout.selectionRects(for: inside) {
          drawDots(from: part.rect.minX, to: part.rect.maxX, y, context)
        }
      }
    }
  }

  /// Draws dots in the middle of a stretch.
  private func drawDots(from left: CGFloat, to right: CGFloat, _ y: CGFloat, _ context: CGContext) {
    let count = max(Int((right - left) / Self.dotDistance), 1)
    let first = (left + right) / 2 - CGFloat(count - 1) * Self.dotDistance / 2
    for dot in 0..<count {
      context.fillEllipse(
        in: CGRect(
          x: first + CGFloat(dot) * Self.dotDistance - Self.dot / 2, y: y - Self.dot / 2, width: Self.dot,
          height: Self.dot))
    }
  }
}
