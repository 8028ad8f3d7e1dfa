// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import Glibc
import TestBed
import Testing

extension AppTests {
  /// The program behind `make demo`.
  @Suite struct DemoTests {
    @Test func `in a running session the demo shows the keyboard and an app, and ends with the app's window`() throws {
      try withDemo { demo in
        let shown = try demo.keyboard.wait(for: "the keyboard") { $0.visible }
        try Wait.untilTrue("the window to end above the keyboard") {
          try demo.session.focusedWindowFrame().map { $0.maxY <= shown.frame.minY } ?? false
        }
        try KeyboardDriver(demo.keyboard, in: demo.session).type("mina@example.com")
        #expect(demo.app.received("mina@example.com", in: "to") == "mina@example.com")
        try demo.session.sway("kill")
        try demo.expectEnd(status: 0)
      }
    }

    @Test func `Ctrl+C ends the demo in a running session with all that it has started`() throws {
      try withDemo { demo in
        try demo.keyboard.wait(for: "the keyboard") { $0.visible }
        kill(try #require(try RunningDemo.children(of: demo.shell).first), SIGINT)
        try demo.expectEnd(status: 130)
      }
    }

    @Test func `in a session without a place for a keyboard the demo says so and goes on without a screen`() throws {
      let session = try Session()
      defer {
        session.stop()
        session.removeFolder()
      }
      // Answers nobody: the compositor has gone and left its socket.
      try Data().write(to: URL(filePath: "\(session.folder)/run/wayland-gone"))
      let demo = try session.start(
        [try Checkout.program("demo")], name: "demo", environment: ["WAYLAND_DISPLAY": "wayland-gone"])
      #expect(try Wait.until("the end of the demo", within: 300, detail: { demo.output }) { demo.exitStatus } == 0)
      #expect(demo.output.hasPrefix("The keyboard cannot run in this Wayland session.\nspinetd: "))
      #expect(demo.output.hasSuffix("\nEqual.\n"))
    }

    private func withDemo(_ body: (RunningDemo) throws -> Void) throws {
      guard Machine.missing.isEmpty else { throw BedError("app tests must run here, but \(Machine.skipNote)") }
      let session = try Session()
      defer {
        session.stop()
        session.removeFolder()
      }
      try body(try RunningDemo(in: session))
    }
  }
}

/// The demo in a session, below a shell that outlives it, so that what it leaves behind is seen and not cleaned up.
private struct RunningDemo {
  let session: Session
  let app: App
  let keyboard: Keyboard
  let shell: pid_t
  /// The keyboard, the app, and whatever else came with them.
  private let processes: Set<pid_t>

  init(in session: Session) throws {
    self.session = session
    let program = try Checkout.program("demo")
    app = try App(
      .gtk4, command: ["sh", "-c", "'\(program)'; echo $? >'\(session.folder)/status'; exec sleep 600"], in: session)
    keyboard = try Keyboard(app.program, inspector: "\(session.folder)/run/spinet-demo")
    shell = try #require(app.program.programPID)
    processes = try Self.descendants(of: shell)
    // The demo, the keyboard and the app, the last two each with their supervisor.
    #expect(processes.count >= 5)
  }

  func expectEnd(status expected: Int32, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let status: String = try Wait.until("the end of the demo", detail: { app.program.output }) {
      let text = try? String(contentsOfFile: "\(session.folder)/status", encoding: .utf8)
      return text.flatMap { $0.hasSuffix("\n") ? $0 : nil }
    }
    #expect(status == "\(expected)\n", sourceLocation: sourceLocation)
    let left = processes.filter { FileManager.default.fileExists(atPath: "/proc/\($0)") }
    #expect(left.isEmpty, sourceLocation: sourceLocation)
    let socket = "\(session.folder)/run/spinet-demo"
    #expect(!FileManager.default.fileExists(atPath: socket), sourceLocation: sourceLocation)
  }

  static func children(of process: pid_t) throws -> [pid_t] {
    let path = "/proc/\(process)/task/\(process)/children"
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: " ").compactMap { pid_t($0) }
  }

  private static func descendants(of process: pid_t) throws -> Set<pid_t> {
    try children(of: process).reduce(into: []) { $0.formUnion(try descendants(of: $1).union([$1])) }
  }
}
