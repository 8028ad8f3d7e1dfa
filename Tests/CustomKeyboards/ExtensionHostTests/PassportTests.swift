// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardBundle
import Storage
import Testing

@testable import ExtensionHost

/// What a grant is bound to.
@Suite struct PassportTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "passport-\(UUID())").path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write("one")
  }

  private func write(_ program: String) throws {
    try Data(program.utf8).write(to: URL(filePath: folder + "/Morse"), options: .atomic)
  }

  private func keyboard(_ change: (inout KeyboardManifest) -> Void = { _ in }) -> InstalledKeyboard {
    var manifest = KeyboardManifest(
      identifier: "org.example.morse", displayName: "Morse", executable: "Morse", principalClass: "Morse.Keyboard")
    manifest.requestsOpenAccess = true
    manifest.usageDescriptions = [KeyboardAccess.contactsKey: "To know names"]
    change(&manifest)
    return InstalledKeyboard(manifest: manifest, folder: folder)
  }

  private func passport(
    _ keyboard: InstalledKeyboard, _ projects: KeyboardProjects = KeyboardProjects()
  ) -> KeyboardPassport {
    KeyboardPassport(keyboard, projects: projects, systemFolders: [])
  }

  @Test("CK-15 another name, another purpose or another wish is another keyboard") func manifests() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = passport(keyboard())
    #expect(passport(keyboard()) == before)
    let changes: [(KeyboardPassport.Fact, (inout KeyboardManifest) -> Void)] = [
      (.name, { $0.displayName = "Morsе" }), (.name, { $0.localizations = ["ko": ["CFBundleDisplayName": "모스"]] }),
      (.contacts, { $0.usageDescriptions[KeyboardAccess.contactsKey] = "To sell them" }),
      (.contacts, { $0.localizations = ["ko": [KeyboardAccess.contactsKey: "x"]] }),
      (.location, { $0.usageDescriptions[KeyboardAccess.locationKey] = "To find you" }),
      (.access, { $0.requestsOpenAccess = false }), (.access, { $0.appGroups = ["group.org.example.morse"] }),
    ]
    for (fact, change) in changes { #expect(passport(keyboard(change)).changes(since: before) == [fact]) }
  }

  @Test("CK-15 another program is another keyboard, but for its own author's builds and the system's updates")
  func programs() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = passport(keyboard())
    try write("two")
    #expect(passport(keyboard()).changes(since: before) == [.origin])

    var projects = KeyboardProjects()
    projects.set("/home/me/Morse", of: "org.example.morse", program: keyboard().programIdentity)
    let built = passport(keyboard(), projects)
    try write("three")
    #expect(passport(keyboard(), projects).changes(since: built) == [.origin], "not built there")
    projects.set("/home/me/Morse", of: "org.example.morse", program: keyboard().programIdentity)
    #expect(passport(keyboard(), projects) == built)

    let parent = folder[..<(folder.lastIndex(of: "/") ?? folder.endIndex)]
    func system() -> KeyboardPassport {
      KeyboardPassport(keyboard(), projects: KeyboardProjects(), systemFolders: [String(parent)])
    }
    let installed = system()
    try write("four")
    #expect(system() == installed)
  }
}
