// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Why a file with words for emoji is refused.
package struct EmojiWordsError: Error, Hashable, Sendable {
  /// What is wrong, for programs.
  package let code: Code
  /// What is wrong, for people.
  package let message: String
}

extension EmojiWordsError {
  /// What is wrong with such a file; more codes may come.
  package struct Code: Hashable, Sendable {
    private enum Storage: Hashable { case foreign, newer, damaged }
    private let storage: Storage

    /// The file is no such file.
    package static var foreign: Self { Self(storage: .foreign) }
    /// The file has a version that this reader does not know.
    package static var newer: Self { Self(storage: .newer) }
    /// A line is not what was written.
    package static var damaged: Self { Self(storage: .damaged) }
  }
}
