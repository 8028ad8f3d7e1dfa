// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import TestKeyboardKeys
import TestSupport
import Testing

extension AppTests {
  /// Custom keyboards where what is typed is run.
  @Suite struct CommandAppTests {
    private static let deeds = [
      "showing in a terminal", "showing in a terminal by another keyboard's grant",
      "showing in a terminal that the person has not named", "typing its own grant into the settings, in a terminal",
    ]

    init() { Denials.announce(Self.deeds) }

    @Test(
      "CK-15 a terminal has the system's keyboard, whatever is granted to others or elsewhere",
      arguments: [
        ("showing in a terminal", ""),
        (
          "showing in a terminal by another keyboard's grant",
          "terminal-access = org.example.other@foot\n"
        ),
        (
          "showing in a terminal that the person has not named",
          "terminal-access = org.spinet.test-keyboard@kitty\n"
        ),
      ], Circumstance.possible)
    func terminal(_ row: (deed: String, settings: String), in circumstance: Circumstance) throws {
      let wishes = row.settings.contains("kitty") ? ["type in kitty"] : []
      try AppBed.withTestKeyboard(
        .foot, settings: row.settings, allowing: wishes, configure: { $0.circumstance = circumstance }
      ) { bed in
        let state = try bed.open()
        let isDenied = state.guest == nil && !state.keys.contains { $0.id == "globe" } && state.labels.contains("q")
        Denials.note(row.deed, isDenied: isDenied, in: circumstance.wordsInApps)
        #expect(isDenied)
        try bed.lowercase()
        try bed.expectTyped("ls") { try bed.driver.type("ls") }
      }
    }

    @Test(
      "CK-15 a keyboard that is first of all comes to no terminal, and types no command and no grant into it",
      arguments: Circumstance.possible)
    func hostile(_ circumstance: Circumstance) throws {
      let identifier = CustomKeyboard.hostile.identifier
      try AppBed.with(
        .foot, settings: "keyboards = \(identifier), en-US\nglobe = below\n",
        configure: {
          $0.customKeyboards = [.hostileTypist("types-unasked")]
          $0.circumstance = circumstance
        }
      ) { bed in
        try bed.open()
        try bed.lowercase()
        try bed.expectTyped("pwd") { try bed.driver.type("pwd") }
        let settings = try String(contentsOfFile: "\(bed.session.folder)/spinetd.settings", encoding: .utf8)
        let isDenied = bed.app.text(of: "terminal") == "pwd" && !settings.contains("full-access")
        Denials.note(
          "typing its own grant into the settings, in a terminal", isDenied: isDenied, in: circumstance.wordsInApps)
        #expect(isDenied)
      }
    }

    @Test("CK-15 the person allows one keyboard in one terminal, and takes that back") func allowed() throws {
      let settings = "terminal-access = org.spinet.test-keyboard@foot\n"
      try AppBed.withTestKeyboard(.foot, settings: settings, allowing: ["type in foot"]) { bed in
        try bed.openTestKeyboard()
        try bed.expectTyped("abcd") { try bed.tap(.a, .b, .c, .e, .delete, .d) }
        try "keyboards = en-US, \(CustomKeyboard.test.identifier)\n".write(
          toFile: "\(bed.session.folder)/spinetd.settings", atomically: true, encoding: .utf8)
        try bed.waitForSystemKeyboardAlone()
      }
    }

    @Test("SY-10 a text that is too long for a terminal is not typed, the log says so, and what follows is typed")
    func tooLong() throws {
      let settings = "terminal-access = org.spinet.test-keyboard@foot\n"
      try AppBed.withTestKeyboard(.foot, settings: settings, allowing: ["type in foot"]) { bed in
        try bed.openTestKeyboard()
        try bed.expectTyped("a") { try bed.tap(.essay, .a) }
        #expect(bed.keyboard.program.output.contains("a text was not typed: it is too long"))
      }
    }

    @Test("CK-15 an app that is a launcher or a terminal by its name has the system's keyboard, whatever it says")
    func byName() throws {
      try AppBed.with(
        .gtk4, settings: "keyboards = en-US, \(CustomKeyboard.test.identifier)\n",
        configure: {
          $0.customKeyboards = [.test]
          $0.appID = "org.kde.krunner"
        }
      ) { bed in
        let state = try bed.open()
        #expect(state.guest == nil && !state.keys.contains { $0.id == "globe" })
        #expect(try bed.session.focusedAppID() == "org.kde.krunner")
      }
    }
  }
}
