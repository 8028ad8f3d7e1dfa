// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The text around the caret, as far as a keyboard outside the app hears of it. Offsets count bytes of UTF-8.
package struct FieldSurroundings: Hashable, Sendable {
  package let text: String
  package let cursor: Int
  /// Where the selection began; the cursor where nothing is selected.
  package let anchor: Int

  /// The most bytes that one message holds. Source: text-input-unstable-v3, `set_surrounding_text`.
  package static let limit = 4000

  /// Cuts the text at the edges of characters where it is too long: what is selected goes first, then come equal parts
  /// of what lies before and after it. Of a selection that is longer its end is left.
  package init(before: String, selected: String, after: String, limit: Int = limit) {
    let selected = selected.suffix(ofBytes: limit)
    let room = limit - selected.utf8.count
    let before = before.suffix(ofBytes: max(room / 2, room - after.utf8.count))
    let after = after.prefix(ofBytes: room - before.utf8.count)
    // A zero byte would end the message; a space is as long.
    text = String(
      String.UnicodeScalarView((before + selected + after).unicodeScalars.map { $0.value == 0 ? " " : $0 }))
    anchor = before.utf8.count
    cursor = anchor + selected.utf8.count
  }
}

extension String {
  /// The longest end of whole characters in so many bytes.
  fileprivate func suffix(ofBytes count: Int) -> Substring {
    var start = endIndex
    var room = count
    while start > startIndex {
      let next = index(before: start)
      room -= self[next].utf8.count
      if room < 0 { break }
      start = next
    }
    return self[start...]
  }

  /// The longest beginning of whole characters in so many bytes.
  fileprivate func prefix(ofBytes count: Int) -> Substring {
    var end = startIndex
    var room = count
    while end < endIndex {
      room -= self[end].utf8.count
      if room < 0 { break }
      end = index(after: end)
    }
    return self[..<end]
  }
}
