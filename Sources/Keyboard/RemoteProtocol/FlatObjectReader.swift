// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the bytes of a `FlatObject`, from the first to the last.
struct FlatObjectReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes.prefix(RemoteLimits.messageByteCount + 1)) }

  /// - Returns: `nil` unless all of the bytes are one object.
  mutating func readObject() -> [String: FlatObject.Value]? {
    guard bytes.count <= RemoteLimits.messageByteCount, take(UInt8(ascii: "{")) else { return nil }
    var members: [String: FlatObject.Value] = [:]
    if !take(UInt8(ascii: "}")) {
      repeat {
        guard members.count < FlatObject.mostMembers, let name = readString(), members[name] == nil,
          take(UInt8(ascii: ":")), let value = readValue()
        else { return nil }
        members[name] = value
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "}")) else { return nil }
    }
    skipBlanks()
    return place == bytes.count ? members : nil
  }

  private mutating func readValue() -> FlatObject.Value? {
    skipBlanks()
    guard place < bytes.count else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "\""): return readString().map { .text($0) }
    case UInt8(ascii: "t"): return takeWord("true") ? .flag(true) : nil
    case UInt8(ascii: "f"): return takeWord("false") ? .flag(false) : nil
    default: return readNumber().map { .number($0) }
    }
  }

  private mutating func readNumber() -> Int? {
    let isNegative = place < bytes.count && bytes[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let start = place
    var number = 0
    while place < bytes.count, let digit = digit(bytes[place], radix: 10) {
      // A number does not begin with 0, but for 0.
      guard place == start || number > 0 else { return nil }
      number = number * 10 + digit
      guard number <= FlatObject.largestNumber else { return nil }
      place += 1
    }
    return place == start ? nil : isNegative ? -number : number
  }
}

// MARK: - Strings

extension FlatObjectReader {
  private mutating func readString() -> String? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = readEscape() else { return nil }
        text += Array(String(Character(scalar)).utf8)
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func readEscape() -> Unicode.Scalar? {
    guard place < bytes.count else { return nil }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return readCodeUnits()
    default: return nil
    }
  }

  /// Reads four digits, and those of the other half where they are half a pair.
  private mutating func readCodeUnits() -> Unicode.Scalar? {
    guard let first = readCodeUnit() else { return nil }
    guard (0xD800...0xDBFF).contains(first) else { return Unicode.Scalar(first) }
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u") else {
      return nil
    }
    place += 2
    guard let second = readCodeUnit(), (0xDC00...0xDFFF).contains(second) else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func readCodeUnit() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[place..<place + 4] {
      guard let digit = digit(byte, radix: 16) else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    place += 4
    return unit
  }
}

// MARK: - Signs

extension FlatObjectReader {
  private mutating func skipBlanks() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }

  private func digit(_ byte: UInt8, radix: UInt8) -> Int? {
    let value: UInt8
    switch byte {
    case 0x30...0x39: value = byte - 0x30
    case 0x41...0x46: value = byte - 0x41 + 10
    case 0x61...0x66: value = byte - 0x61 + 10
    default: return nil
    }
    return value < radix ? Int(value) : nil
  }
}
