// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A text with a caret in the simplest way that works: every step looks at all of the text.
struct PlainText {
  var units: [UInt16] = []
  var anchor = 0
  var head = 0

  var string: String { String(decoding: units, as: UTF16.self) }

  /// Every place between characters.
  var stops: [Int] {
    let string = string
    return string.indices.map { $0.utf16Offset(in: string) } + [units.count]
  }

  var selected: Range<Int> { min(anchor, head)..<max(anchor, head) }

  mutating func replace(_ range: Range<Int>, with new: String) {
    units.replaceSubrange(range, with: Array(new.utf16))
    let end = range.lowerBound + new.utf16.count
    let caret = stops.first { $0 >= end } ?? units.count
    (anchor, head) = (caret, caret)
  }

  mutating func deleteBackward() {
    let range = selected.isEmpty ? (stops.last { $0 < head } ?? 0)..<head : selected
    if !range.isEmpty { replace(range, with: "") }
  }

  mutating func deleteForward() {
    let range = selected.isEmpty ? head..<(stops.first { $0 > head } ?? units.count) : selected
    if !range.isEmpty { replace(range, with: "") }
  }

  mutating func select(_ first: Int, _ last: Int) {
    anchor = stops.last { $0 <= first } ?? 0
    head = stops.last { $0 <= last } ?? 0
  }
}
