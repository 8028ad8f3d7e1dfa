// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// A folder of the person's that a keyboard finds in its sandbox.
package nonisolated struct KeyboardFolder: Hashable, Sendable {
  /// Where it is.
  package let path: String
  /// Where the keyboard finds it.
  package let place: String
  package let isWritable: Bool
  /// Whether it is Spinet's, and made where it is missing.
  package let isOurs: Bool

  init(_ path: String, at place: String, isWritable: Bool, isOurs: Bool = true) {
    self.path = path
    self.place = place
    self.isWritable = isWritable
    self.isOurs = isOurs
  }

  /// Makes the folder where it is missing, for its owner only.
  package func make() throws(SystemCallError) {
    if isOurs { try Files.makeFolder(path, permissions: 0o700) }
  }
}

extension KeyboardAccess {
  /// Returns the folders of a keyboard beside its bundle: its own one, those of its groups, and the address book.
  ///
  /// - Parameters:
  ///   - identifier: The keyboard's.
  ///   - addressBook: Where the person's address book is.
  /// - Returns: None where nothing says where the person's data is.
  package func folders(of identifier: String, addressBook: String?) -> [KeyboardFolder] {
    guard let container = KeyboardFolders.container(of: identifier) else { return [] }
    var folders = [KeyboardFolder(container, at: "/container", isWritable: true)]
    for group in groups {
      guard let path = KeyboardFolders.group(group) else { continue }
      folders.append(KeyboardFolder(path, at: "/groups/\(group.lowercased())", isWritable: writesGroups))
    }
    if includesContacts, let addressBook {
      folders.append(KeyboardFolder(addressBook, at: "/contacts", isWritable: false, isOurs: false))
    }
    return folders
  }
}
