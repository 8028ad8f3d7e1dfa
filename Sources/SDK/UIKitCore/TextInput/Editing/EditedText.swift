// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text in paragraphs, so that a change costs what its paragraphs cost, however long the text is.
///
/// Offsets count UTF-16 units. There is always at least one paragraph: an empty text is one empty paragraph, and a text
/// that ends with a line end has an empty one after it.
struct EditedText {
  private(set) var paragraphs: [TextParagraphPiece]
  /// Where each paragraph starts, and then the length of the text.
  private var starts: [Int]

  init(_ text: NSAttributedString = NSAttributedString(string: "")) {
    paragraphs = Self.split(text, isEnd: true)
    starts = []
    findStarts(from: 0)
  }

  var length: Int { starts[starts.count - 1] }

  /// All of the text; takes time in proportion to it.
  var string: String { paragraphs.reduce(into: "") { $0 += $1.string } }

  /// All of the text; takes time in proportion to it.
  var attributedString: NSAttributedString { attributedSubstring(in: NSRange(location: 0, length: length)) }

  func start(ofParagraph index: Int) -> Int { starts[index] }

  /// Returns the index of the paragraph that an offset is in; of the last one for the end of the text.
  func paragraphIndex(at offset: Int) -> Int {
    var (low, high) = (0, paragraphs.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// Returns the part of a range that is in the text.
  func clamp(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    let end = min(max(start, start &+ max(range.length, 0)), length)
    return NSRange(location: start, length: end - start)
  }

  // MARK: Reading

  func attributedSubstring(in range: NSRange) -> NSAttributedString {
    let range = clamp(range)
    let result = NSMutableAttributedString(string: "")
    forEachPart(of: range) { result.append($0.text.attributedSubstring(from: $1)) }
    return result
  }

  func substring(in range: NSRange) -> String {
    var result = ""
    forEachPart(of: clamp(range)) { paragraph, part in
      result += part.length == paragraph.length ? paragraph.string : paragraph.substring(in: part)
    }
    return result
  }

  /// Calls a closure with each paragraph of a range, and the part of it that is in the range.
  private func forEachPart(of range: NSRange, _ body: (TextParagraphPiece, NSRange) -> Void) {
    guard range.length > 0 else { return }
    var index = paragraphIndex(at: range.location)
    while index < paragraphs.count, starts[index] < range.upperBound {
      let lower = max(range.location, starts[index]) - starts[index]
      let upper = min(range.upperBound, starts[index + 1]) - starts[index]
      if lower < upper { body(paragraphs[index], NSRange(location: lower, length: upper - lower)) }
      index += 1
    }
  }

  /// Returns the attributes of the character at an offset; `nil` at the end of the text.
  func attributes(at offset: Int) -> [NSAttributedString.Key: Any]? {
    guard (0..<length).contains(offset) else { return nil }
    let index = paragraphIndex(at: offset)
    return paragraphs[index].text.attributes(at: offset - starts[index], effectiveRange: nil)
  }

  // MARK: Changing

  /// Puts text in the place of a range; paragraphs beside it stay the objects that they are.
  ///
  /// - Returns: The paragraphs that are new, and how many they stand for.
  @discardableResult
  mutating func replace(_ range: NSRange, with new: NSAttributedString) -> (new: Range<Int>, oldCount: Int) {
    let range = clamp(range)
    var first = paragraphIndex(at: range.location)
    let last = paragraphIndex(at: range.upperBound)
    // A line feed may come to stand behind a carriage return, and make one line end with it.
    if first > 0, range.location == starts[first], paragraphs[first - 1].endsWithCarriageReturn { first -= 1 }
    let whole = NSMutableAttributedString(string: "")
    for index in first...paragraphIndex(at: range.location) {
      let length = min(range.location - starts[index], paragraphs[index].length)
      whole.append(paragraphs[index].text.attributedSubstring(from: NSRange(location: 0, length: length)))
    }
    whole.append(new)
    let rest = range.upperBound - starts[last]
    whole.append(
      paragraphs[last].text.attributedSubstring(from: NSRange(location: rest, length: paragraphs[last].length - rest)))
    let pieces = Self.split(whole, isEnd: last == paragraphs.count - 1)
    paragraphs.replaceSubrange(first...last, with: pieces)
    findStarts(from: first)
    return (first..<first + pieces.count, last - first + 1)
  }

  /// Gives the characters of a range other attributes.
  mutating func setAttributes(in range: NSRange, _ change: (NSMutableAttributedString, NSRange) -> Void) {
    let text = NSMutableAttributedString(attributedString: attributedSubstring(in: range))
    change(text, NSRange(location: 0, length: text.length))
    replace(range, with: text)
  }

  private mutating func findStarts(from first: Int) {
    starts.removeLast(max(starts.count - first - 1, 0))
    if starts.isEmpty { starts = [0] }
    starts.reserveCapacity(paragraphs.count + 1)
    var place = starts[first]
    for paragraph in paragraphs[first...] {
      place += paragraph.length
      starts.append(place)
    }
  }

  /// - Parameter isEnd: Whether nothing follows, so that an empty paragraph stands behind a line end.
  private static func split(_ text: NSAttributedString, isEnd: Bool) -> [TextParagraphPiece] {
    let units = Array(text.string.utf16)
    var pieces: [TextParagraphPiece] = []
    var start = 0
    while start < units.count {
      let end = TextParagraphPiece.end(in: units, from: start)
      if start == 0, end == units.count {
        pieces.append(TextParagraphPiece(text))
      } else {
        pieces.append(TextParagraphPiece(text.attributedSubstring(from: NSRange(location: start, length: end - start))))
      }
      start = end
    }
    if isEnd, pieces.last?.endsWithLineEnd ?? true { pieces.append(TextParagraphPiece(NSAttributedString(string: ""))) }
    return pieces
  }
}
