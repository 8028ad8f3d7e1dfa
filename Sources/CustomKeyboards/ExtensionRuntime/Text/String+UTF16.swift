// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Parts of texts that are told in UTF-16 units, and end where characters do.

extension String {
  /// Returns the characters at the end that a distance in UTF-16 units reaches back over, the one that it ends in with them.
  func last(utf16 distance: Int) -> String {
    var (start, count) = (endIndex, 0)
    while count < distance, start > startIndex {
      formIndex(before: &start)
      count += self[start].utf16.count
    }
    return String(self[start...])
  }

  /// Returns the characters at the beginning that a distance in UTF-16 units reaches over, the one that it ends in with them.
  func first(utf16 distance: Int) -> String {
    var (end, count) = (startIndex, 0)
    while count < distance, end < endIndex {
      count += self[end].utf16.count
      formIndex(after: &end)
    }
    return String(self[..<end])
  }

  /// Returns the characters at the beginning that have room in so many UTF-16 units.
  func prefix(utf16 limit: Int) -> String {
    var (end, count) = (startIndex, 0)
    while end < endIndex {
      count += self[end].utf16.count
      guard count <= limit else { break }
      formIndex(after: &end)
    }
    return String(self[..<end])
  }

  /// Returns the rest after so many UTF-16 units, which end where a character does.
  func dropFirst(utf16 count: Int) -> String { String(dropFirst(prefix(utf16: count).count)) }

  mutating func removeFirst(utf16 count: Int) { self = dropFirst(utf16: count) }

  mutating func removeLast(utf16 count: Int) { self = String(dropLast(last(utf16: count).count)) }

  /// Splits a text where characters end, and a character that is longer still where its scalars do.
  ///
  /// - Parameter limit: The most UTF-8 bytes of a piece; at least 4.
  func pieces(utf8 limit: Int) -> [String] {
    guard utf8.count > limit else { return [self] }
    var pieces = [""]
    func add(_ part: String) {
      let room = limit - (pieces.last?.utf8.count ?? 0)
      if part.utf8.count <= room { pieces[pieces.count - 1] += part } else { pieces.append(part) }
    }
    for character in self {
      if character.utf8.count <= limit {
        add(String(character))
      } else {
        for scalar in character.unicodeScalars { add(String(scalar)) }
      }
    }
    return pieces.filter { !$0.isEmpty }
  }
}
