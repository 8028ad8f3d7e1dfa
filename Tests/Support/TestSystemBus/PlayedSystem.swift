// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// A bus that is the system's for this process, and the GeoClue on it.
package final class PlayedSystem {
  private let folder: URL
  private var programs: [Foundation.Process] = []
  private let output = Pipe()
  private var text = ""

  package struct Failure: Error {
    package init() {}
  }

  /// - Parameter refuses: Whether GeoClue lets nobody know.
  package init(latitude: Double, longitude: Double, refuses: Bool = false) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "spinet-system-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = try PrivateBusFile(in: folder)
    setenv("DBUS_SYSTEM_BUS_ADDRESS", file.address, 1)
    let told = Pipe()
    try run("/usr/bin/dbus-daemon", file.arguments, output: told)
    // It tells its address once it listens there.
    guard !told.fileHandleForReading.availableData.isEmpty else { throw Failure() }
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "geoclue.py").path()
    try run("/usr/bin/python3", [script, "\(latitude)", "\(longitude)"] + (refuses ? ["refuse"] : []), output: output)
    _ = try calls(until: "owner")
    text = ""
  }

  private func run(_ path: String, _ arguments: [String], output: Pipe) throws {
    let program = Foundation.Process()
    program.executableURL = URL(filePath: path)
    program.arguments = arguments
    program.standardOutput = output
    // Whoever reads what the tests print waits until nobody can print any more.
    program.standardError = FileHandle.nullDevice
    try program.run()
    programs.append(program)
  }

  /// What GeoClue has been asked, up to a line that it waits for.
  package func calls(until last: String) throws -> [String] {
    while true {
      let lines = text.split(separator: "\n").map(String.init)
      if lines.contains(last) { return lines }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure() }
      text += String(decoding: data, as: UTF8.self)
    }
  }

  /// What GeoClue has been asked so far.
  package func calls() throws -> [String] {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&waiting, 1, 0) > 0 {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    return text.split(separator: "\n").map(String.init)
  }

  package func stop() {
    // They are started with the signals blocked that the test's thread has blocked.
    for program in programs.reversed() { kill(program.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }
}
