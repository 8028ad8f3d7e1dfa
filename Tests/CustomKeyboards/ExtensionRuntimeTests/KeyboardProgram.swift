// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import Geometry
import Glibc
import LinuxSystem
import TestKeyboardKeys
import TestSupport
import TextModel

/// The test keyboard as a program of its own, with a socket to it, and no sandbox around it.
final class KeyboardProgram {
  /// `nil` once this end has gone.
  private var socket: PacketSocket?
  private let program: SpawnedProcess
  private let errors: ReportPipe
  private let folder: URL
  private var lastAnswer: UInt32 = 0
  private(set) var heard: [KeyboardMessage] = []

  /// - Parameters:
  ///   - change: Makes another property list of the test keyboard's; an empty one is left out.
  ///   - hasSocket: Whether somebody is at the other end of descriptor 3.
  init(_ change: (String) -> String = { $0 }, hasSocket: Bool = true) throws {
    let built = URL(filePath: LinuxSystem.Process.folder ?? "", directoryHint: .isDirectory).appending(
      path: "test-keyboard")
    // Beside the program, so that it is a link and no copy.
    folder = built.deletingLastPathComponent().appending(path: "Test-\(UUID().uuidString).keyboard")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let own = folder.appending(path: "test-keyboard")
    try FileManager.default.linkItem(at: built, to: own)
    let list = change(
      try String(contentsOfFile: SourceTree.path("Tests/StandIns/TestKeyboard/Info.plist"), encoding: .utf8))
    if !list.isEmpty { try list.write(to: folder.appending(path: "Info.plist"), atomically: true, encoding: .utf8) }
    let (socket, other) = try PacketSocket.pair(packetByteCount: PacketLimits.packetByteCount)
    let end = FileDescriptor(owning: other)
    let nothing = try FileDescriptor.nothing()
    self.socket = socket
    errors = try ReportPipe()
    let usual = [nothing.rawValue, nothing.rawValue, errors.writingEnd]
    program = try SpawnedProcess(
      path: own.path, arguments: [], environment: hasSocket ? ["SPINET_KEYBOARD=1"] : [],
      descriptors: hasSocket ? usual + [end.rawValue] : usual)
    errors.closeWritingEnd()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func say(_ message: HostMessage) throws { try socket?.send(message.packet) }

  func answer() -> UInt32 {
    lastAnswer += 1
    return lastAnswer
  }

  func show() throws {
    try say(.show(answer: answer(), PlayedHost.usualSurroundings, FieldDescription(serial: 1), FieldContext()))
  }

  func press(_ key: TestKey) throws {
    let size = PlayedHost.usualSurroundings.size
    let place = Point(x: key.place.x * size.width, y: key.place.y * size.height)
    for phase in [TouchPhase.began, .ended] {
      let touch = HostMessage.Touch(finger: 0, phase: phase, place: place)
      try say(.touches(answer: answer(), microseconds: MonotonicClock.nowMicroseconds, [touch]))
    }
  }

  /// Listens until the program has said something.
  ///
  /// - Returns: `false` where it has hung up, or nothing comes of it for a time.
  func listen(seconds: Double = 120, until condition: ([KeyboardMessage]) -> Bool) throws -> Bool {
    let end = MonotonicClock.nowMicroseconds + Int64(seconds * 1_000_000)
    while !condition(heard) {
      let left = end - MonotonicClock.nowMicroseconds
      guard left > 0, let socket, Self.wait(for: socket.descriptor, milliseconds: left / 1000 + 1) else { return false }
      guard take() else { return condition(heard) }
    }
    return true
  }

  /// Hangs up, as a host does that ends.
  func hangUp() { socket = nil }

  /// Waits for the end of the program.
  ///
  /// - Returns: How it ended, and what it said on standard error; no end where it goes on for a time.
  func end() -> (end: SpawnedProcess.End?, errors: String) {
    _ = Self.wait(for: program.descriptor, milliseconds: 120_000)
    return (program.end(), String(decoding: errors.read(limit: 65536), as: UTF8.self))
  }

  /// Waits until there is something to read, or an end.
  private static func wait(for descriptor: Int32, milliseconds: Int64) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, Int32(milliseconds)) > 0
  }

  /// Takes what has come.
  ///
  /// - Returns: Whether the program may say more.
  private func take() -> Bool {
    while let received = try? socket?.receive() {
      switch received {
      case .nothing: return true
      case .end: return false
      case .packet(let packet):
        if let descriptor = packet.descriptor { _ = FileDescriptor(owning: descriptor) }
        if let message = try? KeyboardMessage(packet: packet.bytes) { heard.append(message) }
      }
    }
    return false
  }
}
