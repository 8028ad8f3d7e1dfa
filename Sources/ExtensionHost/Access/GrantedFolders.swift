// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LinuxSystem

/// The person's folders that a keyboard finds in its sandbox, beside its bundle.
package nonisolated struct GrantedFolders: Hashable, Sendable {
  /// Of the keyboard alone: `/container`, writable.
  package let container: String
  /// Those that it shares with its app: `/groups/IDENTIFIER`.
  package let groups: [Group]
  /// The address book: `/contacts`, only to be read; `nil` where it is not granted, or there is none.
  package let contacts: String?

  package struct Group: Hashable, Sendable {
    /// As the bundle has it.
    package let identifier: String
    package let folder: String
    package let isWritable: Bool
  }
}

extension KeyboardAccess {
  /// Returns the folders of a keyboard; `nil` where nothing says where the person's data is.
  ///
  /// - Parameter addressBook: Where the person's address book is.
  package func folders(of identifier: String, addressBook: String?) -> GrantedFolders? {
    guard let container = KeyboardFolders.container(of: identifier) else { return nil }
    return GrantedFolders(
      container: container,
      groups: groups.compactMap { group in
        KeyboardFolders.group(group).map {
          GrantedFolders.Group(identifier: group, folder: $0, isWritable: writesGroups)
        }
      },
      contacts: includesContacts ? addressBook : nil)
  }
}

extension GrantedFolders {
  /// Makes those of Spinet's that are missing, for their owner only.
  package func make() throws(SystemCallError) {
    for folder in [container] + groups.map(\.folder) { try Files.makeFolder(folder, permissions: 0o700) }
  }
}
