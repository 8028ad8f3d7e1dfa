// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed

/// The keyboard in the Wayland session that the person sits at.
enum RunningSession {
  /// The socket of the session's compositor; `nil` when the environment names none that is there.
  private static var compositor: URL? {
    let environment = ProcessInfo.processInfo.environment
    guard let name = environment["WAYLAND_DISPLAY"], !name.isEmpty else { return nil }
    let path = name.hasPrefix("/") ? name : "\(environment["XDG_RUNTIME_DIR"] ?? "")/\(name)"
    return FileManager.default.fileExists(atPath: path) ? URL(filePath: path) : nil
  }

  /// Starts the keyboard and the app, and waits until the app is closed.
  ///
  /// - Returns: The exit status; `nil` when there is no session, or none that the keyboard can run in.
  static func run() throws -> Int32? {
    guard let compositor else { return nil }
    // Beside the compositor's socket, in a folder that is the person's own.
    let inspector = compositor.deletingLastPathComponent().appending(path: "spinet-demo").path(percentEncoded: false)
    let spinetd = try start(
      [Checkout.program("spinetd"), "--inspect", inspector, "--layouts", Checkout.keyboards], name: "demo-spinetd")
    defer { end(spinetd) }
    do {
      _ = try Keyboard(spinetd, inspector: inspector)
    } catch {
      guard Interruption.status == nil else { throw error }
      let reason = spinetd.output.trimmingCharacters(in: .newlines)
      Demo.say("The keyboard cannot run in this Wayland session.\n\(reason.isEmpty ? "\(error)" : reason)")
      Demo.say("Going on with the demo on a screen of its own.")
      return nil
    }
    let app = try start(Demo.app, name: "demo-app")
    defer { app.stop() }
    Demo.say("Touch a field of the window \"New message\" to type. Close the window, or press Ctrl+C here, to stop.")
    return wait(for: app, spinetd)
  }

  private static func start(_ command: [String], name: String) throws -> Supervised {
    let logs = "\(Checkout.root)/.build"
    // What an earlier demo said is no news.
    try? FileManager.default.removeItem(atPath: "\(logs)/\(name).log")
    return try Supervised(command, name: name, logs: logs, environment: ProcessInfo.processInfo.environment)
  }

  /// Lets the keyboard leave the screen and remove its socket.
  private static func end(_ spinetd: Supervised) {
    spinetd.terminate()
    try? Wait.untilTrue("the end of the keyboard", within: 2) { spinetd.exitStatus != nil }
    spinetd.stop()
  }

  /// Waits for the end of the app, and passes on what the keyboard has to say until then.
  private static func wait(for app: Supervised, _ spinetd: Supervised) -> Int32 {
    var said = ""
    while Interruption.status == nil {
      let (appStatus, keyboardStatus) = (app.exitStatus, spinetd.exitStatus)
      let output = spinetd.output
      if output != said { Demo.say(output.dropFirst(said.count).trimmingCharacters(in: .newlines)) }
      said = output
      if let appStatus {
        if appStatus != 0 { Demo.say("demo: the app failed; the end of \(app.log): \(app.output.suffix(600))") }
        return appStatus
      }
      if keyboardStatus != nil {
        Demo.say("demo: the keyboard has ended; its log is \(spinetd.log)")
        return 1
      }
      Clock.pause(until: Clock.now() + 100_000)
    }
    return 0
  }
}
