// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CSystemd

/// Reads the values of a message from first to last; each read gives `nil` when another type comes next.
///
/// Valid only inside the handler that it is passed to.
struct BusReader {
  let message: OpaquePointer
  let functions: spn_sdbus

  /// The object that the message is about.
  var path: String? { functions.message_get_path(message).map { String(cString: $0) } }

  func string() -> String? {
    var value: UnsafePointer<CChar>?
    guard functions.message_read_basic(message, code("s"), &value) > 0, let value else { return nil }
    return String(cString: value)
  }

  func uint32() -> UInt32? {
    var value: UInt32 = 0
    return functions.message_read_basic(message, code("u"), &value) > 0 ? value : nil
  }

  func double() -> Double? {
    var value = 0.0
    return functions.message_read_basic(message, code("d"), &value) > 0 ? value : nil
  }

  /// Skips one complete value of any type.
  func skip() { _ = functions.message_skip(message, nil) }

  /// Reads inside a variant that holds this type; another one is skipped, and the result is `nil`.
  func variant<Value>(of type: Unicode.Scalar, _ read: (BusReader) -> Value?) -> Value? {
    guard functions.message_enter_container(message, code("v"), String(type)) > 0 else {
      skip()
      return nil
    }
    defer { _ = functions.message_exit_container(message) }
    return read(self)
  }

  /// Reads inside each entry of a dictionary whose keys are strings.
  ///
  /// - Parameter contents: The signature of the values, such as `v`.
  func entries(of contents: String, _ read: (_ key: String, BusReader) -> Void) {
    let entry = "s" + contents
    guard functions.message_enter_container(message, code("a"), "{\(entry)}") > 0 else { return }
    while functions.message_enter_container(message, code("e"), entry) > 0 {
      if let key = string() { read(key, self) }
      _ = functions.message_exit_container(message)
    }
    _ = functions.message_exit_container(message)
  }
}

/// A D-Bus type code as sd-bus takes it.
func code(_ type: Unicode.Scalar) -> CChar { CChar(truncatingIfNeeded: type.value) }
