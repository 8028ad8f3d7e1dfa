// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import KeyboardBundle
internal import LinuxSystem

/// The keyboards that this person can enable, and what is wrong with others.
package nonisolated struct InstalledKeyboards: Hashable, Sendable {
  /// The usable ones, each identifier once: those of the person first, then those of the system, by folder and name.
  package let keyboards: [InstalledKeyboard]
  /// What is wrong with bundles and folders, whether or not they are used.
  package let problems: [BundleProblem]

  package subscript(identifier: String) -> InstalledKeyboard? {
    keyboards.first { $0.identifier.lowercased() == identifier.lowercased() }
  }
}

extension InstalledKeyboards {
  /// Looks through folders for bundles, which are folders whose names end with `.keyboard`.
  ///
  /// The first bundle of an identifier counts. A broken bundle is a problem and hides none of that identifier in later
  /// folders. A folder that others can write is passed over.
  package nonisolated static func find(in folders: [String] = usualFolders) -> InstalledKeyboards {
    var search = KeyboardSearch(in: folders)
    while true {
      if let result = search.advance(by: .max) { return result }
    }
  }

  /// Where keyboards are installed for this person; `nil` when nothing says where their data is.
  package nonisolated static var personalFolder: String? {
    BaseFolder.data.path.map { $0 + "/spinet/keyboards" }
  }

  /// Where keyboards are installed for everybody, the first before the others.
  package nonisolated static var systemFolders: [String] { BaseFolder.sharedData.map { $0 + "/spinet/keyboards" } }

  /// Every folder in which keyboards are looked for, in this order.
  package nonisolated static var usualFolders: [String] { (personalFolder.map { [$0] } ?? []) + systemFolders }
}
