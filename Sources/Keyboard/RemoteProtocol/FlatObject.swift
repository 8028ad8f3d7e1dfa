// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A JSON object whose values are strings, whole numbers and truth values, which is all that remote text is made of.
///
/// Any bytes may come as one. Objects in objects, lists, fractions, `null`, a name twice, half a surrogate pair and bytes that are no text
/// are no such object. Source: RFC 8259.
struct FlatObject: Hashable {
  private(set) var members: [String: Value] = [:]

  enum Value: Hashable {
    case text(String)
    case number(Int)
    case flag(Bool)
  }

  /// More members than any message has.
  static let mostMembers = 16
  /// The largest number that a page can count to. Source: `Number.MAX_SAFE_INTEGER` of ECMAScript.
  static let largestNumber = 9_007_199_254_740_991

  init(_ type: String) { members["type"] = .text(type) }

  /// - Returns: `nil` for what is no such object, or is longer than a message may be.
  init?(parsing bytes: some Sequence<UInt8>) {
    var reader = FlatObjectReader(bytes)
    guard let members = reader.readObject() else { return nil }
    self.members = members
  }
}

// MARK: - Members

extension FlatObject {
  var type: String? { text("type") }

  func text(_ name: String) -> String? { if case .text(let text) = members[name] { text } else { nil } }
  func number(_ name: String) -> Int? { if case .number(let number) = members[name] { number } else { nil } }
  func flag(_ name: String) -> Bool? { if case .flag(let flag) = members[name] { flag } else { nil } }

  /// A text of so many bytes at the most.
  func text(_ name: String, within byteCount: Int) -> String? {
    text(name).flatMap { $0.utf8.count <= byteCount ? $0 : nil }
  }

  /// A number that counts something.
  func count(_ name: String) -> Int? { number(name).flatMap { $0 >= 0 ? $0 : nil } }

  mutating func set(_ name: String, _ text: String) { members[name] = .text(text) }
  mutating func set(_ name: String, _ number: Int) { members[name] = .number(number) }
  mutating func set(_ name: String, _ flag: Bool) { members[name] = .flag(flag) }
}

// MARK: - Bytes

extension FlatObject {
  /// How it is sent, with its members in the order of their names.
  var bytes: [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "{")]
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      Self.write(name, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      switch value {
      case .text(let text): Self.write(text, to: &bytes)
      case .number(let number): bytes += Array("\(number)".utf8)
      case .flag(let flag): bytes += Array((flag ? "true" : "false").utf8)
      }
    }
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += Array((digits.utf8.count == 1 ? "\\u000" : "\\u00").utf8) + Array(digits.utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
