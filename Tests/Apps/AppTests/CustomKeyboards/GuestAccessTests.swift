// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import TestKeyboardKeys
import Testing

extension AppTests {
  /// What custom keyboards get of the person's things.
  @Suite struct GuestAccessTests {
    @Test("CK-8 a keyboard hears the person's replacements and the names of the address book, without full access")
    func words() throws {
      try AppBed.withTestKeyboard(.gtk4) { bed in
        let home = "\(bed.session.folder)/home"
        try write("BEGIN:VCARD\nVERSION:4.0\nN:Lovelace;Ada;;;\nEND:VCARD\n", to: "\(home)/.contacts/friends/ada.vcf")
        try bed.openTestKeyboard()
        try bed.expectTyped("On my way! Ada") { try bed.tap(.words) }
        // The person's own take the place of the usual ones.
        try write("omw = Bin gleich da\n", to: "\(home)/.config/spinet/replacements")
        try Wait.untilTrue("the person's own words", detail: { bed.app.text(of: "normal") }) {
          try bed.tap(.words)
          return bed.app.wait(within: 2) { _ in bed.app.text(of: "normal").hasSuffix("Bin gleich da Ada") }
        }
        #expect(!bed.keyboard.program.output.contains("gleich") && !bed.keyboard.program.output.contains("Ada"))
      }
    }

    @Test("CK-9 contacts and writing what is shared with the app come with full access, and go with it at once")
    func access() throws {
      try AppBed.withTestKeyboard(.gtk4) { bed in
        let home = "\(bed.session.folder)/home"
        try write("BEGIN:VCARD\nVERSION:4.0\nN:Lovelace;Ada;;;\nEND:VCARD\n", to: "\(home)/.contacts/ada.vcf")
        // What the host app does.
        let group = "\(home)/.local/share/spinet/groups/group.org.spinet.test-keyboard"
        try write("note", to: "\(group)/note")
        try bed.openTestKeyboard()
        try bed.expectTyped("note--") { try bed.tap(.shared, .contacts) }
        #expect(!FileManager.default.fileExists(atPath: "\(group)/answer"))

        try restart(bed, settings: "full-access = org.spinet.test-keyboard\n")
        try bed.expectTyped("note--note+1") { try bed.tap(.shared, .contacts) }
        #expect(try String(contentsOfFile: "\(group)/answer", encoding: .utf8) == "from the keyboard")

        try restart(bed, settings: "")
        try bed.expectTyped("note--note+1note--") { try bed.tap(.shared, .contacts) }
        #expect(try permissions("\(home)/.local/share/spinet/containers/org.spinet.test-keyboard") == 0o700)
      }
    }

    @Test("CK-9 preferences that the app has written are the keyboard's, which keeps its own with full access only")
    func preferences() throws {
      try AppBed.withTestKeyboard(.gtk4) { bed in
        let group = "group.org.spinet.test-keyboard"
        let folder = "\(bed.session.folder)/home/.local/share/spinet/groups/\(group)"
        let file = "\(folder)/Library/Preferences/\(group).plist"
        let list = try PropertyListSerialization.data(fromPropertyList: ["word": "new"], format: .xml, options: 0)
        try write(String(decoding: list, as: UTF8.self), to: file)
        // While the keyboard writes the file it may be empty.
        func word() -> String? {
          guard let data = try? Data(contentsOf: URL(filePath: file)) else { return nil }
          let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
          return (list as? [String: String])?["word"]
        }
        try bed.openTestKeyboard()
        try bed.expectTyped("new") { try bed.tap(.preferences) }
        #expect(word() == "new")
        try restart(bed, settings: "full-access = org.spinet.test-keyboard\n")
        try bed.expectTyped("newnew") { try bed.tap(.preferences) }
        try Wait.untilTrue("the preference to be kept") { word() == "kept" }
      }
    }

    /// Changes the settings and waits for the keyboard's new process.
    private func restart(_ bed: AppBed, settings: String) throws {
      let before = try bed.guestProcesses()
      let keyboards = "keyboards = en-US, \(CustomKeyboard.test.identifier)\n"
      try write(keyboards + settings, to: "\(bed.session.folder)/spinetd.settings")
      if !settings.isEmpty { try bed.answer("full access") }
      try Wait.untilTrue("another process") {
        let now = try bed.guestProcesses()
        return !now.isEmpty && now.isDisjoint(with: before)
      }
      try bed.waitForTestKeyboard()
    }

    private func write(_ text: String, to path: String) throws {
      let url = URL(filePath: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    private func permissions(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
  }
}

extension AppBed {
  /// The numbers of the processes that run the test keyboard in this session.
  fileprivate func guestProcesses() throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { $0.allSatisfy(\.isNumber) }
    return Set(
      names.filter { name in
        // A bundle's program, under bubblewrap of this session's daemon.
        let command = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
        return String(decoding: command, as: UTF8.self).contains("\(session.folder)/home/.local/share/spinet/keyboards")
      })
  }
}
