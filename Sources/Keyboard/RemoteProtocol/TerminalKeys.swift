// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Reads what a terminal sends while keys are pressed and texts are pasted there. Source: ECMA-48; xterm's "Bracketed Paste Mode".
///
/// A text of any bytes may come, in any parts.
package struct TerminalKeys: Sendable {
  /// What was pressed or pasted.
  package enum Key: Hashable, Sendable {
    /// Characters as they are typed.
    case text(String)
    /// Backspace.
    case delete
    /// Return.
    case `return`
    /// Control-], Control-D or Control-C.
    case leave
    /// A text of the clipboard.
    case paste(String)
    /// One that is too long to be typed, of which nothing is kept.
    case longPaste
    /// A key that has no meaning on the other device, such as an arrow.
    case other
  }

  /// What is not a whole key yet.
  private var pending: [UInt8] = []
  /// The text of a paste as far as it has come.
  private var pasted: [UInt8]?
  private var isPasteTooLong = false

  private static let escape: UInt8 = 0x1B
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// No sequence of a key is longer.
  private static let mostSequenceBytes = 64

  package init() {}

  /// Whether an Escape has come of which it is not known yet whether it begins something, which only time tells.
  package var awaitsRest: Bool { pasted == nil && pending.first == Self.escape }

  /// Takes the next bytes.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let key = next() { keys.append(key) }
    return keys
  }

  /// Takes what has come for a key, as nothing more has come for some time.
  package mutating func takeRest() -> [Key] {
    guard awaitsRest else { return [] }
    pending = []
    return [.other]
  }
}

// MARK: - Keys

extension TerminalKeys {
  /// The next key; `nil` where more bytes have to come.
  private mutating func next() -> Key? {
    if pasted != nil { return nextOfPaste() }
    guard let first = pending.first else { return nil }
    switch first {
    case Self.escape: return nextSequence()
    case 0x0D, 0x0A: return take(1, as: .return)
    case 0x7F, 0x08: return take(1, as: .delete)
    case 0x03, 0x04, 0x1D: return take(1, as: .leave)
    case 0..<0x20: return take(1, as: .other)
    default: return nextText()
    }
  }

  private mutating func take(_ count: Int, as key: Key) -> Key {
    pending.removeFirst(count)
    return key
  }

  /// Characters up to the next control character, or to where one is not whole yet; a byte that is no UTF-8 is a key without a meaning.
  private mutating func nextText() -> Key? {
    let end = pending.firstIndex { $0 < 0x20 || $0 == 0x7F } ?? pending.endIndex
    let count = end < pending.endIndex ? end : Self.wholeCount(of: pending[..<end])
    guard count > 0 else { return nil }
    let validCount = Self.validCount(of: pending[..<count])
    guard validCount > 0 else { return take(1, as: .other) }
    return take(validCount, as: .text(String(decoding: pending[..<validCount], as: UTF8.self)))
  }

  /// How many bytes at the start are UTF-8.
  private static func validCount(of bytes: ArraySlice<UInt8>) -> Int {
    var (rest, decoder, count) = (bytes.makeIterator(), UTF8(), 0)
    while case .scalarValue(let scalar) = decoder.decode(&rest) { count += UTF8.width(scalar) }
    return count
  }

  /// How many bytes at the start are whole characters, or can be none.
  private static func wholeCount(of bytes: ArraySlice<UInt8>) -> Int {
    for back in 1...3 where back <= bytes.count {
      let byte = bytes[bytes.endIndex - back]
      if byte & 0xC0 == 0x80 { continue }
      return length(byte) > back ? bytes.count - back : bytes.count
    }
    return bytes.count
  }

  private mutating func nextSequence() -> Key? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["): break
    case UInt8(ascii: "O"): return pending.count > 2 ? take(sequenceCount(endingAt: 2), as: .other) : nil
    case Self.escape: return take(1, as: .other)
    // A key with Alt.
    default:
      let count = Self.wholeCount(of: pending[1...])
      return count > 0 ? take(1 + Self.firstCount(of: pending[1...]), as: .other) : nil
    }
    // Parameters, and then one letter or sign that ends it.
    let head = pending.prefix(Self.mostSequenceBytes)
    guard let end = head[2...].firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return head.count == Self.mostSequenceBytes ? take(head.count, as: .other) : nil
    }
    // Function keys of Linux's console have a letter behind a second bracket. Source: console_codes(4).
    if end == 2, pending[end] == UInt8(ascii: "[") {
      return pending.count > 3 ? take(sequenceCount(endingAt: 3), as: .other) : nil
    }
    guard Array(pending[...end]) == Self.pasteStart else { return take(sequenceCount(endingAt: end), as: .other) }
    pending.removeFirst(end + 1)
    (pasted, isPasteTooLong) = ([], false)
    return nextOfPaste()
  }

  /// How many bytes a sequence has; an Escape ends it as any byte does, and begins the next one.
  private func sequenceCount(endingAt end: Int) -> Int { pending[end] == Self.escape ? end : end + 1 }

  /// How many bytes the first character has, as far as they are its.
  private static func firstCount(of bytes: ArraySlice<UInt8>) -> Int {
    let more = bytes.first.map(length) ?? 1
    return 1 + bytes.dropFirst().prefix(more - 1).prefix { $0 & 0xC0 == 0x80 }.count
  }

  /// How many bytes a character has that begins with one. Source: RFC 3629.
  private static func length(_ first: UInt8) -> Int { first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1 }
}

// MARK: - Pastes

extension TerminalKeys {
  private mutating func nextOfPaste() -> Key? {
    let end = Self.place(of: Self.pasteEnd, in: pending)
    // The start of the end may have come.
    let count = end ?? max(0, pending.count - Self.pasteEnd.count + 1)
    if !isPasteTooLong { pasted?.append(contentsOf: pending[..<count]) }
    pending.removeFirst(count)
    if let pasted, pasted.count > PastedText.mostBytes { (self.pasted, isPasteTooLong) = ([], true) }
    guard end != nil else { return nil }
    pending.removeFirst(Self.pasteEnd.count)
    defer { pasted = nil }
    if isPasteTooLong { return .longPaste }
    guard let text = String(validating: pasted ?? [], as: UTF8.self) else { return .other }
    return .paste(text)
  }

  private static func place(of part: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= part.count else { return nil }
    return (0...bytes.count - part.count).first {
      bytes[$0] == part[0] && bytes[$0..<$0 + part.count].elementsEqual(part)
    }
  }
}
