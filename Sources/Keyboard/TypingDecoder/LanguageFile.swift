// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A language's words and how likely they follow one another, read in place from the bytes of a file.
///
/// Opening looks at the header only. Each later read is checked against the bounds of the file, so that a file that was
/// changed gives odd words at worst; `verify()` tells whether it was.
///
/// `@unchecked Sendable` is safe because the bytes are never written, and `owner` keeps them alive.
public struct LanguageFile: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  private let owner: AnyObject?
  /// The language in two or three small letters, such as `en`; empty when the file does not say.
  public let language: String
  /// Whether words may be written without a space between them, so that none is missing.
  let joinsWords: Bool
  /// The number of different letters.
  package let labelCount: Int
  let nodeCount: Int
  /// The number of words.
  public let wordCount: Int
  let spellingCount: Int
  /// The number of words that are never suggested.
  package let offensiveCount: Int
  /// The number of pairs of words.
  package let pairCount: Int
  /// The number of pairs that are followed by triples.
  let tripleHistoryCount: Int
  /// The number of triples of words.
  package let tripleCount: Int
  /// The number of stems.
  package let stemCount: Int
  /// The number of classes of stems.
  let classCount: Int
  /// The number of syllables of Korean words.
  let syllableCount: Int
  let syllablePairCount: Int
  let places: Places

  /// Where each part starts, in bytes.
  struct Places {
    var nodes = 0
    var starts = 0
    var pairs = 0
    var backOff = 0
    var tripleHistories = 0
    var tripleStarts = 0
    var triples = 0
    var tripleBackOff = 0
    var spellings = 0
    var texts = 0
    var offensive = 0
    var classes = 0
    var syllables = 0
    var syllableStarts = 0
    var syllablePairs = 0
  }

  /// Opens a file whose bytes somebody else keeps.
  ///
  /// - Parameters:
  ///   - bytes: The whole file; it must not change as long as `owner` lives.
  ///   - owner: What keeps the bytes alive.
  /// - Throws: `foreign`, `newer`, `truncated`, or `damaged` for a header that was changed.
  public init(bytes: UnsafeRawBufferPointer, owner: AnyObject?) throws(LanguageFileError) {
    let size = LanguageFormat.headerByteCount
    guard bytes.count >= 8, bytes.prefix(8).elementsEqual(LanguageFormat.magic) else {
      throw LanguageFileError(code: .foreign, message: "this is no language file of Spinet")
    }
    guard bytes.count >= size else { throw Self.truncated }
    func number(_ offset: Int) -> Int { Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
    guard number(8) == Int(LanguageFormat.version) else {
      throw LanguageFileError(
        code: .newer, message: "the language file has version \(number(8)); build it anew")
    }
    let header = UnsafeRawBufferPointer(rebasing: bytes[..<(size - 8)])
    guard bytes.loadUnaligned(fromByteOffset: size - 8, as: UInt64.self) == Checksum.hash(header) else {
      throw Self.damaged
    }
    guard number(12) == bytes.count else { throw Self.truncated }
    (labelCount, nodeCount, wordCount) = (number(24), number(28), number(32))
    (pairCount, spellingCount, offensiveCount) = (number(36), number(40), number(48))
    (tripleHistoryCount, tripleCount) = (number(56), number(60))
    (classCount, stemCount) = (number(64), number(68))
    (syllableCount, syllablePairCount) = (number(72), number(76))
    language = LanguageFormat.language(ofNumber: UInt32(number(52)))
    joinsWords = language == "ko"
    var places = Places()
    places.nodes = size + labelCount * 8
    places.starts = places.nodes + nodeCount * LanguageFormat.nodeByteCount
    places.pairs = places.starts + (wordCount + 2) * 4
    places.backOff = places.pairs + pairCount * 4
    places.tripleHistories = places.backOff + (wordCount + 4) / 4 * 4
    places.tripleStarts = places.tripleHistories + tripleHistoryCount * 4
    places.triples = places.tripleStarts + (tripleHistoryCount + 1) * 4
    places.tripleBackOff = places.triples + tripleCount * 4
    places.spellings = places.tripleBackOff + (tripleHistoryCount + 3) / 4 * 4
    places.texts = places.spellings + spellingCount * 8
    places.offensive = places.texts + (number(44) + 3) / 4 * 4
    places.classes = places.offensive + offensiveCount * 4
    places.syllables = places.classes + classCount * 4
    places.syllableStarts = places.syllables + syllableCount * 4
    places.syllablePairs = places.syllableStarts + (syllableCount + 1) * 4
    guard labelCount <= LanguageFormat.labelLimit, nodeCount > 0, classCount <= LanguageFormat.classLimit,
      places.syllablePairs + syllablePairCount * 4 == bytes.count
    else { throw Self.damaged }
    (self.bytes, self.owner, self.places) = (bytes, owner, places)
  }

  /// Opens a copy of the bytes of a file.
  ///
  /// - Throws: As `init(bytes:owner:)`.
  public init(copying bytes: [UInt8]) throws(LanguageFileError) {
    let copy = BytesOwner(bytes)
    try self.init(bytes: UnsafeRawBufferPointer(copy.memory), owner: copy)
  }

  static let truncated = LanguageFileError(code: .truncated, message: "the language file is not whole; build it anew")
  static let damaged = LanguageFileError(code: .damaged, message: "the language file was changed; build it anew")

  /// Reads all of the file and compares it with what was written.
  ///
  /// - Throws: `damaged`.
  public func verify() throws(LanguageFileError) {
    let body = UnsafeRawBufferPointer(rebasing: bytes[LanguageFormat.headerByteCount...])
    guard bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self) == Checksum.hash(body) else { throw Self.damaged }
  }

  /// Reads a number of the file; zero outside of it.
  func number(at offset: Int) -> UInt32 {
    guard offset >= 0, offset <= bytes.count - 4 else { return 0 }
    return bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }

  /// Reads a byte of the file; zero outside of it.
  func byte(at offset: Int) -> UInt8 { offset >= 0 && offset < bytes.count ? bytes[offset] : 0 }
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
