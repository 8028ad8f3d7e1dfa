// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

/// What this machine can run.
enum Machine {
  /// Whether app tests must run here: a missing program is a failure and no reason to skip.
  static let mustRunApps: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["SPINET_APP_TESTS"] == "required" || environment["CI"] == "true"
  }()

  /// What is missing for the app tests.
  static let missing: [String] = {
    let programs =
      SessionOptions.Compositor.allCases.flatMap(\.programs) + [
        "dbus-daemon", "dbus-send", "gcc", "pkg-config", "wofi", "bemenu",
      ]
    let modules = ["gi", "PyQt5", "PyQt6"].map { "/usr/lib/python3/dist-packages/\($0)" }
    let files = modules + ["/usr/lib/python3/dist-packages/uno.py", "/usr/libexec/at-spi-bus-launcher"]
    return Programs.missing(of: programs + AppKind.allCases.flatMap(\.programs))
      + files.filter { !FileManager.default.fileExists(atPath: $0) }
  }()

  static var canRunApps: Bool { missing.isEmpty || mustRunApps }

  static var skipNote: Comment {
    "app tests skipped, because these are missing: \(missing.joined(separator: ", ")); run Utilities/install-packages.sh test"
  }
}
