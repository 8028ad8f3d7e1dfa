// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A paragraph of an edited text, with the line end that follows it; it never changes.
final class TextParagraphPiece {
  let text: NSAttributedString
  let string: String
  /// In UTF-16 units.
  let length: Int

  init(_ text: NSAttributedString) {
    self.text = NSAttributedString(attributedString: text)
    string = text.string
    length = text.length
  }

  /// The length without the line end.
  var contentLength: Int {
    if string.hasSuffix("\r\n") { return length - 2 }
    return endsWithLineEnd ? length - 1 : length
  }

  var endsWithLineEnd: Bool { string.utf16.last.map(Self.isLineEnd) ?? false }

  var endsWithCarriageReturn: Bool { string.utf16.last == 0x0D }

  static func isLineEnd(_ unit: UInt16) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x2029 }

  /// Returns where the paragraph ends that starts at an offset.
  static func end(in units: [UInt16], from start: Int) -> Int {
    var place = start
    while place < units.count {
      if units[place] == 0x0D, place + 1 < units.count, units[place + 1] == 0x0A { return place + 2 }
      place += 1
      if isLineEnd(units[place - 1]) { return place }
    }
    return place
  }

  func substring(in range: NSRange) -> String {
    let utf16 = string.utf16
    let start = utf16.index(utf16.startIndex, offsetBy: range.location)
    return String(decoding: utf16[start..<utf16.index(start, offsetBy: range.length)], as: UTF16.self)
  }

  // MARK: Characters

  /// Returns the nearest offset at or before one that is not within what people take for one character.
  func caret(atOrBefore offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < length else { return length }
    let index = string.utf16.index(string.startIndex, offsetBy: offset)
    return string.index(before: string.index(after: index)).utf16Offset(in: string)
  }

  /// Returns the end of the character that an offset is in.
  func caret(after offset: Int) -> Int {
    guard offset < length else { return length }
    return string.index(after: string.utf16.index(string.startIndex, offsetBy: max(offset, 0))).utf16Offset(in: string)
  }

  /// Returns the start of the character before an offset.
  func caret(before offset: Int) -> Int { offset > 0 ? caret(atOrBefore: offset - 1) : 0 }
}

// MARK: - Places of carets in a text

extension EditedText {
  /// Returns the nearest offset at or before one at which a caret can stand.
  func caret(atOrBefore offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < length else { return length }
    let index = paragraphIndex(at: offset)
    return start(ofParagraph: index) + paragraphs[index].caret(atOrBefore: offset - start(ofParagraph: index))
  }

  /// Returns the nearest offset at or after one at which a caret can stand.
  func caret(atOrAfter offset: Int) -> Int {
    let floor = caret(atOrBefore: offset)
    return floor >= offset ? floor : caret(after: floor)
  }

  /// Returns the next offset at which a caret can stand; at the end of the text, that.
  func caret(after offset: Int) -> Int {
    guard offset < length else { return length }
    let index = paragraphIndex(at: max(offset, 0))
    return start(ofParagraph: index) + paragraphs[index].caret(after: offset - start(ofParagraph: index))
  }

  /// Returns the previous offset at which a caret can stand; at the beginning of the text, that.
  func caret(before offset: Int) -> Int { offset > 0 ? caret(atOrBefore: min(offset, length) - 1) : 0 }

  /// Returns a range whose ends are not within code points: it holds all that the other one touches.
  func codePoints(in range: NSRange) -> NSRange {
    let range = clamp(range)
    let start = isWithinCodePoint(range.location) ? range.location - 1 : range.location
    let end = range.length > 0 && isWithinCodePoint(range.upperBound) ? range.upperBound + 1 : range.upperBound
    return NSRange(location: start, length: max(end - start, 0))
  }

  private func isWithinCodePoint(_ offset: Int) -> Bool {
    guard offset > 0, offset < length else { return false }
    let index = paragraphIndex(at: offset)
    let utf16 = paragraphs[index].string.utf16
    let place = utf16.index(utf16.startIndex, offsetBy: offset - start(ofParagraph: index))
    return UTF16.isTrailSurrogate(utf16[place])
  }

  /// Returns a range whose ends are not within characters: it holds all that the other one touches.
  func characters(in range: NSRange) -> NSRange {
    let range = clamp(range)
    let start = caret(atOrBefore: range.location)
    let end = range.length == 0 ? start : caret(atOrAfter: range.upperBound)
    return NSRange(location: start, length: end - start)
  }
}
