// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What one keyboard gets of this machine. Everything else is denied.
///
/// A profile is a value: `bubblewrapArguments`, `confinement` and `filter` are what it means, and say so to tests.
package struct SandboxProfile: Hashable, Sendable {
  /// The keyboard's folder, which it sees as `/bundle` and cannot change.
  package var bundle: String
  /// The executable's name in that folder.
  package var executable: String
  /// The words that the executable gets.
  package var arguments: [String] = []
  /// The folder for the keyboard's own data, which it sees as `/container`.
  package var container: String
  /// The folders that it shares with its host app.
  package var groups: [Group] = []
  /// The person's address book, which it sees as `/contacts` and cannot change; `nil` without full access to it.
  package var contacts: String?
  /// The words of languages that came with the system, which it sees as `/languages` and cannot change; `nil` for none.
  package var languages: String?
  /// Whether it may make connections to the network, which full access grants.
  package var hasNetwork = false
  /// The person's languages and formats, as in `LANG`.
  package var locale = "C.UTF-8"

  package init(bundle: String, executable: String, container: String) {
    self.bundle = bundle
    self.executable = executable
    self.container = container
  }

  /// A folder that a keyboard and its host app share.
  package struct Group: Hashable, Sendable {
    /// The group's identifier: the keyboard sees the folder as `/groups/IDENTIFIER`.
    package var identifier: String
    /// Its path outside.
    package var folder: String
    /// Whether the keyboard may change it, which full access grants.
    package var isWritable: Bool

    package init(identifier: String, folder: String, isWritable: Bool) {
      self.identifier = identifier
      self.folder = folder
      self.isWritable = isWritable
    }
  }
}

// MARK: - Checks

extension SandboxProfile {
  /// Throws when a name is not one that a folder can have: a bundle must not point out of its own folder.
  func check() throws(SandboxError) {
    for name in [executable] + groups.map(\.identifier) where !Self.isName(name) {
      throw SandboxError(.invalidName, "'\(name)' is not the name of a file; it must be one word without a slash.")
    }
    for folder in [bundle, container] + groups.map(\.folder) + [contacts, languages].compactMap(\.self)
    where !folder.hasPrefix("/") {
      throw SandboxError(.invalidName, "'\(folder)' is not an absolute path.")
    }
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains { $0 == 0x2F || $0 == 0 }
  }
}
