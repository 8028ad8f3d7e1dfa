// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Takes values out of a packet whose bytes are somebody else's.
struct PacketReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Whether all has been taken.
  var isAtEnd: Bool { rest.isEmpty }

  private mutating func take(_ count: Int) throws(PacketError) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw .truncated }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func byte() throws(PacketError) -> UInt8 {
    guard let byte = rest.popFirst() else { throw .truncated }
    return byte
  }

  mutating func flag() throws(PacketError) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw .wrongValue
    }
  }

  mutating func number<Number: FixedWidthInteger>(_: Number.Type = Number.self) throws(PacketError) -> Number {
    let bytes = try take(MemoryLayout<Number>.size)
    return bytes.reversed().reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }

  /// A number that is neither endless nor larger than any screen or place on earth.
  mutating func measure() throws(PacketError) -> Double {
    let value = Double(bitPattern: try number())
    guard value.isFinite, abs(value) <= 1e6 else { throw .wrongValue }
    return value
  }

  mutating func text(limit: Int) throws(PacketError) -> String {
    let count = Int(try number(UInt32.self))
    guard count <= limit else { throw .tooLong }
    guard let text = String(validating: try take(count), as: UTF8.self) else { throw .wrongValue }
    return text
  }

  mutating func optional<Value>(
    _ body: (inout PacketReader) throws(PacketError) -> Value
  ) throws(PacketError) -> Value? {
    try flag() ? try body(&self) : nil
  }

  mutating func optionalText(limit: Int) throws(PacketError) -> String? {
    try flag() ? try text(limit: limit) : nil
  }

  mutating func list<Element>(
    limit: Int, _ body: (inout PacketReader) throws(PacketError) -> Element
  ) throws(PacketError) -> [Element] {
    let count = Int(try number(UInt32.self))
    guard count <= limit else { throw .tooLong }
    var elements: [Element] = []
    for _ in 0..<count { elements.append(try body(&self)) }
    return elements
  }

  /// A value that is told by its name in a `String` enumeration.
  mutating func name<Value: RawRepresentable<String>>(_: Value.Type = Value.self) throws(PacketError) -> Value {
    guard let value = Value(rawValue: try text(limit: 64)) else { throw .wrongValue }
    return value
  }
}

/// What is wrong with a packet.
package enum PacketError: Error, Hashable, Sendable {
  /// It ends too early.
  case truncated
  /// It goes on behind its message.
  case trailingBytes
  case unknownMessage
  /// A value is none of those that there are.
  case wrongValue
  /// A text or a list is longer than such things may be.
  case tooLong
}
