// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol
internal import LinuxSystem

/// The person's folders that a keyboard finds in its sandbox, beside its bundle.
package nonisolated struct GrantedFolders: Hashable, Sendable {
  /// Of the keyboard alone: `/container`, writable.
  package let container: String
  /// Those that it shares with its app: `/groups/IDENTIFIER`.
  package let groups: [Group]
  /// The address book: `/contacts`, only to be read; `nil` where it is not granted, or there is none.
  package let contacts: String?

  /// A folder that an app shares with its keyboard.
  package struct Group: Hashable, Sendable {
    /// As the bundle has it.
    package let identifier: String
    /// Its path.
    package let folder: String
    /// Whether the keyboard may write there.
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
  /// Makes those of Spinet's that are missing, and closes them to everybody but their owner.
  ///
  /// - Throws: Also for what is no folder of the person's own: a link would put another folder into the sandbox than the
  ///   one that is meant.
  package func make() throws(GuestFault) {
    for folder in [container] + groups.map(\.folder) {
      let isTheirs: Bool
      do throws(SystemCallError) {
        isTheirs = try make(folder)
      } catch {
        throw .start("\(folder), for its data, cannot be made: \(error.explanation)")
      }
      guard isTheirs else { throw .start("\(folder) must be a folder of yours and no link; move what is there away") }
    }
  }

  /// - Returns: Whether a folder of the person's is there now.
  private func make(_ folder: String) throws(SystemCallError) -> Bool {
    if let there = try? Files.status(folder, followingLinks: false), there.kind != .folder { return false }
    try Files.makeFolder(folder, permissions: 0o700)
    let status = try Files.status(folder, followingLinks: false)
    guard status.kind == .folder, status.owner == Process.user else { return false }
    if status.permissions & 0o077 != 0 { try Files.setPermissions(0o700, of: folder) }
    return true
  }
}
