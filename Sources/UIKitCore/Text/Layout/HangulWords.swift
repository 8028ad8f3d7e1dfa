// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Where Korean text does not wrap: within words.
///
/// Unicode's line breaking rules allow a break between any two syllables; like labels on iOS, text here wraps at spaces.
enum HangulWords {
  /// Returns the byte ranges of words that have Hangul and at most so many characters.
  static func ranges(in utf8: [UInt8], longest: Int) -> [Range<Int>] {
    // Syllables and letters start with these bytes; most texts have none.
    guard longest > 1, utf8.contains(where: { (0xE1...0xED).contains($0) && $0 != 0xE2 }) else { return [] }
    var result: [Range<Int>] = []
    var word = Word()
    var place = 0
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      let width = UTF8.width(scalar)
      switch Kind(scalar) {
      case .gap:
        word.finish(at: place, longest: longest, into: &result)
        word = Word(start: place + width)
      case .end:
        word.count += 1
        word.finish(at: place + width, longest: longest, into: &result)
        word = Word(start: place + width)
      case .hangul:
        word.hasHangul = true
        word.count += 1
      case .letter: word.count += 1
      }
      place += width
    }
    word.finish(at: place, longest: longest, into: &result)
    return result
  }

  private struct Word {
    var start = 0
    var count = 0
    var hasHangul = false

    func finish(at end: Int, longest: Int, into result: inout [Range<Int>]) {
      if hasHangul, count > 1, count <= longest { result.append(start..<end) }
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
        case 0x2D, 0x2F, 0x2010, 0x2012...0x2014: .end
        case 0x09, 0x20, 0x200B, 0x2E80...0x9FFF, 0xF900...0xFAFF, 0x1F000...0x3FFFF: .gap
        default: scalar.properties.isWhitespace ? .gap : .letter
        }
    }
  }
}
