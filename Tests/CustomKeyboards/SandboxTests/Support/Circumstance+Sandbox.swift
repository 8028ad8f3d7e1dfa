// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import TestBed

@testable import Sandbox

extension Circumstance {
  private static let nobody: uid_t = 65534

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
