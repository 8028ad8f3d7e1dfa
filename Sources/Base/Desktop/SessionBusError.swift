// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem

/// There is no session bus to talk to; the keyboard works without one.
package struct SessionBusError: ExplainedError, Hashable, Sendable {
  /// What is missing, for programs.
  package let code: Code
  /// What is missing and what that costs, for people.
  package let message: String

  /// What went wrong.
  package struct Code: Hashable, Sendable {
    private enum Storage: Hashable { case noLibrary, noConnection }
    private let storage: Storage
    /// No library with sd-bus is installed.
    package static var noLibrary: Self { Self(storage: .noLibrary) }
    /// The bus has no address or nobody listens there.
    package static var noConnection: Self { Self(storage: .noConnection) }
  }
}
