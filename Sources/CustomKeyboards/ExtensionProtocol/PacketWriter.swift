// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Puts values into a packet: numbers in little-endian order, texts as their length and their UTF-8 bytes.
struct PacketWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ value: UInt8) { bytes.append(value) }

  mutating func put(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func put<Number: FixedWidthInteger>(_ value: Number) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func put(_ value: Double) { put(value.bitPattern) }

  mutating func put(_ value: String) {
    put(UInt32(clamping: value.utf8.count))
    bytes.append(contentsOf: value.utf8)
  }

  mutating func put<Value>(_ value: Value?, _ body: (inout PacketWriter, Value) -> Void) {
    put(value != nil)
    if let value { body(&self, value) }
  }

  mutating func put(_ value: String?) { put(value) { $0.put($1) } }

  /// Puts a name of somebody else's, such as an app's; one that is too long is none.
  mutating func put(name: String?) { put(name.flatMap { $0.utf8.count <= PacketLimits.nameByteCount ? $0 : nil }) }

  mutating func put<Values: Collection>(_ values: Values, _ body: (inout PacketWriter, Values.Element) -> Void) {
    put(UInt32(clamping: values.count))
    for value in values { body(&self, value) }
  }
}
