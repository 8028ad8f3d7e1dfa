// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

@testable import Sandbox

/// Who starts the keyboard, and on what.
enum Circumstance: String, CaseIterable {
  /// Whoever runs the tests.
  case usual
  /// An ordinary user, where the tests run as root.
  case ordinaryUser
  /// Whoever runs the tests, on a kernel without Landlock.
  case oldKernel

  private static let nobody: uid_t = 65534

  /// Those that there can be: only root can be somebody else.
  static var possible: [Circumstance] { geteuid() == 0 ? allCases : [.usual, .oldKernel] }

  func apply(to machine: inout SandboxMachine) {
    switch self {
    case .usual: break
    case .ordinaryUser:
      let id = Self.nobody
      machine.bubblewrap.insert(
        contentsOf: ["/usr/bin/setpriv", "--reuid=\(id)", "--regid=\(id)", "--clear-groups"], at: 0)
    case .oldKernel: machine.usesLandlock = false
    }
  }

  /// Gives a folder to who starts the keyboard.
  func own(_ path: String) { if self == .ordinaryUser { chown(path, Self.nobody, Self.nobody) } }
}
