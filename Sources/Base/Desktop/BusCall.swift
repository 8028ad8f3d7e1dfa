// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CSystemd

/// A method call while it is put together.
struct BusCall: ~Copyable {
  /// The message; `nil` when there is no bus.
  let message: OpaquePointer?
  private let functions: spn_sdbus
  /// Whether everything so far could be appended.
  private(set) var isComplete: Bool

  /// - Parameter startsService: Whether the bus may start a program to answer.
  init(
    on bus: SessionBus, to destination: String, path: String, interface: String, member: String,
    startsService: Bool = false
  ) {
    functions = bus.functions
    var message: OpaquePointer?
    isComplete =
      functions.message_new_method_call(bus.connection, &message, destination, path, interface, member) >= 0
    self.message = message
    if isComplete, !startsService { _ = functions.message_set_auto_start(message, 0) }
  }

  deinit {
    if let message { _ = functions.message_unref(message) }
  }

  mutating func append(_ string: String) {
    isComplete = isComplete && string.withCString { functions.message_append_basic(message, code("s"), $0) } >= 0
  }

  mutating func append(_ number: Int32) {
    var number = number
    isComplete = isComplete && functions.message_append_basic(message, code("i"), &number) >= 0
  }

  mutating func append(_ strings: [String]) {
    open("a", "s")
    for string in strings { append(string) }
    close()
  }

  mutating func append(_ value: BusValue) {
    isComplete = isComplete && value.append(to: message, functions)
  }

  /// Appends a dictionary from strings to variants that hold strings.
  mutating func append(_ dictionary: KeyValuePairs<String, String>) {
    open("a", "{sv}")
    for (key, value) in dictionary {
      open("e", "sv")
      append(key)
      open("v", "s")
      append(value)
      close()
      close()
    }
    close()
  }

  private mutating func open(_ type: Unicode.Scalar, _ contents: String) {
    isComplete = isComplete && functions.message_open_container(message, code(type), contents) >= 0
  }

  private mutating func close() {
    isComplete = isComplete && functions.message_close_container(message) >= 0
  }
}
