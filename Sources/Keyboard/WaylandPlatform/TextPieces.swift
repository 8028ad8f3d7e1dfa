// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A text in pieces that each fit into one Wayland message.
///
/// A message holds 4096 bytes, and a longer one ends the connection.
nonisolated struct TextPieces: Sequence, IteratorProtocol {
  /// What follows on the pieces taken so far.
  private(set) var rest: Substring
  private let limit: Int

  /// The most bytes of UTF-8 in one piece.
  static let usualLimit = 3000

  /// - Parameter limit: In bytes of UTF-8; at least 4, the longest code point.
  init(_ text: String, limit: Int = usualLimit) {
    rest = text[...]
    self.limit = Swift.max(limit, 4)
  }

  /// Returns the next piece: as many whole characters as fit, or as many code points of a character that is longer.
  mutating func next() -> String? {
    guard !rest.isEmpty else { return nil }
    guard rest.utf8.count > limit else {
      defer { rest = "" }
      return String(rest)
    }
    var end = rest.startIndex
    var count = 0
    while end < rest.endIndex {
      let size = rest[end].utf8.count
      if count + size > limit { break }
      count += size
      rest.formIndex(after: &end)
    }
    if end == rest.startIndex {
      for scalar in rest.unicodeScalars {
        count += UTF8.width(scalar)
        if count > limit { break }
        rest.unicodeScalars.formIndex(after: &end)
      }
    }
    defer { rest = rest[end...] }
    return String(rest[..<end])
  }
}
