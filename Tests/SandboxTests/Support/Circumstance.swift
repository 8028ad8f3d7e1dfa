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
  /// An ordinary user, where the tests run as root, on a kernel without Landlock.
  case ordinaryUserOldKernel

  private static let nobody: uid_t = 65534

  /// Those that there can be: only root can be somebody else.
  static var possible: [Circumstance] { geteuid() == 0 ? allCases : [.usual, .oldKernel] }

  private var isSomebodyElse: Bool { self == .ordinaryUser || self == .ordinaryUserOldKernel }
  private var hasLandlock: Bool { self == .usual || self == .ordinaryUser }

  /// In words, for the list of what was denied.
  var words: String {
    let user = isSomebodyElse || geteuid() != 0 ? "an ordinary user" : "root"
    return "\(user) \(hasLandlock ? "with" : "without") Landlock"
  }

  func apply(to machine: inout SandboxMachine) {
    machine.usesLandlock = hasLandlock
    guard isSomebodyElse else { return }
    let id = Self.nobody
    machine.bubblewrap.insert(
      contentsOf: ["/usr/bin/setpriv", "--reuid=\(id)", "--regid=\(id)", "--clear-groups"], at: 0)
  }

  /// Gives a folder to who starts the keyboard.
  func own(_ path: String) { if isSomebodyElse { chown(path, Self.nobody, Self.nobody) } }
}
