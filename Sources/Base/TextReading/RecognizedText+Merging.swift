// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension [RecognizedText.Line] {
  /// How sure a reader has to be of a line that another language knows nothing of: what is read in the wrong language is a guess.
  private static var leastOfNew: Int { 70 }
  /// By how much surer than all that another language has read in its place.
  private static var leastLead: Int { 15 }

  /// Adds what another language has read of the same picture: lines that are not here, and those of which it is far surer.
  ///
  /// - Parameter others: Lines in pixels of the same picture.
  package func merging(_ others: [RecognizedText.Line]) -> [RecognizedText.Line] {
    others.reduce(into: self) { lines, other in
      let rivals = lines.filter { $0.box.isInPlace(of: other.box) }
      if rivals.isEmpty {
        guard other.confidence >= Self.leastOfNew else { return }
      } else {
        let width = rivals.reduce(0) { $0 + $1.box.width }
        // A line of which only a part is read well is no gain.
        let isSurer = rivals.allSatisfy { other.confidence >= $0.confidence + Self.leastLead }
        guard isSurer, 5 * other.box.width >= 4 * width else { return }
        lines.removeAll(where: rivals.contains)
      }
      // In a column behind the line above; where there is none, before all that is lower.
      let above = lines.lastIndex { $0.box.middle <= other.box.middle && $0.box.isInColumn(of: other.box) }
      let place = above.map { $0 + 1 } ?? lines.firstIndex { $0.box.middle > other.box.middle } ?? lines.endIndex
      lines.insert(other, at: place)
    }
  }
}

extension RecognizedText.Box {
  /// Where its middle is, twice the distance from the top.
  fileprivate var middle: Int { 2 * y + height }

  /// Whether it is below or above another box, at least in part.
  fileprivate func isInColumn(of other: RecognizedText.Box) -> Bool {
    x < other.x + other.width && other.x < x + width
  }

  /// Whether it lies on the same line as another box, and beside no part of it.
  fileprivate func isInPlace(of other: RecognizedText.Box) -> Bool {
    let height = Swift.min(y + self.height, other.y + other.height) - Swift.max(y, other.y)
    let width = Swift.min(x + self.width, other.x + other.width) - Swift.max(x, other.x)
    return width > 0 && 2 * height > Swift.min(self.height, other.height)
  }
}
