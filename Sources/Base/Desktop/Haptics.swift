// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Key presses that are felt, by way of feedbackd where it is installed.
///
/// Source: the D-Bus interface `org.sigxcpu.Feedback` and feedbackd's event naming specification.
package final class Haptics {
  private static let name = "org.sigxcpu.Feedback"

  private enum State {
    /// Nobody has been asked yet, or the service has ended; the next press asks, and starts it where it can be started.
    case unknown
    case asking
    case present
    /// There is no such service; until one appears nothing is sent.
    case absent
  }

  private let bus: SessionBus
  private var state = State.unknown

  /// Whether `press` does anything.
  package var isEnabled: Bool

  package init(bus: SessionBus, isEnabled: Bool) {
    self.bus = bus
    self.isEnabled = isEnabled
    bus.watchOwner(of: Self.name) { [weak self] isOwned in self?.state = isOwned ? .present : .unknown }
  }

  /// Makes the device answer a press on a key; a press for which there is no service yet is not made up for later.
  package func press() {
    guard isEnabled else { return }
    switch state {
    case .asking, .absent: return
    case .present: bus.send(call(startsService: false))
    case .unknown:
      state = .asking
      bus.send(call(startsService: true)) { [weak self] reply in self?.state = reply == nil ? .absent : .present }
    }
  }

  private func call(startsService: Bool) -> BusCall {
    var call = BusCall(
      on: bus, to: Self.name, path: "/org/sigxcpu/Feedback", interface: Self.name, member: "TriggerFeedback",
      startsService: startsService)
    call.append("spinet")
    call.append("button-pressed")
    // The quiet profile is touch without sound: key clicks are ours.
    call.append(["profile": "quiet"])
    // Each feedback once.
    call.append(Int32(-1))
    return call
  }
}
