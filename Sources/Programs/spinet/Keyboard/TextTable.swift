// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Columns of text for a terminal.
enum TextTable {
  /// The rows with each column as wide as its widest cell; the last has no blanks behind it.
  static func text(_ rows: [[String]]) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.compactMap { $0.dropFirst(column).first.map(width) }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, cell in
        column == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[column] - width(cell) + 2)
      }.joined()
    }.joined(separator: "\n")
  }

  /// Columns that a terminal gives a text: two for the wide characters of East Asia and for emoji. Source: UAX #11.
  static func width(_ text: String) -> Int {
    text.reduce(0) { sum, character in
      guard let first = character.unicodeScalars.first else { return sum }
      switch first.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        return sum + 2
      default: return sum + 1
      }
    }
  }
}
