// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CSystemd

extension BusReader {
  /// More than this many values in one message, or deeper than this, nobody means well.
  private static let mostValues = 4096
  private static let mostDepth = 8
  /// In one array of bytes.
  private static let mostBytes = 65_536

  /// Returns all that is left in the message; `nil` when it holds a type that `BusValue` has no case for, or too much.
  func values() -> [BusValue]? {
    var budget = Self.mostValues
    return list(&budget, depth: 0)
  }

  /// Reads up to the end of the container that the message is in.
  private func list(_ budget: inout Int, depth: Int) -> [BusValue]? {
    guard depth <= Self.mostDepth else { return nil }
    var result: [BusValue] = []
    while true {
      var type: CChar = 0
      var contents: UnsafePointer<CChar>?
      let state = functions.message_peek_type(message, &type, &contents)
      guard state >= 0 else { return nil }
      if state == 0 { return result }
      budget -= 1
      guard budget >= 0,
        let value = value(
          Unicode.Scalar(UInt8(bitPattern: type)), contents.map { String(cString: $0) } ?? "", &budget, depth)
      else { return nil }
      result.append(value)
    }
  }

  private func value(_ type: Unicode.Scalar, _ contents: String, _ budget: inout Int, _ depth: Int) -> BusValue? {
    switch type {
    case "b": return basic(type, Int32(0)).map { .boolean($0 != 0) }
    case "n": return basic(type, Int16(0)).map { .int16($0) }
    case "i": return basic(type, Int32(0)).map { .int32($0) }
    case "u": return uint32().map { .uint32($0) }
    case "t": return basic(type, UInt64(0)).map { .uint64($0) }
    case "d": return double().map { .double($0) }
    case "s": return string().map { .string($0) }
    case "o": return text(type).map { .path($0) }
    case "a" where contents == "y": return bytes().map { .bytes($0) }
    case "a", "r", "e", "v":
      guard functions.message_enter_container(message, code(type), contents) > 0,
        let values = list(&budget, depth: depth + 1), functions.message_exit_container(message) >= 0
      else { return nil }
      switch type {
      case "a": return .array(of: contents, values)
      case "r": return .structure(values)
      case "e": return values.count == 2 ? .entry(values[0], values[1]) : nil
      default: return values.first.map { .variant($0) }
      }
    default: return nil
    }
  }

  private func basic<Number: BitwiseCopyable>(_ type: Unicode.Scalar, _ zero: Number) -> Number? {
    var value = zero
    return functions.message_read_basic(message, code(type), &value) > 0 ? value : nil
  }

  private func bytes() -> [UInt8]? {
    var start: UnsafeRawPointer?
    var count = 0
    guard functions.message_read_array(message, code("y"), &start, &count) > 0, count <= Self.mostBytes else {
      return nil
    }
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  private func text(_ type: Unicode.Scalar) -> String? {
    var value: UnsafePointer<CChar>?
    guard functions.message_read_basic(message, code(type), &value) > 0, let value else { return nil }
    return String(cString: value)
  }
}
