// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardBundle
internal import LinuxSystem
package import Storage

extension KeyboardPassport {
  /// What an installed keyboard says of itself, and where it came from.
  ///
  /// - Parameters:
  ///   - projects: The folders that keyboards were built in.
  ///   - systemFolders: Where keyboards are that root has installed for everybody.
  package init(
    _ keyboard: InstalledKeyboard, projects: KeyboardProjects,
    systemFolders: [String] = InstalledKeyboards.systemFolders
  ) {
    self.init()
    let manifest = keyboard.manifest
    let names = manifest.localizedNames.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    self[.name] = ([manifest.displayName(for: [])] + names).joined(separator: "\n")
    self[.contacts] = manifest.text(of: KeyboardAccess.contactsKey)
    self[.location] = manifest.text(of: KeyboardAccess.locationKey)
    let asks = manifest.requestsOpenAccess ? ["full access"] : []
    self[.access] = (asks + manifest.appGroups.sorted()).joined(separator: "\n")
    self[.origin] = Self.origin(keyboard, projects, systemFolders)
  }

  /// Where a keyboard came from: the system, whoever builds it here, or else this one installation. Root answers for what is in the
  /// system's folders, and packages update it.
  private static func origin(
    _ keyboard: InstalledKeyboard, _ projects: KeyboardProjects, _ systemFolders: [String]
  ) -> String {
    let isSystem = systemFolders.contains { folder in
      let folder = (try? Files.realPath(folder)) ?? folder
      return keyboard.folder.hasPrefix(folder + "/")
    }
    if isSystem { return "system \(keyboard.folder)" }
    let program = keyboard.programIdentity
    if let folder = projects.folder(of: keyboard.identifier, program: program) { return "project \(folder)" }
    return "program \(program)"
  }
}

extension InstalledKeyboard {
  /// What tells the keyboard's program from any that takes its place: the number of its file, its size, and when it was written. Never
  /// empty, and one word.
  package var programIdentity: String {
    guard let status = try? Files.status(executable) else { return "none" }
    return "\(status.inode)-\(status.byteCount)-\(status.modifiedNanoseconds)"
  }
}

extension KeyboardManifest {
  /// What it says that it wants something for, in all languages.
  fileprivate func text(of key: String) -> String {
    let translations = localizations.sorted { $0.key < $1.key }.compactMap { language, texts in
      texts[key].map { "\(language): \($0)" }
    }
    return ([usageDescriptions[key] ?? ""] + translations).joined(separator: "\n")
  }
}
