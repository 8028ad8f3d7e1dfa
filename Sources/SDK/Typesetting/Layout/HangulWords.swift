// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Where Korean text does not wrap: within words.
///
/// Unicode's line breaking rules allow a break between any two syllables; like labels on iOS, text here wraps at spaces.
enum HangulWords {
  /// Returns the words that have Hangul, as UTF-16 offsets.
  static func ranges(in map: TextMap) -> [Range<Int>] {
    // Syllables and letters start with these bytes; most texts have none.
    guard map.utf8.contains(where: { (0xE1...0xED).contains($0) && $0 != 0xE2 }) else { return [] }
    var result: [Range<Int>] = []
    var word = Word()
    var place = 0
    for scalar in String(decoding: map.utf8, as: UTF8.self).unicodeScalars {
      let width = UTF16.width(scalar)
      switch Kind(scalar) {
      case .gap:
        word.finish(at: place, into: &result)
        word = Word(start: place + width)
      case .end:
        word.finish(at: place + width, into: &result)
        word = Word(start: place + width)
      case .hangul: word.hasHangul = true
      case .letter: break
      }
      place += width
    }
    word.finish(at: place, into: &result)
    return result
  }

  private struct Word {
    var start = 0
    var hasHangul = false

    func finish(at end: Int, into result: inout [Range<Int>]) {
      if hasHangul { result.append(start..<end) }
    }
  }

  private enum Kind {
    case hangul, letter
    /// Between words, or a character around which lines may break.
    case gap
    /// The end of a word, such as a hyphen.
    case end

    init(_ scalar: Unicode.Scalar) {
      self =
        switch scalar.value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: .hangul
        case 0x2D, 0x2F, 0xAD, 0x2010, 0x2012...0x2014: .end
        case 0x09, 0x20, 0x200B, 0x2E80...0x9FFF, 0xF900...0xFAFF, 0x1F000...0x3FFFF: .gap
        default: scalar.properties.isWhitespace ? .gap : .letter
        }
    }
  }
}
