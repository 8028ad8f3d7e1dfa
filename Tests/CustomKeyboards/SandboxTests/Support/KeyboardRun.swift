// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import LinuxSystem
import Sandbox
import TestBed
import Testing

/// A hostile keyboard from its start to its end.
@MainActor
struct KeyboardRun {
  /// What it said on its connection.
  var packets: [String] = []
  var end: SandboxedProcess.End?
  /// What it said on standard output and error.
  var output = ""

  /// Runs it in its sandbox until it ends.
  ///
  /// - Parameters:
  ///   - change: Changes the profile.
  ///   - prepare: Called with the number of the process before the keyboard begins in it.
  ///   - onPacket: Called with the running keyboard and each packet.
  static func sandboxed(
    _ words: [String], in circumstance: Circumstance = .usual, change: (inout SandboxProfile) -> Void = { _ in },
    prepare: @escaping SandboxedProcess.Preparation = { $1() },
    onPacket: @escaping (SandboxedProcess, String) -> Void = { _, _ in }
  ) throws -> KeyboardRun {
    let site = try #require(Site.shared)
    var profile = SandboxProfile(
      bundle: site.bundle, executable: Site.program, container: try site.container(for: circumstance))
    profile.arguments = words
    change(&profile)
    var machine = try SandboxMachine.current()
    machine.confine = site.confine
    circumstance.apply(to: &machine)
    return try run(Sandbox(profile, machine: machine), prepare: prepare, onPacket: onPacket)
  }

  static func run(
    _ sandbox: Sandbox, prepare: @escaping SandboxedProcess.Preparation = { $1() },
    onPacket: @escaping (SandboxedProcess, String) -> Void = { _, _ in }
  ) throws -> KeyboardRun {
    let loop = try EventLoop()
    let output = try ReportPipe()
    var run = KeyboardRun()
    let process = try SandboxedProcess(
      sandbox, packetByteCount: 4096, output: output.writingEnd, loop: loop, prepare: prepare
    ) { end in
      run.end = end
      loop.stop(status: 0)
    }
    output.closeWritingEnd()
    var watch: EventLoopWatch?
    watch = try loop.watch(process.connection.descriptor) { _ in
      if !run.receive(from: process.connection, onPacket: { onPacket(process, $0) }) { watch = nil }
    }
    #expect(watch != nil)
    let deadline = loop.at(microseconds: MonotonicClock.nowMicroseconds + 60_000_000) {
      Issue.record("the keyboard does not end")
      process.kill()
    }
    _ = try loop.run()
    // What the loop still holds holds the loop.
    loop.cancel(deadline)
    watch = nil
    _ = run.receive(from: process.connection, onPacket: { onPacket(process, $0) })
    run.output = String(decoding: output.read(limit: 65536), as: UTF8.self)
    return run
  }

  /// Runs it as any other program.
  static func free(_ words: [String]) throws -> KeyboardRun {
    let site = try #require(Site.shared)
    let loop = try EventLoop()
    let (ours, theirs) = try PacketSocket.pair(packetByteCount: 4096)
    let nothing = try FileDescriptor.nothing()
    let process = try SpawnedProcess(
      path: "\(site.bundle)/\(Site.program)", arguments: words, environment: ["SECRET=1"],
      descriptors: [nothing.rawValue, nothing.rawValue, nothing.rawValue, theirs])
    close(theirs)
    var run = KeyboardRun()
    let watch = try loop.watch(process.descriptor) { _ in if process.end() != nil { loop.stop(status: 0) } }
    _ = try loop.run()
    watch.end()
    _ = run.receive(from: ours, onPacket: { _ in })
    return run
  }

  /// - Returns: False at the end of the connection.
  private mutating func receive(from connection: PacketSocket, onPacket: (String) -> Void) -> Bool {
    while true {
      switch try? connection.receive() {
      case .packet(let packet):
        let words = String(decoding: packet.bytes, as: UTF8.self)
        packets.append(words)
        onPacket(words)
      case .nothing: return true
      case .end, nil: return false
      }
    }
  }
}
