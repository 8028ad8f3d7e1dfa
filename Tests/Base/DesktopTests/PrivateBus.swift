// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

@testable import Desktop

/// A session bus of the test's own, with no services to start, and the programs that the test puts on it.
///
/// It differs from a real session in that nothing is there but what the test starts.
final class PrivateBus {
  let folder: URL
  let address: String
  private var programs: [Program] = []
  private var connections: [SessionBus] = []

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "spinet-bus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = try PrivateBusFile(in: folder)
    address = file.address
    let daemon = try run("/usr/bin/dbus-daemon", file.arguments)
    try wait("the bus") { !daemon.lines.isEmpty }
  }

  isolated deinit {
    for program in programs.reversed() { program.stop() }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Connects as the daemon does.
  func connect() throws -> SessionBus {
    let bus = try SessionBus(address: address)
    connections.append(bus)
    return bus
  }

  /// Starts a program that finds this bus as its session's.
  func run(_ path: String, _ arguments: [String]) throws -> Program {
    let program = try Program(path, arguments, environment: ["DBUS_SESSION_BUS_ADDRESS": address])
    programs.append(program)
    return program
  }

  /// Starts `peer.py` and waits until it has its name.
  func peer(_ name: String) throws -> Program {
    let peer = try run("/usr/bin/python3", [Fixture.path("peer.py"), name])
    try wait("\(name) to be owned") { peer.lines.contains("owner") }
    return peer
  }

  /// Waits until somebody has a name, whom calls to it reach from then on.
  func waitForOwner(of name: String) throws {
    let waiting = try run("/usr/bin/gdbus", ["wait", "--session", name])
    try wait("\(name) to be owned") { !waiting.isRunning }
  }

  /// Ends the bus itself.
  func stopDaemon() { programs[0].stop() }

  struct TimeOut: Error, CustomStringConvertible {
    let description: String
  }

  /// Serves every connection until the condition holds, at most two minutes.
  func wait(_ what: String, until condition: () -> Bool) throws {
    let end = Date().addingTimeInterval(120)
    while !condition() {
      guard Date() < end else { throw TimeOut(description: "no sign of \(what) in two minutes") }
      var polls = connections.compactMap { bus in
        bus.fileDescriptor.map { pollfd(fd: $0, events: bus.events, revents: 0) }
      }
      polls += programs.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
      // A program's end shows on its output; the short wait is for those that are asked whether they still run.
      poll(&polls, nfds_t(polls.count), 20)
      for bus in connections { bus.process() }
      for program in programs { program.readOutput() }
    }
  }
}
