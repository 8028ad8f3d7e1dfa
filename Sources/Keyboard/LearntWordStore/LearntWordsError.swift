// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Why learnt words could not be read or kept.
package struct LearntWordsError: ExplainedError {
  package struct Code: Hashable, Sendable {
    private enum Storage: Hashable { case unreadable, newer, failed }
    private let storage: Storage

    /// The file is damaged, or is of another program.
    package static var unreadable: Self { Self(storage: .unreadable) }
    /// The file was made by a later version.
    package static var newer: Self { Self(storage: .newer) }
    /// The system or SQLite refused something.
    package static var failed: Self { Self(storage: .failed) }
  }

  package let code: Code
  package let message: String
}
