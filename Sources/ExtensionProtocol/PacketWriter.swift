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

  mutating func put<Element>(_ values: [Element], _ body: (inout PacketWriter, Element) -> Void) {
    put(UInt32(clamping: values.count))
    for value in values { body(&self, value) }
  }
}
