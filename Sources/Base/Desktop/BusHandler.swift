// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CSystemd

/// A closure on its way through sd-bus, which holds it for as long as it may still call it.
final class BusHandler {
  private let functions: spn_sdbus
  private let body: (BusReader) -> Void
  private let onInstalled: () -> Void

  /// - Parameter onInstalled: For match rules: called when the bus has taken or refused the rule.
  init(functions: spn_sdbus, onInstalled: @escaping () -> Void = {}, body: @escaping (BusReader) -> Void) {
    self.functions = functions
    self.onInstalled = onInstalled
    self.body = body
  }

  /// The pointer to register; it holds the handler until `give` settles who lets go of it.
  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// Leaves the handler to a slot that lives until the answer has come or the bus closes; without one, lets go of it.
  func give(to slot: OpaquePointer?) {
    guard let slot else { return Unmanaged.passUnretained(self).release() }
    _ = functions.slot_set_destroy_callback(slot) { pointer in
      guard let pointer else { return }
      Unmanaged<BusHandler>.fromOpaque(pointer).release()
    }
    _ = functions.slot_set_floating(slot, 1)
  }

  static let callback: sd_bus_message_handler_t = { message, pointer, _ in
    guard let message, let pointer else { return 0 }
    let handler = Unmanaged<BusHandler>.fromOpaque(pointer).takeUnretainedValue()
    handler.body(BusReader(message: message, functions: handler.functions))
    return 0
  }

  /// For calls that the body has answered.
  static let answered: sd_bus_message_handler_t = { message, pointer, error in
    _ = callback(message, pointer, error)
    return 1
  }

  /// For the answer to a match rule; without a function for it sd-bus would close the connection at a refusal.
  static let installed: sd_bus_message_handler_t = { _, pointer, _ in
    if let pointer { Unmanaged<BusHandler>.fromOpaque(pointer).takeUnretainedValue().onInstalled() }
    return 0
  }
}
