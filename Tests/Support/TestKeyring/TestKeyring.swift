// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// A session bus of a test's own, with no services to start, and gnome-keyring on it if the test wants that.
///
/// It differs from a real session in that nobody can answer a question of the keyring: there is no screen to show it on.
package final class TestKeyring {
  private let folder: URL
  private var bus: Foundation.Process?
  private var daemon: Foundation.Process?
  /// Where the bus listens.
  package let address: String

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Starts the bus.
  package init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "spinet-keyring-\(UUID().uuidString)")
    for name in ["data", "run"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    let file = try PrivateBusFile(in: folder)
    address = file.address
    let told = Pipe()
    bus = try run("/usr/bin/dbus-daemon", file.arguments, output: told)
    // It tells its address once it listens there.
    guard !told.fileHandleForReading.availableData.isEmpty else { throw Failure(description: "no bus") }
  }

  deinit {
    stop()
    if let bus { kill(bus.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts gnome-keyring, with the keyrings that it has had on this bus before.
  ///
  /// - Parameter isUnlocked: Whether it gets the password of the one that new secrets go to, as from a login; that keyring is made
  ///   where there is none.
  package func start(isUnlocked: Bool = true) throws {
    let input = Pipe()
    daemon = try run(
      "/usr/bin/gnome-keyring-daemon", ["--foreground", "--components=secrets"] + (isUnlocked ? ["--unlock"] : []),
      input: input)
    if isUnlocked { try input.fileHandleForWriting.write(contentsOf: Data("a password of the login".utf8)) }
    try input.fileHandleForWriting.close()
    try gdbus(["wait", "--session", "--timeout", "20", "org.freedesktop.secrets"])
  }

  /// Ends gnome-keyring at once.
  package func stop() {
    guard let daemon else { return }
    kill(daemon.processIdentifier, SIGKILL)
    daemon.waitUntilExit()
    self.daemon = nil
  }

  /// Locks the keyring that new secrets go to.
  package func lock() throws {
    try gdbus(
      [
        "call", "--session", "--dest", "org.freedesktop.secrets", "--object-path", "/org/freedesktop/secrets",
        "--method", "org.freedesktop.Secret.Service.Lock",
        "[objectpath '/org/freedesktop/secrets/collection/login']",
      ])
  }

  /// All that gnome-keyring has written.
  package var files: [[UInt8]] {
    let keyrings = folder.appending(path: "data/keyrings")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: keyrings.path())) ?? []
    return names.compactMap { try? Data(contentsOf: keyrings.appending(path: $0)) }.map { Array($0) }
  }

  private func gdbus(_ arguments: [String]) throws {
    let program = try run("/usr/bin/gdbus", arguments)
    program.waitUntilExit()
    guard program.terminationStatus == 0 else { throw Failure(description: "gdbus \(arguments[0]) failed") }
  }

  private func run(
    _ path: String, _ arguments: [String], input: Pipe? = nil, output: Pipe? = nil
  ) throws -> Foundation.Process {
    let program = Foundation.Process()
    program.executableURL = URL(filePath: path)
    program.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    // Without a screen its questions end at once, in place of waiting for somebody.
    for name in ["DISPLAY", "WAYLAND_DISPLAY"] { environment[name] = nil }
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
    environment["HOME"] = folder.path()
    environment["XDG_DATA_HOME"] = folder.appending(path: "data").path()
    environment["XDG_RUNTIME_DIR"] = folder.appending(path: "run").path()
    program.environment = environment
    if let input { program.standardInput = input }
    program.standardOutput = output ?? FileHandle.nullDevice
    // Whoever reads what the tests print waits until nobody can print any more.
    program.standardError = FileHandle.nullDevice
    try program.run()
    return program
  }
}
