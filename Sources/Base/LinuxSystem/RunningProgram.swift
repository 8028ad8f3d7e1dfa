// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A program that runs, as people are told of it.
package struct RunningProgram: Hashable, Sendable, CustomStringConvertible {
  /// Its number.
  package let process: UInt32
  /// `nil` when the system does not say.
  package let name: String?

  package init(process: UInt32) {
    self.init(process: process, name: ProcessName.of(process: process))
  }

  package init(process: UInt32, name: String?) {
    self.process = process
    self.name = name
  }

  package var description: String { name.map { "\($0) (process \(process))" } ?? "process \(process)" }
}
