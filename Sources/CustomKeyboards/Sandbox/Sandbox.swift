// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What is needed to start a keyboard any number of times: its profile, the machine, and the filter made ready.
package struct Sandbox {
  /// What the program may do.
  package let profile: SandboxProfile
  /// What this system offers for that.
  package private(set) var machine: SandboxMachine
  let filter: SystemCallFilter

  /// - Throws: When the profile has an invalid name, or the machine lacks something.
  package init(_ profile: SandboxProfile, machine: SandboxMachine? = nil) throws(SandboxError) {
    try profile.check()
    self.profile = profile
    if let machine { self.machine = machine } else { self.machine = try .current() }
    filter = try SystemCallFilter(SystemCallPolicy(hasNetwork: profile.hasNetwork))
  }

  /// Looks at the machine anew, before a keyboard is started again: what the kernel tells in `/proc` comes and goes with its modules.
  package mutating func update() throws(SandboxError) { machine = try .current() }
}
