// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Desktop

@Suite struct HapticsTests {
  private let name = "org.sigxcpu.Feedback"
  private let press = "call TriggerFeedback ('spinet', 'button-pressed', {'profile': 'quiet'}, -1)"

  @Test func `each press is felt once`() throws {
    let bus = try PrivateBus()
    let feedback = try bus.peer(name)
    let haptics = Haptics(bus: try bus.connect(), isEnabled: true)
    haptics.press()
    try bus.wait("the first press") { feedback.lines.contains(press) }
    // A lone round trip in between: the answer to the first press must have come back.
    try settle(bus, feedback)
    for _ in 0..<3 { haptics.press() }
    try bus.wait("three more") { feedback.lines.count { $0 == press } == 4 }
  }

  @Test func `nothing is felt when it is turned off`() throws {
    let bus = try PrivateBus()
    let feedback = try bus.peer(name)
    let haptics = Haptics(bus: try bus.connect(), isEnabled: false)
    haptics.press()
    haptics.isEnabled = true
    haptics.press()
    try bus.wait("the press that counts") { feedback.lines.contains(press) }
    try settle(bus, feedback)
    #expect(feedback.lines.count { $0 == press } == 1)
  }

  @Test func `a device without feedback is asked once, until the service appears`() throws {
    let bus = try PrivateBus()
    let connection = try bus.connect()
    let haptics = Haptics(bus: connection, isEnabled: true)
    haptics.press()
    try bus.wait("the refusal") { connection.deadlineMicroseconds == nil }
    haptics.press()
    #expect(connection.deadlineMicroseconds == nil, "a second question was asked")
    let feedback = try bus.peer(name)
    try settle(bus, feedback)
    haptics.press()
    try bus.wait("a press after all") { feedback.lines.contains(press) }
  }

  /// Waits until whatever was on its way when this began has arrived, by a call that goes the same way.
  private func settle(_ bus: PrivateBus, _ feedback: Program) throws {
    let probe = "call TriggerFeedback ('probe', 'probe', {}, 0)"
    let earlier = feedback.lines.count { $0 == probe }
    let program = try bus.run(
      "/usr/bin/busctl",
      [
        "--address=\(bus.address)", "call", name, "/org/sigxcpu/Feedback", name, "TriggerFeedback", "ssa{sv}i", "probe",
        "probe", "0", "0",
      ])
    try bus.wait("the probe") { !program.isRunning && feedback.lines.count { $0 == probe } > earlier }
  }
}
