// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import LinuxSystem
import TestSupport
import Testing

@testable import Desktop
@testable import spinetd

/// A systemd of the person's that a test plays, on a bus of its own.
@MainActor
private final class PlayedManager {
  let loop: EventLoop
  let address: String
  private let folder: URL
  private let daemon = Foundation.Process()
  private var bus: SessionBus!
  private(set) var units: [(name: String, properties: [String: BusValue])] = []
  private(set) var signals: [[BusValue]] = []

  /// - Parameter answers: Whether the manager is there at all.
  init(answers: Bool = true) throws {
    loop = try EventLoop()
    folder = FileManager.default.temporaryDirectory.appending(path: "spinet-manager-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    address = "unix:path=\(folder.path())/bus"
    let configuration = folder.appending(path: "bus.conf")
    let text =
      "<busconfig><type>session</type><listen>\(address)</listen><policy context=\"default\">"
      + "<allow send_destination=\"*\" eavesdrop=\"true\"/><allow eavesdrop=\"true\"/><allow own=\"*\"/>"
      + "</policy></busconfig>"
    try Data(text.utf8).write(to: configuration)
    let told = Pipe()
    daemon.executableURL = URL(filePath: "/usr/bin/dbus-daemon")
    daemon.arguments = ["--config-file=\(configuration.path())", "--nofork", "--nopidfile", "--print-address=1"]
    daemon.standardOutput = told
    // Whoever reads what the tests print waits until nobody can print any more.
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    try #require(!told.fileHandleForReading.availableData.isEmpty)
    guard answers else { return }
    bus = try connect()
    var isOwner = false
    bus.requestName("org.freedesktop.systemd1") { isOwner = $0 == true }
    bus.serve(below: "/org/freedesktop/systemd1") { [weak self] in
      self?.answer($0) ?? .failure("org.example.Gone", "gone")
    }
    try wait { isOwner }
  }

  isolated deinit {
    bus?.close()
    // It is started with the signals blocked that the test's thread has blocked.
    kill(daemon.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  func connect() throws -> SessionBus {
    let bus = try SessionBus(address: address)
    try bus.attach(to: loop)
    return bus
  }

  func wait(until condition: () -> Bool) throws {
    let end = Date().addingTimeInterval(120)
    while !condition() {
      try #require(Date() < end)
      try loop.waitAndPoll()
    }
  }

  private func answer(_ request: BusRequest) -> BusAnswer {
    guard request.member == "StartTransientUnit", let arguments = request.arguments, arguments.count == 4,
      case .string(let name) = arguments[0], arguments[1] == .string("fail"),
      case .array("(sv)", let list) = arguments[2],
      arguments[3] == .array(of: "(sa(sv))", [])
    else { return .failure("org.freedesktop.DBus.Error.InvalidArgs", "not as it should be") }
    var properties: [String: BusValue] = [:]
    for case .structure(let pair) in list {
      if case .string(let key) = pair[0], case .variant(let value) = pair[1] { properties[key] = value }
    }
    units.append((name, properties))
    return .values([.path("/org/freedesktop/systemd1/job/7")])
  }

  /// Tells that a unit's job is over.
  func finish(_ name: String, _ result: String = "done") {
    bus.emit(
      path: "/org/freedesktop/systemd1", interface: "org.freedesktop.systemd1.Manager", member: "JobRemoved",
      [.uint32(7), .path("/org/freedesktop/systemd1/job/7"), .string(name), .string(result)])
  }
}

@MainActor
@Suite(.serialized)
struct KeyboardScopesTests {
  @Test("SY-10 CK-10 a keyboard begins when systemd has put it into a scope with limits, and not before")
  func scope() throws {
    let manager = try PlayedManager()
    var reports: [String] = []
    let scopes = KeyboardScopes(
      bus: try manager.connect(), loop: manager.loop, patience: .seconds(120), isBounded: { _ in true }
    ) {
      reports.append($0)
    }
    var begun: [Int32] = []
    for process in [Int32(11), 12] { scopes.confine(process) { begun.append(process) } }
    try manager.wait { manager.units.count == 2 }
    #expect(begun.isEmpty)
    #expect(Set(manager.units.map(\.name)).count == 2)
    let properties = manager.units[0].properties
    #expect(properties["PIDs"] == .array(of: "u", [.uint32(11)]))
    #expect(properties["MemoryMax"] == .uint64(160 << 20))
    #expect(properties["TasksMax"] == .uint64(128))
    #expect(properties["CPUWeight"] == .uint64(100))
    // The jobs of others are no concern.
    manager.finish("other.scope")
    manager.finish(manager.units[1].name)
    try manager.wait { !begun.isEmpty }
    #expect(begun == [12])
    manager.finish(manager.units[0].name)
    try manager.wait { begun.count == 2 }
    #expect(reports.isEmpty)
  }

  @Test("SY-10 CK-10 without a systemd, or where it refuses, a keyboard begins all the same, and the log says so once")
  func without() throws {
    for answers in [false, true] {
      let manager = try PlayedManager(answers: answers)
      var reports: [String] = []
      let scopes = KeyboardScopes(bus: try manager.connect(), loop: manager.loop, patience: .seconds(120)) {
        reports.append($0)
      }
      var begun: [Int32] = []
      for process in [Int32(11), 12] { scopes.confine(process) { begun.append(process) } }
      if answers {
        try manager.wait { manager.units.count == 2 }
        for unit in manager.units { manager.finish(unit.name, "failed") }
      }
      try manager.wait { begun.count == 2 }
      #expect(begun == [11, 12])
      #expect(reports.count == 1)
    }
  }

  @Test("SY-10 CK-10 where systemd makes scopes without a limit the log says so once") func unbounded() throws {
    let manager = try PlayedManager()
    var reports: [String] = []
    let scopes = KeyboardScopes(
      bus: try manager.connect(), loop: manager.loop, patience: .seconds(120), isBounded: { _ in false }
    ) {
      reports.append($0)
    }
    var begun = 0
    for process in [Int32(11), 12] { scopes.confine(process) { begun += 1 } }
    try manager.wait { manager.units.count == 2 }
    for unit in manager.units { manager.finish(unit.name) }
    try manager.wait { begun == 2 }
    #expect(reports.count == 1 && reports[0].contains("does not bound"))
  }

  @Test("SY-10 CK-10 a systemd that never answers keeps no keyboard from beginning")
  func silence() throws {
    let manager = try PlayedManager()
    let scopes = KeyboardScopes(bus: try manager.connect(), loop: manager.loop) { _ in }
    var hasBegun = false
    scopes.confine(11) { hasBegun = true }
    try manager.wait { hasBegun }
    #expect(manager.units.count == 1)
  }
}
