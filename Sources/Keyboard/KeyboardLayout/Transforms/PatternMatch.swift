// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Where a pattern matched, in units of the context.
struct PatternMatch {
  var range: Range<Int>
  /// Captures 1 to 9; `nil` for one that took no part.
  var captures: [Range<Int>?]
}

extension Pattern {
  /// Finds the match that ends at the end of the text and starts furthest left.
  ///
  /// - Parameter startsAtZero: True when index 0 is where the text really starts, so that `^` matches there.
  /// - Complexity: O(steps × units): no step is tried twice at one place, because what follows does not depend on how
  ///   it was reached. So no pattern, however made, can hold up typing.
  func match(_ text: [TextUnit], startsAtZero: Bool) -> PatternMatch? {
    guard let last = text.last, lastUnit == nil || lastUnit == last else { return nil }
    let first = max(0, text.count - longest)
    var search = PatternSearch(pattern: self, text: text, first: first, startsAtZero: startsAtZero)
    for start in first..<text.count {
      if let match = search.run(from: start) {
        return match
      }
    }
    return nil
  }
}
