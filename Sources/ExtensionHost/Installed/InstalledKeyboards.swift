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
    var keyboards: [InstalledKeyboard] = []
    var problems: [BundleProblem] = []
    for folder in folders {
      guard let real = try? Files.realPath(folder) else { continue }
      if let distrust = InstalledKeyboard.distrust(of: real) {
        problems.append(distrust)
        continue
      }
      var found: [InstalledKeyboard] = []
      for name in Files.names(in: real) where name.hasSuffix(InstalledKeyboard.folderSuffix) {
        let result = InstalledKeyboard.read(folder: "\(real)/\(name)")
        problems += result.problems
        guard let keyboard = result.keyboard else { continue }
        func isSame(_ other: InstalledKeyboard) -> Bool {
          other.identifier.lowercased() == keyboard.identifier.lowercased()
        }
        if let other = found.first(where: isSame) {
          let message = "has the identifier of \(other.folder), which counts; remove one of them"
          problems.append(BundleProblem(file: "\(real)/\(name)", line: 0, .warning, message))
        } else {
          found.append(keyboard)
          if !keyboards.contains(where: isSame) { keyboards.append(keyboard) }
        }
      }
    }
    return InstalledKeyboards(keyboards: keyboards, problems: problems)
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
