// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// The bed's own C programs, compiled once for each version of their source.
enum NativeTools {
  /// Runs a command so that nothing of it outlives the test.
  static func supervisor() throws -> String {
    try built("supervise", arguments: [])
  }

  /// The library that adds input devices to a compositor when it is preloaded.
  static func injector() throws -> String {
    let flags = try capture(["pkg-config", "--cflags", "wlroots"])
    return try built(
      "inject",
      arguments: ["-shared", "-fPIC", "-DWLR_USE_UNSTABLE"]
        + flags.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// The module that adds input devices to Weston.
  static func westonInjector() throws -> String {
    try built("inject-weston", arguments: ["-shared", "-fPIC"] + flags(of: "libweston-10", ["--cflags"]))
  }

  /// Passes touches on to KWin.
  static func kwinInjector() throws -> String {
    let description = "\(Checkout.fixtures)/fake-input.xml"
    let folder = "\(Checkout.root)/.build/testbed"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = try capture(["wayland-scanner", "client-header", description, "\(folder)/fake-input.h"])
    _ = try capture(["wayland-scanner", "private-code", description, "\(folder)/fake-input.c"])
    return try built(
      "inject-kwin",
      arguments: ["-I", folder, "\(folder)/fake-input.c"] + flags(of: "wayland-client", ["--cflags", "--libs"]))
  }

  private static func flags(of library: String, _ which: [String]) throws -> [String] {
    try capture(["pkg-config"] + which + [library]).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Looks for a secret in the memory of processes.
  static func memory() throws -> String {
    try built("memory", arguments: ["-O2", "-lm"])
  }

  /// The library that plays a camera for a program that preloads it.
  static func camera() throws -> String { try built("camera", arguments: ["-shared", "-fPIC"]) }

  /// Runs a command as on a kernel without Landlock.
  static func oldKernel() throws -> String {
    try built("oldkernel", arguments: [])
  }

  private static let lock = NSLock()

  private static func built(_ name: String, arguments: [String]) throws -> String {
    lock.lock()
    defer { lock.unlock() }
    let source = "\(Checkout.fixtures)/\(name).c"
    let folder = "\(Checkout.root)/.build/testbed"
    let binary = "\(folder)/\(name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if let made = modified(binary), let changed = modified(source), made > changed { return binary }
    // Another test process may be building the same: each writes its own file and puts it in place in one step.
    let fresh = "\(binary).\(getpid())"
    _ = try capture(["gcc", "-std=gnu17", "-O1", "-o", fresh, source] + arguments)
    guard rename(fresh, binary) == 0 else {
      throw BedError("cannot write \(binary): \(String(cString: strerror(errno)))")
    }
    return binary
  }

  private static func modified(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  private static func capture(_ command: [String]) throws -> String {
    guard Programs.path(of: command[0]) != nil else {
      throw BedError("\(command[0]) is missing: run Utilities/install-packages.sh test")
    }
    let result = try ShortCommand.run(command, environment: ProcessInfo.processInfo.environment)
    guard result.status == 0 else { throw BedError("`\(command.joined(separator: " "))` failed:\n\(result.output)") }
    return result.output
  }
}
