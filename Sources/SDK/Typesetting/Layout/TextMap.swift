// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A piece of UTF-16 text as UTF-8, and which place in the one is which in the other.
///
/// Every UTF-16 unit has a place in the UTF-8 text: what has no UTF-8 form or would end Pango's text is replaced.
struct TextMap {
  /// Valid UTF-8 without NUL and line ends.
  let utf8: [UInt8]
  let utf16Count: Int
  /// The byte at which each unit's character starts, and the end; `nil` when units are bytes.
  private let starts: [Int32]?

  /// - Parameter units: UTF-16, whole or broken.
  init(_ units: some RandomAccessCollection<UInt16>) {
    utf16Count = units.count
    guard !units.allSatisfy({ $0 < 0x7F && $0 >= 0x20 }) else {
      utf8 = units.map { UInt8(truncatingIfNeeded: $0) }
      starts = nil
      return
    }
    var utf8: [UInt8] = []
    var starts: [Int32] = []
    utf8.reserveCapacity(units.count * 3)
    starts.reserveCapacity(units.count + 1)
    var index = units.startIndex
    while index != units.endIndex {
      let unit = units[index]
      units.formIndex(after: &index)
      starts.append(Int32(utf8.count))
      var scalar = Unicode.Scalar(unit).map(Self.shown) ?? "\u{FFFD}"
      if UTF16.isLeadSurrogate(unit), index != units.endIndex, UTF16.isTrailSurrogate(units[index]) {
        let value = 0x1_0000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[index] & 0x3FF))
        scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        starts.append(Int32(utf8.count))
        units.formIndex(after: &index)
      }
      utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    starts.append(Int32(utf8.count))
    self.utf8 = utf8
    self.starts = starts
  }

  /// Returns what a character is drawn as: control characters are not seen.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: scalar
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: " "
    // Word joiner: neither seen nor a place to break a line.
    case 0x00...0x1F, 0x7F...0x9F: "\u{2060}"
    default: scalar
    }
  }
}

// MARK: - Conversion

extension TextMap {
  /// Returns the byte at which the character of a UTF-16 unit starts. Offsets beyond the ends stand for these.
  func byte(at utf16: Int) -> Int {
    let offset = min(max(utf16, 0), utf16Count)
    return starts.map { Int($0[offset]) } ?? offset
  }

  /// Returns the UTF-16 offset of the character that a byte is in. Offsets beyond the ends stand for these.
  func utf16(at byte: Int) -> Int {
    let byte = min(max(byte, 0), utf8.count)
    guard let starts else { return byte }
    // The first unit that starts after the byte; the one before is of the character.
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= byte { low = middle + 1 } else { high = middle }
    }
    let unit = max(low - 1, 0)
    return unit > 0 && starts[unit - 1] == starts[unit] ? unit - 1 : unit
  }

  /// Returns where the character after the one at a byte starts.
  func byte(after byte: Int) -> Int {
    var next = byte + 1
    while next < utf8.count, utf8[next] & 0xC0 == 0x80 { next += 1 }
    return min(next, utf8.count)
  }

  /// Returns where the character before the one at a byte starts.
  func byte(before byte: Int) -> Int {
    var previous = min(byte, utf8.count) - 1
    while previous > 0, utf8[previous] & 0xC0 == 0x80 { previous -= 1 }
    return max(previous, 0)
  }

  func byte(_ byte: Int, advancedByScalars count: Int) -> Int {
    (0..<max(count, 0)).reduce(byte) { byte, _ in self.byte(after: byte) }
  }
}
