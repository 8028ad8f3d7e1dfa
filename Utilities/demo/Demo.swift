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
      print("usage: demo [--headless]")
      exit(2)
    }
    do {
      if arguments.isEmpty, RunningSession.isUsable, try RunningSession.use() { return }
      exit(try ScriptedDemo.run() ? 0 : 1)
    } catch {
      print("demo: \(error)")
      exit(1)
    }
  }

  /// The command that starts the demo's app.
  static var app: [String] { ["/usr/bin/python3", "\(Checkout.root)/Utilities/demo/message.py"] }
}
