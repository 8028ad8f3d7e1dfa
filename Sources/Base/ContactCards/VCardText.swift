// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The text of a vCard in lines, each as it stands in the file, so that one of them can change and the others stay.
struct VCardText {
  var lines: [Line] = []
  /// Whether lines end with a carriage return and a line feed, as RFC 6350 has it.
  let hasCarriageReturns: Bool

  /// A line with those that it goes on in.
  struct Line {
    /// The number of its first line in the file, from 1; 0 for a new one.
    let number: Int
    /// As one, without line ends.
    fileprivate(set) var content: String
    /// As in the file, without line feeds.
    fileprivate(set) var pieces: [String]
  }

  init(_ text: String) {
    let pieces = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    hasCarriageReturns = pieces[0].last == "\r"
    for (index, piece) in pieces.enumerated() {
      var content = piece
      if content.last == "\r" { content.removeLast() }
      if let first = content.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1].content.unicodeScalars.append(contentsOf: content.dropFirst())
        lines[lines.count - 1].pieces.append(String(piece))
      } else {
        lines.append(Line(number: index + 1, content: String(content), pieces: [String(piece)]))
      }
    }
  }

  /// The whole text.
  var text: String { lines.flatMap(\.pieces).joined(separator: "\n") }

  /// Makes a line of this text.
  func line(_ content: String) -> Line {
    let end = hasCarriageReturns ? "\r" : ""
    return Line(number: 0, content: content, pieces: Self.fold(content).map { $0 + end })
  }

  /// The longest line, in bytes without its end. Source: RFC 6350, section 3.2.
  private static let longestLine = 75

  /// Breaks a line that is too long. No sign is broken, and none that would combine with the blank before it begins a line.
  private static func fold(_ content: String) -> [String] {
    var pieces = [""]
    var length = 0
    for character in content {
      let count = character.utf8.count
      if length + count > longestLine, length > 1 {
        pieces.append(" ")
        length = 1
      }
      pieces[pieces.count - 1].append(character)
      length += count
    }
    return pieces
  }
}
