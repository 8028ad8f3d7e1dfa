// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A line of the channel: a word, then values by name, such as `field return=send enabled=0`.
///
/// Any bytes may come as a line; what is not written as above is no line at all. Names that nobody knows do no harm.
struct ChannelLine: Hashable {
  let word: String
  private(set) var values: [String: String] = [:]

  init(_ word: String) { self.word = word }

  /// - Returns: `nil` for what is no line, or is longer than one may be.
  init?(parsing text: String) {
    guard text.utf8.count < FieldChannel.longestLineByteCount else { return nil }
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let first = parts.first, Self.isName(first) else { return nil }
    word = String(first)
    for part in parts.dropFirst() {
      guard let sign = part.firstIndex(of: "=") else { return nil }
      let name = part[..<sign]
      guard Self.isName(name), values[String(name)] == nil,
        let value = Self.decode(part[part.index(after: sign)...])
      else { return nil }
      values[String(name)] = value
    }
    values = values.filter { Self.fits($0.value, as: $0.key) }
  }

  /// How the line is sent, without its line feed.
  var text: String {
    values.sorted { $0.key < $1.key }.reduce(word) { $0 + " " + $1.key + "=" + Self.encode($1.value) }
  }

  private static func isName(_ text: Substring) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isLetter) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) }
}

// MARK: - Values

extension ChannelLine {
  /// The name of the rules for a new password.
  static let rules = "rules"
  /// The name of what a field is filled with.
  static let filledText = "text"

  /// A value; one that is longer than `FieldChannel` has it for its name counts as not said.
  subscript(_ name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue.flatMap { Self.fits($0, as: name) ? $0 : nil } }
  }

  private static func fits(_ value: String, as name: String) -> Bool {
    let longest =
      switch name {
      case rules: FieldChannel.longestRulesByteCount
      case filledText: FieldChannel.longestTextByteCount
      default: FieldChannel.longestValueByteCount
      }
    return value.utf8.count <= longest
  }

  /// A number within what screens can have; anything else counts as not said.
  func number(_ name: String) -> Double? { values[name].flatMap(Self.number) }

  /// Numbers with commas between them.
  func numbers(_ name: String, count: Int) -> [Double]? {
    let numbers = values[name]?.split(separator: ",", omittingEmptySubsequences: false).map { Self.number(String($0)) }
    guard let numbers, numbers.count == count else { return nil }
    let known = numbers.compactMap { $0 }
    return known.count == count ? known : nil
  }

  func flag(_ name: String) -> Bool? {
    switch values[name] {
    case "1": true
    case "0": false
    default: nil
    }
  }

  mutating func set(_ name: String, _ numbers: Double...) {
    values[name] = numbers.map(Self.text).joined(separator: ",")
  }

  mutating func set(_ name: String, _ flag: Bool) { values[name] = flag ? "1" : "0" }

  private static let largestNumber = 1e6

  private static func number(_ text: String) -> Double? {
    guard let number = Double(text), number.magnitude <= largestNumber else { return nil }
    return number
  }

  private static func text(of number: Double) -> String {
    number == number.rounded() && number.magnitude <= largestNumber ? "\(Int(number))" : "\(number)"
  }
}

// MARK: - Bytes

extension ChannelLine {
  /// Writes other signs than letters, digits and `-._+,` as `%` and the two hexadecimal digits of each byte.
  private static func encode(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      if isPlain(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || "-._+,".utf8.contains(byte)
  }

  /// - Returns: `nil` where a `%` has no two digits behind it, or the bytes are no text.
  private static func decode(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
