// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How much of a text was read.
enum Likeness {
  /// Returns the share of characters that are right: 1 less the edits that make one text of the other, by the length of the right one.
  static func share(of read: [String], in right: [String]) -> Double {
    let (read, right) = (Array(read.joined(separator: "\n")), Array(right.joined(separator: "\n")))
    guard !right.isEmpty else { return read.isEmpty ? 1 : 0 }
    var row = Array(0...read.count)
    for (index, character) in right.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in read.enumerated() {
        let changed = diagonal + (character == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return max(0, 1 - Double(row[read.count]) / Double(right.count))
  }
}
