// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardAdministration
internal import KeyboardBundle
internal import LinuxSystem
internal import Storage

/// What a keyboard that is installed inherits from one of the same identifier, whose place it takes.
///
/// An identifier is nobody's own. Whoever builds a keyboard anew in the same folder, or installs the same bundle again, goes
/// on with all that it had; another bundle begins anew, unless the person says that it is the same author's.
struct KeyboardSuccession {
  private let identifier: String
  private let former: InstalledKeyboard?
  private let formerPassport: KeyboardPassport?
  private let formerProgram: [UInt8]?
  private let formerProject: String?

  /// Looks at what stands there before it goes.
  ///
  /// - Parameter folder: Where keyboards are installed.
  init(to identifier: String, in folder: String) {
    self.identifier = identifier
    let projects = KeyboardProjects.usualPath.map(KeyboardProjects.read) ?? KeyboardProjects()
    former = InstalledKeyboards.find(in: [(try? Files.realPath(folder)) ?? folder])[identifier]
    formerPassport = former.map { KeyboardPassport($0, projects: projects) }
    formerProgram = former.flatMap { try? Files.read($0.executable, limit: Self.mostProgramBytes) }
    formerProject = former.flatMap { projects.folder(of: identifier, program: $0.programIdentity) }
  }

  private static let mostProgramBytes = 1 << 30

  /// Notes where the new keyboard came from, and takes from it what another one had.
  ///
  /// - Parameters:
  ///   - project: The folder that it was built in; `nil` for a bundle from elsewhere.
  ///   - isUpdate: Whether the person says that it is the same author's.
  func settle(_ keyboard: InstalledKeyboard, project: String?, isUpdate: Bool) throws(Failure) {
    do {
      try KeyboardProjects.change { $0.set(project, of: identifier, program: keyboard.programIdentity) }
    } catch { throw Failure(error.message) }
    let isRebuilt = project != nil && project == formerProject
    guard !isUpdate, !isRebuilt, !isSameBundle(keyboard) else { return }
    let folder = try putAsideData()
    guard former != nil else {
      if let folder { Terminal.print("What a former keyboard of this identifier had kept is now in \(folder)") }
      return
    }
    Terminal.print("It is not the keyboard that was there before: \(changes(to: keyboard)).")
    try disable()
    if let folder { Terminal.print("What that one had kept is now in \(folder)") }
    Terminal.print("It has no access that you gave the other one. For a new version by the same author, use --update.")
  }

  private func isSameBundle(_ keyboard: InstalledKeyboard) -> Bool {
    guard let formerPassport, let formerProgram else { return false }
    let new = KeyboardPassport(keyboard, projects: KeyboardProjects())
    return new.changes(since: formerPassport).allSatisfy { $0 == .origin }
      && (try? Files.read(keyboard.executable, limit: Self.mostProgramBytes)) == formerProgram
  }

  private func changes(to keyboard: InstalledKeyboard) -> String {
    guard let formerPassport else { return "" }
    let words = KeyboardPassport(keyboard, projects: KeyboardProjects()).changes(since: formerPassport).map { fact in
      switch fact {
      case .name: "its name"
      case .contacts: "what it says it needs contacts for"
      case .location: "what it says it needs the location for"
      case .access: "what it asks for"
      case .origin: "its program"
      }
    }
    return "\(words.joined(separator: ", ")) changed"
  }

  private func disable() throws(Failure) {
    try SettingsFile.change { file throws(Failure) in
      _ = try file.make { stored throws(Storage.SettingsFile.Failure) in try stored.disable(identifier) }
    }
  }

  /// - Returns: The folder that the data is in now; `nil` where there is none.
  private func putAsideData() throws(Failure) -> String? {
    guard let data = KeyboardFolders.container(of: identifier), Files.exists(data) else { return nil }
    var number = 1
    while Files.exists("\(data).former-\(number)") { number += 1 }
    let folder = "\(data).former-\(number)"
    try Failure.explain("\(data) cannot be put aside") { () throws(SystemCallError) in
      try Files.move(data, to: folder)
    }
    return folder
  }
}
