// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The words of a language after which an emoji is offered, read in place from the bytes of a file.
///
/// The file is text, in lines that are sorted by the bytes of their words, so that a word is found by halving. A word that has no
/// emoji costs no memory.
///
/// `@unchecked Sendable` is safe because the bytes are never written, and `owner` keeps them alive.
package struct EmojiWords: @unchecked Sendable {
  /// The lines, without the first.
  private let lines: Slice<UnsafeRawBufferPointer>
  private let owner: AnyObject?

  /// Opens a file that `Utilities/make-emoji.py` makes, and reads all of it once.
  ///
  /// - Parameters:
  ///   - bytes: The whole file; it must not change as long as `owner` lives.
  ///   - owner: What keeps the bytes alive.
  /// - Throws: `foreign`, `newer`, or `damaged` for a line that is none, or that stands in the wrong place.
  package init(bytes: UnsafeRawBufferPointer, owner: AnyObject?) throws(EmojiWordsError) {
    let end = bytes.firstIndex(of: Self.newline) ?? bytes.endIndex
    guard bytes[..<end].starts(with: Self.title.utf8) else {
      throw EmojiWordsError(code: .foreign, message: "this is no file of Spinet with words for emoji")
    }
    guard end < bytes.endIndex, bytes[..<end].dropFirst(Self.title.utf8.count).elementsEqual(Self.version.utf8) else {
      throw EmojiWordsError(
        code: .newer, message: "the file with words for emoji has another version than \(Self.version)")
    }
    (lines, self.owner) = (bytes[(end + 1)...], owner)
    try checkLines()
  }

  /// Opens a copy of the bytes of a file.
  ///
  /// - Throws: As `init(bytes:owner:)`.
  package init(copying bytes: [UInt8]) throws(EmojiWordsError) {
    let copy = BytesOwner(bytes)
    try self.init(bytes: UnsafeRawBufferPointer(copy.memory), owner: copy)
  }

  /// More than a file has.
  package static let longestByteCount = 1 << 20
  private static let title = "spinet-emoji-words "
  private static let version = "1"
  private static let newline = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")
}

// MARK: - Finding

extension EmojiWords {
  /// Returns the emoji of a word, in capitals or not; `nil` where it has none.
  ///
  /// - Complexity: O(log *n*) in the number of words. Allocates nothing where there is none.
  package func emoji(for word: String) -> Emoji? {
    var (low, high) = (lines.startIndex, lines.endIndex)
    while low < high {
      let line = line(at: (low + high) / 2, from: low)
      switch order(of: word, line) {
      case 0: return emoji(in: line)
      case ..<0: high = line.startIndex
      default: low = line.endIndex + 1
      }
    }
    return nil
  }

  /// The line around a place, without its end.
  ///
  /// - Parameter low: Where a line starts, no later than the place.
  private func line(at place: Int, from low: Int) -> Slice<UnsafeRawBufferPointer> {
    let start = lines[low..<place].lastIndex(of: Self.newline).map { $0 + 1 } ?? low
    return lines[start..<(lines[place...].firstIndex(of: Self.newline) ?? lines.endIndex)]
  }

  /// Less than, equal to or greater than zero as the word comes before that of the line, is the same, or comes after it.
  private func order(of word: String, _ line: Slice<UnsafeRawBufferPointer>) -> Int {
    var place = line.startIndex
    for byte in word.utf8 {
      guard place < line.endIndex, line[place] != Self.tab else { return 1 }
      let difference = Int(byte.inLowerCase) - Int(line[place])
      guard difference == 0 else { return difference }
      place += 1
    }
    return place < line.endIndex && line[place] != Self.tab ? -1 : 0
  }

  private func emoji(in line: Slice<UnsafeRawBufferPointer>) -> Emoji? {
    let fields = line.split(separator: Self.tab, omittingEmptySubsequences: false)
    guard fields.count == 3, let text = String(validating: fields[1], as: UTF8.self),
      let light = String(validating: fields[2], as: UTF8.self), EmojiHistory.isPlausible(text),
      light.isEmpty || EmojiHistory.isPlausible(light)
    else { return nil }
    return Emoji(text: text, light: light, category: .symbols)
  }
}

extension UInt8 {
  fileprivate var inLowerCase: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
}

// MARK: - Checking

extension EmojiWords {
  /// Looks at each line: a word in small letters that comes after the one before, an emoji, and it in the lightest tone or nothing.
  private func checkLines() throws(EmojiWordsError) {
    var number = 1
    var place = lines.startIndex
    var last: Slice<UnsafeRawBufferPointer>?
    while place < lines.endIndex {
      number += 1
      let line = line(at: place, from: place)
      let word = line.prefix { $0 != Self.tab }
      let isSorted = last.map { $0.lexicographicallyPrecedes(word) } ?? true
      guard line.endIndex < lines.endIndex, isSorted, !word.isEmpty, word.allSatisfy({ $0.inLowerCase == $0 }),
        String(validating: word, as: UTF8.self) != nil, emoji(in: line) != nil
      else {
        throw EmojiWordsError(
          code: .damaged, message: "line \(number) of the file with words for emoji is none, or in the wrong place")
      }
      last = word
      place = line.endIndex + 1
    }
  }
}

/// Memory with a copy of bytes.
private final class BytesOwner {
  let memory: UnsafeMutableRawBufferPointer

  init(_ bytes: [UInt8]) {
    memory = .allocate(byteCount: bytes.count, alignment: 8)
    memory.copyBytes(from: bytes)
  }

  deinit { memory.deallocate() }
}
