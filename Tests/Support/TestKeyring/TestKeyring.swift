// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// The programs that keep secrets in tests.
package enum KeyringProgram: Sendable, CaseIterable {
  case gnomeKeyring, keePassXC
}

/// A session bus of a test's own, with no services to start, and a keyring on it if the test wants that.
///
/// It differs from a real session in that nobody can answer a question of the keyring: there is no screen to show it on.
package final class TestKeyring {
  let folder: URL
  package let program: KeyringProgram
  private var bus: Foundation.Process?
  private var daemon: Foundation.Process?
  /// Where the bus listens.
  package let address: String

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Starts the bus.
  ///
  /// - Parameter program: What `start` starts.
  package init(_ program: KeyringProgram = .gnomeKeyring) throws {
    self.program = program
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

  /// Starts the keyring, with what it has kept on this bus before.
  ///
  /// - Parameter isUnlocked: Whether it gets the password of the one that new secrets go to, as from a login; that keyring is made
  ///   where there is none.
  package func start(isUnlocked: Bool = true) throws {
    switch program {
    case .gnomeKeyring:
      daemon = try run(
        "/usr/bin/gnome-keyring-daemon", ["--foreground", "--components=secrets"] + (isUnlocked ? ["--unlock"] : []),
        typing: isUnlocked ? Self.password : "")
    case .keePassXC: daemon = try startKeePassXC(isUnlocked: isUnlocked)
    }
    try gdbus(["wait", "--session", "--timeout", "120", "org.freedesktop.secrets"])
    if program == .keePassXC, isUnlocked { try waitForDatabase() }
  }

  static let password = "a password of the login"

  /// Ends the keyring at once.
  package func stop() {
    guard let daemon else { return }
    kill(daemon.processIdentifier, SIGKILL)
    daemon.waitUntilExit()
    self.daemon = nil
  }

  /// Locks the keyring that new secrets go to.
  package func lock() throws {
    guard program == .gnomeKeyring else { return try lockDatabases() }
    try gdbus(
      [
        "call", "--session", "--dest", "org.freedesktop.secrets", "--object-path", "/org/freedesktop/secrets",
        "--method", "org.freedesktop.Secret.Service.Lock",
        "[objectpath '/org/freedesktop/secrets/collection/login']",
      ])
  }

  /// The keyrings as they are on the disk.
  package var files: [[UInt8]] {
    guard program == .gnomeKeyring else { return databases }
    let keyrings = folder.appending(path: "data/keyrings")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: keyrings.path())) ?? []
    return names.compactMap { try? Data(contentsOf: keyrings.appending(path: $0)) }.map { Array($0) }
  }

  /// Calls something on the bus.
  ///
  /// - Returns: What it has answered, as gdbus prints it.
  @discardableResult
  func gdbus(_ arguments: [String]) throws -> String {
    let output = Pipe()
    let program = try run("/usr/bin/gdbus", arguments, output: output)
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    program.waitUntilExit()
    guard program.terminationStatus == 0 else { throw Failure(description: "gdbus \(arguments[0]) failed") }
    return String(decoding: answer, as: UTF8.self)
  }

  /// Starts a program on the bus.
  ///
  /// - Parameter text: What it reads; `nil` for what the tests read.
  func run(
    _ path: String, _ arguments: [String], typing text: String? = nil, output: Pipe? = nil
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
    environment["QT_QPA_PLATFORM"] = "offscreen"
    program.environment = environment
    let input = text.map { _ in Pipe() }
    if let input { program.standardInput = input }
    program.standardOutput = output ?? FileHandle.nullDevice
    // Whoever reads what the tests print waits until nobody can print any more.
    program.standardError = FileHandle.nullDevice
    try program.run()
    if let input, let text {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try input.fileHandleForWriting.close()
    }
    return program
  }
}
