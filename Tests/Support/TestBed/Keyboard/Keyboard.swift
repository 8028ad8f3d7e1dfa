// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A running `spinetd` and its `--inspect` socket.
///
/// - Note: `@unchecked Sendable` because the tests that share a session are serialized: one at a time uses it.
package final class Keyboard: @unchecked Sendable {
  package let program: Supervised
  private let inspector: LineSocket

  /// Starts the keyboard and returns when it answers.
  ///
  /// - Parameters:
  ///   - settings: The text of the settings file; `nil` for the defaults.
  ///   - executable: The program; `nil` for the one that was built.
  ///   - environment: Variables that it has besides those of the session.
  package convenience init(
    in session: Session, settings: String? = nil, name: String = "spinetd", executable: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    let path = "\(session.folder)/\(name).inspect"
    let executable = try executable ?? Checkout.program("spinetd")
    var command = try session.options.circumstance.prefix()
    command += [executable, "--inspect", path, "--layouts", try session.layouts()]
    if let settings {
      let file = "\(session.folder)/\(name).settings"
      try settings.write(toFile: file, atomically: true, encoding: .utf8)
      command += ["--settings", file]
    }
    // For whoever wants to see what the keyboard and the compositor say to each other.
    let debug = ProcessInfo.processInfo.environment["WAYLAND_DEBUG"].map { ["WAYLAND_DEBUG": $0] } ?? [:]
    let environment = environment.merging(debug) { $1 }
    guard session.options.compositor.startsKeyboard else {
      try self.init(try session.start(command, name: name, environment: environment), inspector: path)
      return
    }
    // What it says is in the compositor's log.
    try session.startKeyboard(["env"] + environment.map { "\($0.key)=\($0.value)" } + command)
    try self.init(session.compositor, inspector: path)
  }

  /// Takes over a keyboard, or a program that starts one, and returns when it answers.
  ///
  /// - Parameter inspector: The path of the keyboard's `--inspect` socket.
  package init(_ program: Supervised, inspector path: String) throws {
    self.program = program
    inspector = try Wait.until("spinetd's inspect socket", detail: { program.output }) {
      guard program.exitStatus == nil else { throw BedError("spinetd ended at once: \(program.output)") }
      return try? LineSocket(path: path)
    }
  }
}

// MARK: - State

extension Keyboard {
  /// Asks for the state once everything that the injector has sent before is handled.
  package func state() throws -> KeyboardState {
    let line = try ask("state")
    do {
      return try JSONDecoder().decode(KeyboardState.self, from: Data(line.utf8))
    } catch {
      throw BedError("spinetd answered what the bed cannot read (\(error)): \(line.prefix(300))")
    }
  }

  /// Asks a question of Documentation/Inspect.md.
  package func ask(_ question: String) throws -> String {
    try inspector.send(question)
    guard let line = try inspector.receive() else {
      throw BedError("spinetd has gone: \(program.output.suffix(600))")
    }
    return line
  }

  /// Waits until the state meets a condition.
  @discardableResult
  package func wait(
    for what: String, within seconds: Double = Wait.limit, until holds: (KeyboardState) throws -> Bool
  ) throws -> KeyboardState {
    var last: KeyboardState?
    return try Wait.until(what, within: seconds, detail: { last.map(Self.summary) ?? "" }) {
      let state = try state()
      last = state
      return try holds(state) ? state : nil
    }
  }

  private static func summary(_ state: KeyboardState) -> String {
    "a keyboard that is \(state.visible ? "visible" : "hidden"), mode \(state.mode), plane \(state.plane), shift \(state.shift)"
  }
}
