// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed

/// The keyboard in the Wayland session that the person sits at.
enum RunningSession {
  /// Whether there is a compositor to connect to.
  static var isUsable: Bool {
    let environment = ProcessInfo.processInfo.environment
    guard let name = environment["WAYLAND_DISPLAY"], !name.isEmpty else { return false }
    let path = name.hasPrefix("/") ? name : "\(environment["XDG_RUNTIME_DIR"] ?? "")/\(name)"
    return FileManager.default.fileExists(atPath: path)
  }

  /// Starts the keyboard and the app, and waits until the app is closed.
  ///
  /// - Returns: `false` when the keyboard cannot run in this session.
  static func use() throws -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let logs = "\(Checkout.root)/.build"
    let command = [try Checkout.program("spinetd"), "--layouts", Checkout.keyboards]
    let keyboard = try Supervised(command, name: "demo-spinetd", logs: logs, environment: environment)
    let app = try Supervised(Demo.app, name: "demo-app", logs: logs, environment: environment)
    print("Touch a field of the window \"New message\" to type. Close the window, or press Ctrl+C here, to stop.")
    while app.exitStatus == nil, keyboard.exitStatus == nil { Clock.pause(until: Clock.now() + 100_000) }
    let isKeyboardGone = keyboard.exitStatus != nil
    app.stop()
    keyboard.stop()
    if isKeyboardGone { print("The keyboard cannot run here; its log is \(keyboard.log). Going on without a screen.") }
    return !isKeyboardGone
  }
}
