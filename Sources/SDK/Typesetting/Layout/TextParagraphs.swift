// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A stretch of text up to where a new line has to begin.
struct TextStretch {
  /// UTF-16 offsets, without what ends it.
  var content: Range<Int>
  /// Where the next one starts.
  var end: Int
  var startsParagraph: Bool
  var endsParagraph: Bool
}

extension StyledText {
  /// Returns the stretch that starts at an offset.
  func stretch(from start: Int, startsParagraph: Bool) -> TextStretch {
    var place = start
    while place < units.count {
      switch units[place] {
      case 0x0D where place + 1 < units.count && units[place + 1] == 0x0A:
        return TextStretch(
          content: start..<place, end: place + 2, startsParagraph: startsParagraph, endsParagraph: true)
      case 0x0A, 0x0D, 0x2029:
        return TextStretch(
          content: start..<place, end: place + 1, startsParagraph: startsParagraph, endsParagraph: true)
      case 0x0B, 0x0C, 0x85, 0x2028:
        return TextStretch(
          content: start..<place, end: place + 1, startsParagraph: startsParagraph, endsParagraph: false)
      default: place += 1
      }
    }
    return TextStretch(content: start..<place, end: place, startsParagraph: startsParagraph, endsParagraph: true)
  }

  /// Whether nothing but line ends follows an offset.
  func isBlank(from offset: Int) -> Bool {
    units[offset...].allSatisfy { (0x0A...0x0D).contains($0) || $0 == 0x85 || $0 == 0x2028 || $0 == 0x2029 }
  }
}
