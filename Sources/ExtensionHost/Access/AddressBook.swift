// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Where the person's address book is: a folder of vCards, as khard and vdirsyncer keep them.
package nonisolated enum AddressBook {
  /// Returns the folder that the person has named, or else the first of the usual ones that is there.
  ///
  /// - Parameter setting: The setting `contacts`; a path may begin with `~/`.
  package static func folder(_ setting: String?) -> String? {
    let home = Environment.value("HOME")
    guard let setting else {
      let usual = [
        KeyboardFolders.data.map { $0 + "/contacts" }, home.map { $0 + "/.contacts" },
        home.map { $0 + "/.local/share/contacts" },
      ]
      return usual.lazy.compactMap { $0 }.first(where: isFolder)
    }
    let path = setting.hasPrefix("~/") ? home.map { $0 + setting.dropFirst() } : setting
    return path.flatMap { isFolder($0) ? $0 : nil }
  }

  private static func isFolder(_ path: String) -> Bool { (try? Files.status(path))?.kind == .folder }
}
