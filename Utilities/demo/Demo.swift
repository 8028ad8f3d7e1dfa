// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed

/// Shows the keyboard: in the running Wayland session, or typed on by touch on a screen that nobody sees.
@main
enum Demo {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.isEmpty || arguments == ["--headless"] else {
      say("usage: demo [--headless]")
      exit(2)
    }
    Interruption.watch()
    let status: Int32
    do {
      status = try (arguments.isEmpty ? RunningSession.run() : nil) ?? ScriptedDemo.run()
    } catch {
      if Interruption.status == nil { say("demo: \(error)") }
      status = 1
    }
    exit(Interruption.status ?? status)
  }

  /// The command that starts the demo's app.
  static var app: [String] { ["/usr/bin/python3", "\(Checkout.root)/Utilities/demo/message.py"] }

  /// Prints a line at once, even where nobody but a file reads it.
  static func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
