// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CSystemd

/// A value of a D-Bus message, for modules that do not know sd-bus.
nonisolated package indirect enum BusValue: Hashable, Sendable {
  case boolean(Bool)
  case int16(Int16)
  case int32(Int32)
  case uint32(UInt32)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case path(String)
  /// An array of bytes, which has no case for each.
  case bytes([UInt8])
  /// All with the signature that is given, which also says what an empty array holds.
  case array(of: String, [BusValue])
  case structure([BusValue])
  /// One of a dictionary, which is an array of these.
  case entry(BusValue, BusValue)
  case variant(BusValue)

  /// The type as D-Bus writes it.
  package var signature: String {
    switch self {
    case .boolean: "b"
    case .int16: "n"
    case .int32: "i"
    case .uint32: "u"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .bytes: "ay"
    case .array(let element, _): "a" + element
    case .structure(let values): "(\(values.map(\.signature).joined()))"
    case .entry(let key, let value): "{\(key.signature)\(value.signature)}"
    case .variant: "v"
    }
  }
}

// MARK: - Into a message

extension BusValue {
  /// Returns whether the message has taken the value; it cannot be sent when it has not.
  func append(to message: OpaquePointer?, _ functions: spn_sdbus) -> Bool {
    switch self {
    case .boolean(let value):
      var number: Int32 = value ? 1 : 0
      return functions.message_append_basic(message, code("b"), &number) >= 0
    case .int16(var value): return functions.message_append_basic(message, code("n"), &value) >= 0
    case .int32(var value): return functions.message_append_basic(message, code("i"), &value) >= 0
    case .uint32(var value): return functions.message_append_basic(message, code("u"), &value) >= 0
    case .uint64(var value): return functions.message_append_basic(message, code("t"), &value) >= 0
    case .double(var value): return functions.message_append_basic(message, code("d"), &value) >= 0
    case .string(let value):
      return value.withCString { functions.message_append_basic(message, code("s"), $0) } >= 0
    case .path(let value):
      return value.withCString { functions.message_append_basic(message, code("o"), $0) } >= 0
    case .bytes(let bytes):
      return bytes.withUnsafeBytes {
        functions.message_append_array(message, code("y"), $0.baseAddress, $0.count) >= 0
      }
    case .array(let element, let values): return Self.append(values, in: "a", element, to: message, functions)
    case .structure(let values):
      return Self.append(values, in: "r", values.map(\.signature).joined(), to: message, functions)
    case .entry(let key, let value):
      return Self.append([key, value], in: "e", key.signature + value.signature, to: message, functions)
    case .variant(let value): return Self.append([value], in: "v", value.signature, to: message, functions)
    }
  }

  private static func append(
    _ values: [BusValue], in type: Unicode.Scalar, _ contents: String, to message: OpaquePointer?,
    _ functions: spn_sdbus
  ) -> Bool {
    guard functions.message_open_container(message, code(type), contents) >= 0 else { return false }
    for value in values where !value.append(to: message, functions) { return false }
    return functions.message_close_container(message) >= 0
  }
}
