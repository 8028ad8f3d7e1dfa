// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Why a language file is refused.
public struct LanguageFileError: Error, Hashable, Sendable {
  /// What is wrong, for programs.
  public let code: Code
  /// What is wrong and what to do, for people.
  public let message: String
}

extension LanguageFileError {
  /// What is wrong with a language file; more codes may come.
  public struct Code: Hashable, Sendable {
    private enum Storage: Hashable { case foreign, newer, truncated, damaged }
    private let storage: Storage

    /// The file is no language file.
    public static var foreign: Self { Self(storage: .foreign) }
    /// The file has a version that this reader does not know.
    public static var newer: Self { Self(storage: .newer) }
    /// The file ends before or after where its header says.
    public static var truncated: Self { Self(storage: .truncated) }
    /// What the file holds is not what was written.
    public static var damaged: Self { Self(storage: .damaged) }
  }
}
