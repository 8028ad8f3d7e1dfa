// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LinuxSystem

/// What `spinet-confine` does to itself before it becomes another program, and which program that is.
///
/// It goes from the host to `spinet-confine` as words on the command line.
package struct Confinement: Hashable, Sendable {
  /// The files that are left, where the kernel has Landlock; `nil` leaves Landlock alone.
  package var grants: [Landlock.Grant]?
  /// Whether TCP connections may be made, as far as Landlock is asked.
  package var isConnecting = false
  /// What the kernel allows of each resource.
  package var limits: [ResourceLimit: UInt64] = [:]
  /// The program's variables, as `NAME=VALUE`.
  package var environment: [String] = []
  /// The program's path, and the words that it gets; its own name is not among them.
  package var program: String
  /// What the program gets after its name.
  package var arguments: [String] = []

  package init(program: String) { self.program = program }
}

// MARK: - Descriptors

extension Confinement {
  /// The descriptors that `spinet-confine` is started with, in their order. The program keeps the first four.
  package enum Descriptor: Int32, CaseIterable {
    case input, output
    /// Where bubblewrap and `spinet-confine` say what is wrong; then the same as `output`.
    case problems
    /// The connection to the host.
    case connection
    /// The system call filter, as instructions of classic BPF.
    case filter
    /// A connection to the host by which `spinet-confine` hands over what tells of held calls.
    case permission
  }

  /// Where `spinet-confine` has the program's file open, for the one execveat(2) that the filter holds for the host.
  ///
  /// It is above the limit of open files that holds from then on, so that nothing else can ever stand there.
  package static let programDescriptor: Int32 = 1000
}
