// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Where the person's address book is: a folder of vCards, as khard and vdirsyncer keep them.
package nonisolated enum AddressBook {
  /// Returns where to look for it, the first place that is a folder counts: the one that the person has named, or else
  /// the usual ones.
  ///
  /// - Parameter setting: The setting `contacts`; a path may begin with `~/`.
  package static func candidates(_ setting: String?) -> [String] {
    let home = Environment.value("HOME")
    guard let setting else {
      let folders = [
        BaseFolder.data.path.map { $0 + "/contacts" }, home.map { $0 + "/.contacts" },
        home.map { $0 + "/.local/share/contacts" },
      ]
      return folders.compactMap { $0 }
    }
    let path = setting.hasPrefix("~/") ? home.map { $0 + setting.dropFirst() } : setting
    return path.map { [$0] } ?? []
  }

  /// Returns the folder if there is one, which may take as long as the disk does.
  package static func folder(_ setting: String?) -> String? {
    candidates(setting).first { (try? Files.status($0))?.kind == .folder }
  }
}
