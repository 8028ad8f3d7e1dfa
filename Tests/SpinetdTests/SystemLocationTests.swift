// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import LinuxSystem
import Testing

@testable import spinetd

/// From a keyboard's request to GeoClue and back. Each test is a process of its own, for the sake of its environment.
@Suite struct SystemLocationTests {
  @Test("CK-13 a keyboard with full access and the location granted hears the latitude and longitude of GeoClue")
  func fix() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let system = try PlayedSystem(latitude: 37.5665, longitude: 126.978)
        defer { system.stop() }
        let served = try Served(full: true, describes: true, location: true)
        served.ask(.once)
        let heard = try served.wait { if case .location(.fix) = $0 { true } else { false } }
        guard case .location(.fix(let fix)) = heard else { throw PlayedSystem.Failure() }
        #expect(fix.latitude == 37.5665 && fix.longitude == 126.978)
        #expect(fix.accuracy == 10 && fix.timestamp == 1_800_000_000)
        served.services.hide()
        _ = try served.loop.poll()
        #expect(
          try system.calls(until: "DeleteClient") == [
            "GetClient", "DesktopId org.spinet.Keyboard", "RequestedAccuracyLevel 8", "Start", "Stop", "DeleteClient",
          ])
      }
    }
  }

  @Test("CK-13 without the location granted nothing is asked of GeoClue, and the keyboard hears of no place")
  func denied() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let system = try PlayedSystem(latitude: 37.5665, longitude: 126.978)
        defer { system.stop() }
        for (full, isGranted) in [(false, true), (true, false)] {
          let served = try Served(full: full, describes: true, location: isGranted)
          served.ask(.once)
          served.ask(.start)
          #expect(try served.wait { $0 == .location(.failed) } != nil)
          for _ in 0..<20 {
            #expect(try !served.heard().contains { if case .location(.fix) = $0 { true } else { false } })
            _ = try served.loop.poll()
          }
        }
        let granted = try Served(full: true, describes: true, location: true)
        granted.ask(.once)
        #expect(try granted.wait { if case .location(.fix) = $0 { true } else { false } } != nil)
        // The only one that GeoClue has heard of is the one that may.
        #expect(try system.calls(until: "Start").count { $0 == "GetClient" } == 1)
      }
    }
  }
}

/// A bus that is the system's for this process, and the GeoClue on it.
private final class PlayedSystem {
  private let folder: URL
  private var programs: [Foundation.Process] = []
  private let output = Pipe()
  private var text = ""

  struct Failure: Error {}

  init(latitude: Double, longitude: Double) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "spinet-system-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let address = "unix:path=\(folder.path())/bus"
    setenv("DBUS_SYSTEM_BUS_ADDRESS", address, 1)
    let configuration = folder.appending(path: "bus.conf")
    try Data(
      """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
        "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>session</type>
        <listen>\(address)</listen>
        <policy context="default">
          <allow send_destination="*" eavesdrop="true"/>
          <allow eavesdrop="true"/>
          <allow own="*"/>
        </policy>
      </busconfig>
      """.utf8
    ).write(to: configuration)
    let told = Pipe()
    try run(
      "/usr/bin/dbus-daemon",
      ["--config-file=\(configuration.path())", "--nofork", "--nopidfile", "--print-address=1"], output: told)
    // It tells its address once it listens there.
    guard !told.fileHandleForReading.availableData.isEmpty else { throw Failure() }
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/geoclue.py").path()
    try run("/usr/bin/python3", [script, "\(latitude)", "\(longitude)"], output: output)
    _ = try calls(until: "owner")
    text = ""
  }

  private func run(_ path: String, _ arguments: [String], output: Pipe) throws {
    let program = Foundation.Process()
    program.executableURL = URL(filePath: path)
    program.arguments = arguments
    program.standardOutput = output
    try program.run()
    programs.append(program)
  }

  /// What GeoClue has been asked, up to a line that it waits for.
  func calls(until last: String) throws -> [String] {
    while true {
      let lines = text.split(separator: "\n").map(String.init)
      if lines.contains(last) { return lines }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure() }
      text += String(decoding: data, as: UTF8.self)
    }
  }

  func stop() {
    for program in programs.reversed() { program.terminate() }
    try? FileManager.default.removeItem(at: folder)
  }
}
