// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation

/// Decides where the lines of a piece of text end.
struct TextLineBreaker {
  private let piece: TextPiece
  private let units: ArraySlice<UInt16>
  private let breaksWords: Bool
  /// The width up to each UTF-16 offset of the piece, in points, when all is in one line.
  private let places: [CGFloat]
  /// Offsets within words that have Hangul; `nil` elsewhere.
  private let words: [Range<Int>]

  /// - Parameter breaksWords: Whether lines end at any character, or only between words where possible.
  init(_ piece: TextPiece, of text: StyledText, range: Range<Int>, breaksWords: Bool) {
    self.piece = piece
    self.breaksWords = breaksWords
    units = text.units[range]
    places = Self.places(in: piece)
    words = breaksWords ? [] : HangulWords.ranges(in: piece.map)
  }

  /// The width of the text in one line, without spaces at the end.
  private func width(_ range: Range<Int>) -> CGFloat { places[range.upperBound] - places[range.lowerBound] }

  /// Returns the ranges of the lines, as UTF-16 offsets of the piece.
  ///
  /// - Parameter limit: The width of the first line or of the others.
  func lines(limit: (_ isFirst: Bool) -> CGFloat) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    var word = 0
    while start < units.count {
      let end = lineEnd(from: start, limit: limit(result.isEmpty) + 0.01, word: &word)
      result.append(start..<end)
      start = end
    }
    return result
  }

  private func lineEnd(from start: Int, limit: CGFloat, word: inout Int) -> Int {
    let breaks = piece.breaks
    /// The last places at which the line may end, by what was seen so far.
    var (wordBreak, characterBreak): (Int?, Int?) = (nil, nil)
    /// What tabs and the like add to the widths.
    var extra: CGFloat = 0
    /// The width without spaces at the end.
    var visible: CGFloat = 0
    for offset in start..<units.count {
      if offset > start {
        while word < words.count, words[word].upperBound <= offset { word += 1 }
        let isInWord =
          word < words.count && words[word].lowerBound < offset && width(words[word]) <= limit
        let hyphen = self[offset - 1] == 0xAD ? hyphenWidth(at: offset - 1) : 0
        if breaks.isLineBreak(offset), !isInWord, visible + hyphen <= limit { wordBreak = offset }
        if breaks.isCharacterBreak(offset) { characterBreak = offset }
      }
      let unit = self[offset]
      if unit == 0x09 {
        let x = width(start..<offset) + extra
        let stop = ((x / TextPiece.tabInterval).rounded(.down) + 1) * TextPiece.tabInterval
        extra += stop - x - width(offset..<offset + 1)
      }
      guard !HangingSpaces.contains(unit) else { continue }
      visible = width(start..<offset + 1) + extra
      guard visible > limit else { continue }
      if !breaksWords, let wordBreak { return wordBreak }
      if let characterBreak { return characterBreak }
    }
    return units.count
  }

  private subscript(offset: Int) -> UInt16 { units[units.startIndex + offset] }

  private func hyphenWidth(at offset: Int) -> CGFloat {
    piece.runs[piece.runIndex(at: piece.map.byte(at: offset))].style.font.pointSize * piece.fontScale * 0.5
  }
}

// MARK: - Measuring

extension TextLineBreaker {
  private static func places(in piece: TextPiece) -> [CGFloat] {
    // The width of each glyph's cluster belongs to the cluster's first character.
    var widths = [CGFloat](repeating: 0, count: piece.map.utf16Count + 1)
    for glyphItem in piece.glyphItems {
      guard let item = glyphItem.pointee.item, let string = glyphItem.pointee.glyphs,
        let glyphs = string.pointee.glyphs, let clusters = string.pointee.log_clusters
      else { continue }
      for index in 0..<Int(string.pointee.num_glyphs) {
        let offset = piece.map.utf16(at: Int(item.pointee.offset) + Int(clusters[index]))
        widths[offset] += CGFloat(glyphs[index].geometry.width) / CGFloat(PANGO_SCALE)
      }
    }
    var place: CGFloat = 0
    for index in widths.indices {
      let width = widths[index]
      widths[index] = place
      place += width
    }
    return widths
  }
}
