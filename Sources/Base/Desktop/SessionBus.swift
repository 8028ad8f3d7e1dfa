// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CSystemd
internal import LinuxSystem

/// A connection to the session bus, or to another one, on which nothing waits: calls are queued and answers come through
/// `process`.
///
/// The corresponding C library is sd-bus. Use it from an event loop by `attach(to:)`, or by the four members it is made
/// of: `fileDescriptor`, `events`, `deadlineMicroseconds` and `process()`.
@MainActor
package final class SessionBus {
  let functions: spn_sdbus
  private var openConnection: OpaquePointer?
  /// Whether anything has been asked of sd-bus since the loop last heard what to wait for; without that it waits for the
  /// same.
  var mayWaitForOther = true
  /// Called once when the bus goes away, as when the session ends.
  package var onLost: () -> Void = {}
  /// What sd-bus has pointers to; lives as long as the connection.
  var keptAlive: [AnyObject] = []
  /// Takes the descriptor out of the loop that the bus was attached to.
  var detach: () -> Void = {}

  /// Starts to connect; the handshake goes on in `process`.
  ///
  /// - Parameter address: Where the bus listens, as in the D-Bus specification; by default that of the session.
  /// - Throws: `noLibrary` or `noConnection`.
  package init(address: String? = nil) throws(SessionBusError) {
    guard let functions = spn_sdbus_load()?.pointee else {
      throw SessionBusError(
        code: .noLibrary,
        message: "no D-Bus: none of libsystemd, libelogind and libbasu is installed; shells cannot show the keyboard")
    }
    guard let connection = Self.connect(to: address, functions) else {
      throw SessionBusError(
        code: .noConnection,
        message: "no D-Bus: DBUS_SESSION_BUS_ADDRESS leads to no session bus; shells cannot show the keyboard")
    }
    self.functions = functions
    openConnection = connection
  }

  /// The connection, to ask something of; `nil` once it is lost.
  var connection: OpaquePointer? {
    mayWaitForOther = true
    return openConnection
  }

  private static func connect(to address: String?, _ functions: spn_sdbus) -> OpaquePointer? {
    var connection: OpaquePointer?
    guard let address else { return functions.open_user(&connection) >= 0 ? connection : nil }
    guard functions.new_bus(&connection) >= 0 else { return nil }
    if functions.set_address(connection, address) >= 0, functions.set_bus_client(connection, 1) >= 0,
      functions.start(connection) >= 0
    {
      return connection
    }
    _ = functions.unref(connection)
    return nil
  }

  isolated deinit {
    if let openConnection { _ = functions.unref(openConnection) }
  }
}

// MARK: - Event loop

extension SessionBus {
  /// The descriptor to wait on; `nil` once the bus is lost.
  package var fileDescriptor: Int32? {
    guard let openConnection else { return nil }
    let descriptor = functions.get_fd(openConnection)
    return descriptor >= 0 ? descriptor : nil
  }

  /// What to wait for, as in poll(2); may change whenever a message is queued or processed.
  package var events: Int16 {
    guard let openConnection else { return 0 }
    return Int16(truncatingIfNeeded: max(0, functions.get_events(openConnection)))
  }

  /// When `process` must be called even if the descriptor is silent, on the monotonic clock; `nil` for never.
  package var deadlineMicroseconds: Int64? {
    guard let openConnection else { return nil }
    var deadline: UInt64 = .max
    guard functions.get_timeout(openConnection, &deadline) >= 0, deadline != .max else { return nil }
    return Int64(clamping: deadline)
  }

  /// Reads, writes and dispatches what there is, without waiting.
  package func process() {
    // Messages beyond this many are left for the next round, so that a talkative bus cannot hold up a touch.
    for _ in 0..<64 {
      guard let connection else { return }
      let result = functions.process(connection, nil)
      if result == 0 { return }
      if result < 0 { return lose() }
    }
  }

  func lose() {
    guard let connection else { return }
    openConnection = nil
    // Before the descriptor is closed: from then on its number may be someone else's.
    detach()
    detach = {}
    functions.close(connection)
    _ = functions.unref(connection)
    keptAlive = []
    onLost()
  }
}

// MARK: - Messages

extension SessionBus {
  /// Queues a call to which no answer is wanted.
  func send(_ call: borrowing BusCall) {
    guard let connection, call.isComplete else { return }
    _ = functions.message_set_expect_reply(call.message, 0)
    _ = functions.send(connection, call.message, nil)
  }

  /// Queues a call; the handler gets the answer, or `nil` for an error of any kind.
  func send(_ call: borrowing BusCall, reply: @escaping (BusReader?) -> Void) {
    send(call, within: .zero) { [functions] reader in
      reply(reader.flatMap { functions.message_is_method_error($0.message, nil) > 0 ? nil : $0 })
    }
  }

  /// Queues a call; the handler gets the answer, which may be an error, or `nil` where nothing can be sent.
  ///
  /// - Parameter patience: After which no answer is an error, too; for zero, as long as sd-bus usually waits.
  func send(_ call: borrowing BusCall, within patience: Duration, answer: @escaping (BusReader?) -> Void) {
    guard let connection, call.isComplete else { return answer(nil) }
    let handler = BusHandler(functions: functions) { answer($0) }
    var slot: OpaquePointer?
    let result = functions.call_async(
      connection, &slot, call.message, BusHandler.callback, handler.retained(), UInt64(max(patience.microseconds, 0)))
    if result < 0 { answer(nil) }
    handler.give(to: slot)
  }

  /// Calls the handler for each signal that a match rule selects. Source: "Match Rules" in the D-Bus specification.
  ///
  /// - Parameter onInstalled: Called once no signal can be missed any more, or will ever come.
  func match(
    _ rule: String, onInstalled: @escaping () -> Void = {}, handler body: @escaping (BusReader) -> Void
  ) {
    guard let connection else { return onInstalled() }
    let handler = BusHandler(functions: functions, onInstalled: onInstalled, body: body)
    var slot: OpaquePointer?
    let result = functions.add_match_async(
      connection, &slot, rule, BusHandler.callback, BusHandler.installed, handler.retained())
    if result < 0 { onInstalled() }
    handler.give(to: slot)
  }

  /// Calls the handler with whether a name has an owner, each time that it gets or loses one.
  package func watchOwner(of name: String, handler: @escaping (Bool) -> Void) {
    match(
      "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',member='NameOwnerChanged',"
        + "arg0='\(name)'"
    ) { reader in
      guard reader.string() != nil, reader.string() != nil, let owner = reader.string() else { return }
      handler(!owner.isEmpty)
    }
  }

  /// Asks for a name and waits in line for it; the handler gets whether it is ours now, or `nil` for an error.
  package func requestName(_ name: String, handler body: @escaping (Bool?) -> Void) {
    guard let connection else { return body(nil) }
    let handler = BusHandler(functions: functions) { [functions] reader in
      guard functions.message_is_method_error(reader.message, nil) <= 0, let answer = reader.uint32() else {
        return body(nil)
      }
      // DBUS_REQUEST_NAME_REPLY_PRIMARY_OWNER and _ALREADY_OWNER.
      body(answer == 1 || answer == 4)
    }
    var slot: OpaquePointer?
    let flags = UInt64(SD_BUS_NAME_QUEUE)
    let result = functions.request_name_async(connection, &slot, name, flags, BusHandler.callback, handler.retained())
    if result < 0 { body(nil) }
    handler.give(to: slot)
  }
}
