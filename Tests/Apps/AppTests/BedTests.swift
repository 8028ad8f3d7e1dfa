// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// The bed itself.
  @Suite struct BedTests {
    @Test func `nothing of a session outlives it, not even what left its process group`() throws {
      let session = try Session()
      defer { session.removeFolder() }
      let mark = "\(session.folder)/pid"
      _ = try session.start(["sh", "-c", "setsid sh -c 'echo $$ > \(mark); exec sleep 600' & wait"], name: "daemon")
      let pid: String = try Wait.until("the daemon's id") {
        let text = try? String(contentsOfFile: mark, encoding: .utf8)
        return text.flatMap { $0.hasSuffix("\n") ? $0.trimmingCharacters(in: .newlines) : nil }
      }
      #expect(FileManager.default.fileExists(atPath: "/proc/\(pid)"))
      session.stop()
      #expect(!FileManager.default.fileExists(atPath: "/proc/\(pid)"))
      #expect(session.compositor.exitStatus != nil)
    }

    @Test func `an exit status is the program's own`() throws {
      let session = try Session()
      defer {
        session.stop()
        session.removeFolder()
      }
      let program = try session.start(["sh", "-c", "echo said; exit 7"], name: "seven")
      #expect(try Wait.until("the end") { program.exitStatus } == 7)
      #expect(program.output == "said\n")
    }

    @Test func `a touch reaches the app at the place that it was given, at any scale`() throws {
      for scale in [1, 2] {
        var options = SessionOptions()
        (options.pixelWidth, options.pixelHeight, options.scale) = (360 * scale, 720 * scale, scale)
        // A window is active only when it has a keyboard's focus, and here spinetd brings none.
        options.devices = [.touch, .keyboard]
        let session = try Session(options)
        defer {
          session.stop()
          session.removeFolder()
        }
        let app = try App(.gtk4, in: session)
        let frame = try #require(try app.fieldFrames()["url"])
        try session.injector.tap(frame.center)
        #expect(app.wait { _ in app.focusedField == "url" })
      }
    }
  }
}
