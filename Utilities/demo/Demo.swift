// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed

/// Shows the keyboard: in the running Wayland session, or typed on by touch on a screen that nobody sees; on another compositor than
/// sway where `SPINET_COMPOSITOR` names one.
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
      let compositor = try wantedCompositor()
      let runsHere = arguments.isEmpty && compositor == nil
      status = try (runsHere ? RunningSession.run() : nil) ?? ScriptedDemo.run(on: compositor ?? .sway)
    } catch {
      if Interruption.status == nil { say("demo: \(error)") }
      status = 1
    }
    exit(Interruption.status ?? status)
  }

  /// The compositor that the environment names; `nil` where it names none.
  private static func wantedCompositor() throws -> SessionOptions.Compositor? {
    guard let name = ProcessInfo.processInfo.environment["SPINET_COMPOSITOR"], !name.isEmpty else { return nil }
    guard let compositor = SessionOptions.Compositor(rawValue: name), compositor != .cage else {
      throw BedError("SPINET_COMPOSITOR is '\(name)'; there are sway, phoc, weston and kwin")
    }
    let missing = Programs.missing(of: compositor.programs)
    guard missing.isEmpty else {
      throw BedError(
        "not installed: \(missing.joined(separator: ", ")); run Utilities/install-packages.sh demo-\(name)")
    }
    return compositor
  }

  /// The command that starts the demo's app.
  static var app: [String] { ["/usr/bin/python3", "\(Checkout.root)/Utilities/demo/message.py"] }

  /// Prints a line at once, even where nobody but a file reads it.
  static func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
