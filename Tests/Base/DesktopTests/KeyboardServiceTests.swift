// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
import Testing

@testable import Desktop

@Suite struct KeyboardServiceTests {
  private let busctl = "/usr/bin/busctl"
  private let object = ["sm.puri.OSK0", "/sm/puri/OSK0", "sm.puri.OSK0"]

  /// Runs `busctl` on the private bus to its end and returns what it printed.
  private func call(_ bus: PrivateBus, _ verb: String, _ arguments: [String]) throws -> [String] {
    let program = try bus.run(busctl, ["--address=\(bus.address)", verb] + arguments)
    try bus.wait("busctl \(verb) to end") { !program.isRunning }
    program.readOutput()
    return program.lines
  }

  @Test("SY-3 a shell shows and hides the keyboard over D-Bus and hears what it does")
  func shellShowsAndHides() throws {
    let bus = try PrivateBus()
    var asked: [Bool] = []
    var reports: [String] = []
    let service = KeyboardService(
      bus: try bus.connect(), report: { reports.append($0) }, onSetVisible: { asked.append($0) })
    let monitor = try bus.run("/usr/bin/gdbus", ["monitor", "--address", bus.address, "--dest", object[0]])
    try bus.wait("the monitor") { monitor.lines.contains { $0.contains("is owned by") } }

    _ = try call(bus, "call", object + ["SetVisible", "b", "true"])
    #expect(asked == [true])
    #expect(try call(bus, "get-property", object + ["Visible"]) == ["b false"])
    service.isVisible = true
    let shown =
      "/sm/puri/OSK0: org.freedesktop.DBus.Properties.PropertiesChanged "
      + "('sm.puri.OSK0', {'Visible': <true>}, @as [])"
    try bus.wait("the signal") { monitor.lines.contains(shown) }
    #expect(try call(bus, "get-property", object + ["Visible"]) == ["b true"])

    _ = try call(bus, "call", object + ["SetVisible", "b", "false"])
    #expect(asked == [true, false])
    service.isVisible = true
    service.isVisible = false
    try bus.wait("the second signal") { monitor.lines.contains { $0.contains("{'Visible': <false>}") } }
    #expect(monitor.lines.count { $0.contains("PropertiesChanged") } == 2)
    #expect(reports.isEmpty)
  }

  @Test func `the interface describes itself as shells expect it`() throws {
    let bus = try PrivateBus()
    let connection = try bus.connect()
    _ = KeyboardService(bus: connection, report: { _ in }, onSetVisible: { _ in })
    try bus.waitForOwner(of: object[0])
    let lines = try call(bus, "introspect", [object[0], object[1], object[2]]).map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains(".SetVisible method b - -"))
    #expect(lines.contains(".Visible property b false emits-change"))
  }

  @Test func `another keyboard that has the name is named once and makes way when it ends`() throws {
    let bus = try PrivateBus()
    let other = try bus.peer("sm.puri.OSK0")
    var asked: [Bool] = []
    var reports: [String] = []
    _ = KeyboardService(bus: try bus.connect(), report: { reports.append($0) }, onSetVisible: { asked.append($0) })
    try bus.wait("the report") { !reports.isEmpty }
    #expect(reports.count == 1)
    #expect(reports[0].contains("D-Bus name sm.puri.OSK0 belongs to python3"))
    other.stop()
    try bus.waitForOwner(of: object[0])
    _ = try call(bus, "call", object + ["SetVisible", "b", "true"])
    #expect(asked == [true])
  }

  @Test func `a bus that goes away is noticed once and nothing else happens`() throws {
    let bus = try PrivateBus()
    let connection = try bus.connect()
    var losses = 0
    connection.onLost = { losses += 1 }
    let service = KeyboardService(bus: connection, report: { _ in }, onSetVisible: { _ in })
    try bus.waitForOwner(of: object[0])
    _ = try call(bus, "get-property", object + ["Visible"])
    bus.stopDaemon()
    try bus.wait("the loss") { losses > 0 }
    service.isVisible = true
    connection.process()
    #expect(losses == 1)
    #expect(connection.fileDescriptor == nil)
    #expect(connection.deadlineMicroseconds == nil)
  }

  @Test func `no bus is an error that says what it costs`() {
    let error = #expect(throws: SessionBusError.self) { try SessionBus(address: "unix:path=/nonexistent/bus") }
    #expect(error?.code == .noConnection)
    #expect(error?.message.contains("shells cannot show the keyboard") == true)
  }

  @Test func `an idle bus asks for no time and waits for nothing but messages`() throws {
    let bus = try PrivateBus()
    let connection = try bus.connect()
    let haptics = Haptics(bus: connection, isEnabled: true)
    let preferences = DesktopPreferences(bus: connection, databasePath: nil)
    let service = KeyboardService(bus: connection, report: { _ in }, onSetVisible: { _ in })
    try bus.waitForOwner(of: object[0])
    _ = try call(bus, "get-property", object + ["Visible"])
    try bus.wait("every answer") { connection.deadlineMicroseconds == nil }
    #expect(connection.events == Int16(POLLIN))
    withExtendedLifetime((haptics, preferences, service)) {}
  }

  @Test func `an event loop serves the bus and ends its watch with it`() throws {
    let bus = try PrivateBus()
    let connection = try SessionBus(address: bus.address)
    let loop = try EventLoop()
    try connection.attach(to: loop)
    var asked: [Bool] = []
    _ = KeyboardService(
      bus: connection, report: { _ in },
      onSetVisible: {
        asked.append($0)
        bus.stopDaemon()
      })
    connection.onLost = { loop.stop(status: 7) }
    loop.at(microseconds: MonotonicClock.nowMicroseconds + 60_000_000) { loop.stop(status: 1) }
    let client = try bus.run(
      "/bin/sh",
      [
        "-c",
        "until \(busctl) --address=\(bus.address) call \(object.joined(separator: " ")) SetVisible b true; do :; done",
      ])
    #expect(try loop.run() == 7)
    #expect(asked == [true])
    client.stop()
  }
}
