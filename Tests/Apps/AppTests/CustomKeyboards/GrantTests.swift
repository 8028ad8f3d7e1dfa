// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import TestKeyboardKeys
import TestSupport
import Testing

extension AppTests {
  /// What custom keyboards are granted is asked on the keyboard's own surface.
  @Suite struct GrantTests {
    private static let deeds = [
      "full access by a line in the settings", "typing while the person is asked",
      "a grant that was another keyboard's of its identifier",
    ]

    init() { Denials.announce(Self.deeds) }

    private static let access = "full-access = org.spinet.test-keyboard\n"

    /// Has an address book, of one card.
    private func addContact(_ bed: AppBed) throws {
      let folder = "\(bed.session.folder)/home/.contacts"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let card = "BEGIN:VCARD\nVERSION:4.0\nN:Lovelace;Ada;;;\nEND:VCARD\n"
      try card.write(toFile: folder + "/ada.vcf", atomically: true, encoding: .utf8)
    }

    private func write(_ settings: String, _ bed: AppBed) throws {
      try "keyboards = en-US, \(CustomKeyboard.test.identifier)\n\(settings)".write(
        toFile: "\(bed.session.folder)/spinetd.settings", atomically: true, encoding: .utf8)
    }

    @Test(
      "CK-15 CK-9 a line in the settings grants nothing before the person has answered, and is asked once",
      arguments: Circumstance.possible)
    func asked(_ circumstance: Circumstance) throws {
      try AppBed.withTestKeyboard(.gtk4, configure: { $0.circumstance = circumstance }) { bed in
        try addContact(bed)
        try bed.openTestKeyboard()
        try bed.expectTyped("-") { try bed.tap(.contacts) }
        try write(Self.access, bed)
        let state = try bed.keyboard.wait(for: "the question") { !$0.question.isEmpty }
        #expect(state.question == "Allow full access for “Test Keyboard”?")
        let keys = state.keys.map(\.id)
        #expect(state.guest == nil && keys.contains("allow") && !keys.contains("globe"))
        Denials.note("typing while the person is asked", isDenied: state.guest == nil, in: circumstance.wordsInApps)
        try bed.answer("full access", allowing: false)
        try bed.waitForTestKeyboard()
        try bed.expectTyped("--") { try bed.tap(.contacts) }
        // Refused is refused: other changes of the settings do not ask again.
        try write(Self.access + "haptics = off\n", bed)
        try bed.expectTyped("--a") { try bed.tap(.a) }
        let isDenied = try bed.keyboard.state().question.isEmpty
        Denials.note("full access by a line in the settings", isDenied: isDenied, in: circumstance.wordsInApps)
        #expect(isDenied)
      }
    }

    @Test("CK-15 a secret is typed before anything is asked, and the question comes afterwards") func secrets() throws {
      try AppBed.withTestKeyboard(.gtk4) { bed in
        try bed.open("password")
        try write(Self.access, bed)
        try bed.driver.typeIgnoringCase("s")
        try Wait.untilTrue("the letter") { bed.app.text(of: "password").lowercased() == "s" }
        #expect(try bed.keyboard.state().question.isEmpty)
        try bed.open()
        try bed.answer("full access", allowing: false)
        #expect(bed.app.text(of: "normal").isEmpty)
      }
    }

    @Test(
      "CK-15 a keyboard that takes the place of another one of its identifier is asked for anew, with what changed",
      arguments: Circumstance.possible)
    func replaced(_ circumstance: Circumstance) throws {
      try AppBed.withTestKeyboard(.gtk4, configure: { $0.circumstance = circumstance }) { bed in
        try addContact(bed)
        try bed.openTestKeyboard()
        try write(Self.access, bed)
        try bed.answer("full access")
        try bed.waitForTestKeyboard()
        try bed.expectTyped("1") { try bed.tap(.contacts) }
        // Another program under the same identifier.
        let program = "\(bed.session.folder)/home/.local/share/spinet/keyboards/Test.keyboard/test-keyboard"
        try ProgramCopy.make(of: program, at: program + ".new")
        try FileManager.default.removeItem(atPath: program)
        try FileManager.default.moveItem(atPath: program + ".new", toPath: program)
        try write(Self.access + "haptics = off\n", bed)
        let state = try bed.keyboard.wait(for: "the question") { !$0.question.isEmpty }
        let isAsked = state.labels.contains { $0.contains("It is not the keyboard") }
        #expect(isAsked, "\(state.labels)")
        try bed.answer("full access", allowing: false)
        try bed.waitForTestKeyboard()
        try bed.expectTyped("1-") { try bed.tap(.contacts) }
        let isDenied = isAsked && bed.app.text(of: "normal") == "1-"
        Denials.note(
          "a grant that was another keyboard's of its identifier", isDenied: isDenied, in: circumstance.wordsInApps)
      }
    }
  }
}
