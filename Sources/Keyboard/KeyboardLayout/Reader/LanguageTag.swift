// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The form of BCP 47 language tags. Source: RFC 5646, section 2.1.
enum LanguageTag {
  static func isWellFormed(_ tag: String) -> Bool {
    var parts = tag.split(separator: "-", omittingEmptySubsequences: false).map { Array($0.utf8) }[...]
    guard parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(isAlphanumeric) }) else { return false }
    if parts.first == [UInt8(ascii: "x")] {
      return parts.count > 1
    }
    guard let language = parts.popFirst(), language.allSatisfy(isLetter), language.count != 1, language.count != 4
    else { return false }
    if let script = parts.first, script.count == 4, script.allSatisfy(isLetter) {
      parts.removeFirst()
    }
    if let region = parts.first,
      (region.count == 2 && region.allSatisfy(isLetter)) || (region.count == 3 && region.allSatisfy(isDigit))
    {
      parts.removeFirst()
    }
    while let variant = parts.first, variant.count >= 5 || (variant.count == 4 && isDigit(variant[0])) {
      parts.removeFirst()
    }
    return hasOnlyExtensions(parts)
  }

  private static func hasOnlyExtensions(_ rest: ArraySlice<[UInt8]>) -> Bool {
    var parts = rest
    while let singleton = parts.popFirst() {
      guard singleton.count == 1 else { return false }
      let isPrivate = singleton == [UInt8(ascii: "x")] || singleton == [UInt8(ascii: "X")]
      let values = parts.prefix { isPrivate || $0.count > 1 }
      guard !values.isEmpty else { return false }
      parts.removeFirst(values.count)
    }
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte)
  }
}
