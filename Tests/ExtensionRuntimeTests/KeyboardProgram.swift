// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import Geometry
import LinuxSystem
import TestKeyboardKeys

/// The test keyboard as a program of its own, with a socket to it, and no sandbox around it.
final class KeyboardProgram {
  private let socket: PacketSocket
  private let process = Foundation.Process()
  private let errors = Pipe()
  private let ending = DispatchSemaphore(value: 0)
  private let folder: URL
  private var lastAnswer: UInt32 = 0
  private(set) var heard: [KeyboardMessage] = []

  /// - Parameters:
  ///   - change: Makes another property list of the test keyboard's; an empty one is left out.
  ///   - hasSocket: Whether somebody is at the other end of descriptor 3.
  init(_ change: (String) -> String = { $0 }, hasSocket: Bool = true) throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let program = URL(filePath: LinuxSystem.Process.folder ?? "", directoryHint: .isDirectory).appending(
      path: "test-keyboard")
    // Beside the program, so that it is a link and no copy.
    folder = program.deletingLastPathComponent().appending(path: "Test-\(UUID().uuidString).keyboard")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let own = folder.appending(path: "test-keyboard")
    try FileManager.default.linkItem(at: program, to: own)
    let list = change(
      try String(contentsOf: here.appending(path: "TestKeyboard/Info.plist"), encoding: .utf8))
    if !list.isEmpty { try list.write(to: folder.appending(path: "Info.plist"), atomically: true, encoding: .utf8) }
    let (socket, other) = try PacketSocket.pair(packetByteCount: PacketLimits.packetByteCount)
    self.socket = socket
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", hasSocket ? "exec \"$0\" 3<&0 </dev/null" : "exec \"$0\" </dev/null", own.path]
    process.environment = hasSocket ? ["SPINET_KEYBOARD": "1"] : [:]
    let end = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    process.standardInput = end
    process.standardError = errors
    process.terminationHandler = { [ending] _ in ending.signal() }
    try process.run()
    // The program's alone, so that its end is the end of the connection.
    try end.close()
  }

  isolated deinit {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: folder)
  }

  func say(_ message: HostMessage) throws { try socket.send(message.packet) }

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
    for phase in [HostMessage.Touch.Phase.began, .ended] {
      let touch = HostMessage.Touch(finger: 0, phase: phase, place: place)
      try say(.touches(answer: answer(), microseconds: MonotonicClock.nowMicroseconds, [touch]))
    }
  }

  /// Listens until the program has said something.
  ///
  /// - Returns: `false` where it has hung up, or nothing comes of it for a time.
  func listen(seconds: Double = 20, until condition: @escaping ([KeyboardMessage]) -> Bool) throws -> Bool {
    let loop = try EventLoop()
    loop.at(microseconds: MonotonicClock.nowMicroseconds + Int64(seconds * 1_000_000)) { loop.stop(status: 1) }
    loop.beforeWait.append { [self] in
      if condition(heard) { loop.stop(status: 0) }
    }
    try loop.watch(socket.descriptor) { [self] _ in if !take() { loop.stop(status: 1) } }
    defer { loop.unwatch(socket.descriptor) }
    return try loop.run() == 0
  }

  /// Takes what has come.
  ///
  /// - Returns: Whether the program may say more.
  private func take() -> Bool {
    while let received = try? socket.receive() {
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

  /// Waits for the end of the program.
  ///
  /// - Returns: How it ended, and what it said on standard error.
  func end() -> (status: Int32, isTrap: Bool, errors: String) {
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    ending.wait()
    ending.signal()
    return (
      process.terminationStatus, process.terminationReason == .uncaughtSignal, String(decoding: text, as: UTF8.self)
    )
  }
}
