// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CSystemd

/// A call that somebody on the bus makes.
nonisolated package struct BusRequest: Hashable, Sendable {
  /// The object's path on the bus.
  package let path: String
  /// The interface's name.
  package let interface: String
  /// The method's or signal's name.
  package let member: String
  /// `nil` for types that `BusValue` has no case for.
  package let arguments: [BusValue]?

  package init(path: String, interface: String, member: String, arguments: [BusValue]?) {
    self.path = path
    self.interface = interface
    self.member = member
    self.arguments = arguments
  }
}

/// What a call is answered with.
nonisolated package enum BusAnswer: Hashable, Sendable {
  case values([BusValue])
  /// An error's name, such as `org.freedesktop.DBus.Error.UnknownObject`, and a sentence.
  case failure(String, String)
}

/// What came back for a call.
nonisolated package struct BusReply: Hashable, Sendable {
  /// `nil` for types that `BusValue` has no case for.
  package let values: [BusValue]?
  /// The name that the bus has given to this connection.
  package let ownName: String?
}

// MARK: - Calls and signals

extension SessionBus {
  /// Queues a call; the handler gets the answer, or `nil` for an error of any kind.
  ///
  /// - Parameter startsService: Whether the bus may start a program to answer.
  package func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = [],
    startsService: Bool = false, reply: @escaping (BusReply?) -> Void
  ) {
    var call = BusCall(
      on: self, to: destination, path: path, interface: interface, member: member, startsService: startsService)
    for argument in arguments { call.append(argument) }
    send(call) { [functions] reader in
      reply(
        reader.map { reader in
          BusReply(
            values: reader.values(),
            ownName: functions.message_get_destination(reader.message).map { String(cString: $0) })
        })
    }
  }

  /// Calls the handler with the values of each signal that a match rule selects; with none where it cannot read them.
  package func onSignal(
    _ rule: String, onInstalled: @escaping () -> Void = {}, handler: @escaping ([BusValue]) -> Void
  ) {
    match(rule, onInstalled: onInstalled) { handler($0.values() ?? []) }
  }

  /// Calls the handler with the object that each signal is of, besides its values; its path is empty where it has none.
  package func onSignalOfObject(_ rule: String, handler: @escaping (_ path: String, [BusValue]) -> Void) {
    match(rule) { handler($0.path ?? "", $0.values() ?? []) }
  }

  /// Queues a signal to everybody who listens.
  package func emit(path: String, interface: String, member: String, _ values: [BusValue]) {
    guard let connection else { return }
    var message: OpaquePointer?
    guard functions.message_new_signal(connection, &message, path, interface, member) >= 0 else { return }
    defer { _ = functions.message_unref(message) }
    for value in values where !value.append(to: message, functions) { return }
    _ = functions.send(connection, message, nil)
  }

  /// Closes the connection; `onLost` is not called.
  package func close() {
    onLost = {}
    lose()
  }
}

// MARK: - Objects

extension SessionBus {
  /// Answers every call to a path and to those below it, for as long as the connection lasts.
  package func serve(below path: String, _ answer: @escaping (BusRequest) -> BusAnswer) {
    guard let connection else { return }
    let handler = BusHandler(functions: functions) { [functions] reader in
      let message = reader.message
      func text(_ get: (OpaquePointer?) -> UnsafePointer<CChar>?) -> String {
        get(message).map { String(cString: $0) } ?? ""
      }
      let request = BusRequest(
        path: text { functions.message_get_path($0) }, interface: text { functions.message_get_interface($0) },
        member: text { functions.message_get_member($0) }, arguments: reader.values())
      Self.send(answer(request), to: message, connection, functions)
    }
    var slot: OpaquePointer?
    _ = functions.add_fallback(connection, &slot, path, BusHandler.answered, handler.retained())
    handler.give(to: slot)
  }

  private static func send(
    _ answer: BusAnswer, to call: OpaquePointer, _ connection: OpaquePointer, _ functions: spn_sdbus
  ) {
    switch answer {
    case .values(let values):
      var message: OpaquePointer?
      guard functions.message_new_method_return(call, &message) >= 0 else { return }
      defer { _ = functions.message_unref(message) }
      for value in values where !value.append(to: message, functions) { return }
      _ = functions.send(connection, message, nil)
    case .failure(let name, let text):
      name.withCString { name in
        text.withCString { text in
          var error = sd_bus_error(name: name, message: text, _need_free: 0)
          _ = functions.reply_method_error(call, &error)
        }
      }
    }
  }
}
