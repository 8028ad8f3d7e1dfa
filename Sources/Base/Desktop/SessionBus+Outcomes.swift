// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CSystemd

/// What becomes of a call, for those who have to know why there is no answer.
nonisolated package enum BusOutcome: Hashable, Sendable {
  case values([BusValue])
  /// The answer has types that `BusValue` has no case for, or too much of them.
  case unreadable
  /// An error by its name, such as `org.freedesktop.DBus.Error.ServiceUnknown`; empty where the call could not be sent.
  case failure(String)
}

extension SessionBus {
  /// Queues a call; the handler gets what becomes of it, once.
  ///
  /// - Parameters:
  ///   - startsService: Whether the bus may start a program to answer.
  ///   - patience: After which no answer is the failure `org.freedesktop.DBus.Error.NoReply`.
  package func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue],
    startsService: Bool, within patience: Duration, outcome: @escaping (BusOutcome) -> Void
  ) {
    var call = BusCall(
      on: self, to: destination, path: path, interface: interface, member: member, startsService: startsService)
    for argument in arguments { call.append(argument) }
    send(call, within: patience) { [functions] reader in
      guard let reader else { return outcome(.failure("")) }
      guard functions.message_is_method_error(reader.message, nil) <= 0 else {
        let name = functions.message_get_error(reader.message)?.pointee.name
        return outcome(.failure(name.map { String(cString: $0) } ?? ""))
      }
      outcome(reader.values().map(BusOutcome.values) ?? .unreadable)
    }
  }
}
