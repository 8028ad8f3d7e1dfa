// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import TestSupport
import Testing

extension AppTests {
  /// The system's keyboard beside one of others that takes all the time and memory that it gets, tries to become many, types
  /// and wishes without end, and floods its host at last.
  @Suite struct HostileGuestTests {
    init() { Denials.announce(["typing a command in an app, unasked", "keys in the place of letters, in an app"]) }

    private static let words = ["thequickbrownfox", "jumpsoverthelazydog", "packmyboxwithfive", "dozenliquorjugs"]

    @Test("CK-10 CK-14 beside a hostile keyboard every letter arrives, in order, once") func typing() throws {
      let settings = "keyboards = en-US, \(CustomKeyboard.hostile.identifier)\nglobe = below\nkey-clicks = off\n"
      try AppBed.with(.gtk4, settings: settings, configure: { $0.customKeyboards = [.hostile] }) { bed in
        try bed.open()
        var (text, hasCome) = ("", false)
        for (index, word) in Self.words.enumerated() {
          // Shown, it has the processors again that it may have been without; it has not lost them yet when it leaves.
          if try showHostileKeyboard(bed) != nil {
            hasCome = true
            try bed.driver.tap("globe-below")
          }
          try waitForSystemKeyboard(bed)
          try bed.lowercase()
          text += word
          try bed.expectTyped(text) {
            try bed.driver.typeRollingOver(word, keysPerSecond: 12, seed: UInt64(index))
          }
        }
        if hasCome { #expect(bed.keyboard.program.output.contains("it tried to type while it was hidden")) }

        if let area = try showHostileKeyboard(bed) {
          try bed.session.injector.tap(Point(x: area.midX, y: area.midY))
          let state = try waitForSystemKeyboard(bed)
          // On a busy machine it may have been stopped twice before, and is turned off now.
          #expect(["Hostile Keyboard stopped", "Hostile Keyboard turned off"].contains(state.notice))
        } else {
          #expect(bed.keyboard.program.output.contains("disabled, after 3 failures in a minute"))
        }
        try bed.lowercase()
        try bed.expectTyped(text + "atlast") { try bed.driver.type("atlast") }
        let log = bed.keyboard.program.output
        // Whichever is noticed first on a busy machine.
        let reasons = [
          "it sent more messages than a keyboard may", "it did not answer in time", "it does not read what it is sent",
        ]
        #expect(reasons.contains { log.contains($0) })
        #expect(!log.contains("hostilehostile"))
      }
    }

    private func withTypist(
      _ plan: String, in circumstance: Circumstance, _ body: (AppBed) throws -> Void
    ) throws {
      let settings = "keyboards = en-US, \(CustomKeyboard.hostile.identifier)\nglobe = below\nkey-clicks = off\n"
      try AppBed.with(
        .gtk4, settings: settings,
        configure: {
          $0.customKeyboards = [.hostileTypist(plan)]
          $0.circumstance = circumstance
        }, body)
    }

    @Test(
      "CK-15 CK-10 a keyboard that types by itself types nothing, and is turned off with the reason",
      arguments: Circumstance.possible)
    func unasked(_ circumstance: Circumstance) throws {
      try withTypist("types-unasked", in: circumstance) { bed in
        try bed.open()
        try #require(try showHostileKeyboard(bed) != nil)
        let state = try waitForSystemKeyboard(bed)
        #expect(state.notice == "Hostile Keyboard turned off")
        #expect(!state.keys.contains { $0.id == "globe-below" })
        let file = "\(bed.session.folder)/home/.local/state/spinet/failed-keyboards"
        let reason = "it tried to type again and again without being touched"
        let failed = try String(contentsOfFile: file, encoding: .utf8)
        #expect(failed == "\(CustomKeyboard.hostile.identifier) \(reason)\n")
        let log = bed.keyboard.program.output
        #expect(log.contains("it acted without being touched") && log.contains("disabled, for that"))
        #expect(!log.contains("hostile-was-here"))
        try bed.lowercase()
        try bed.expectTyped("afterwards") { try bed.driver.type("afterwards") }
        let isDenied = bed.app.text(of: "normal") == "afterwards" && state.mode == "en-US"
        Denials.note("typing a command in an app, unasked", isDenied: isDenied, in: circumstance.wordsInApps)
      }
    }

    @Test(
      "CK-15 control characters are no keys: a touch types letters, in this field only, and no more than it means",
      arguments: Circumstance.possible)
    func keys(_ circumstance: Circumstance) throws {
      try withTypist("types-keys", in: circumstance) { bed in
        try bed.open()
        let area = try #require(try showHostileKeyboard(bed))
        // Of the texts for a touch, those with control characters count for nothing.
        let text = "ae" + String(repeating: "z", count: 62)
        try bed.expectTyped(text) { try bed.session.injector.tap(Point(x: area.midX, y: area.midY)) }
        let others = ["sentences", "words", "password", "email"].map { bed.app.text(of: $0) }
        #expect(others.allSatisfy(\.isEmpty) && bed.app.focusedField == "normal")
        let log = bed.keyboard.program.output
        #expect(log.contains("it wanted to type characters that are keys"))
        let isDenied = bed.app.text(of: "normal") == text && others.allSatisfy(\.isEmpty)
        Denials.note("keys in the place of letters, in an app", isDenied: isDenied, in: circumstance.wordsInApps)
      }
    }

    /// Shows it, once more where it keeps the machine so busy that it does not come in time itself.
    ///
    /// - Returns: Its area on the screen; `nil` where it has been turned off, having come too late again and again.
    private func showHostileKeyboard(_ bed: AppBed) throws -> Rect? {
      while true {
        // A notice that is there already is not of this time.
        let state = try bed.keyboard.wait(for: "no notice") { $0.visible && $0.notice.isEmpty }
        guard state.key("globe-below") != nil else { return nil }
        try bed.driver.tap("globe-below")
        let answer = try bed.keyboard.wait(for: "the hostile keyboard, or why not") {
          $0.guest != nil || $0.notice.hasPrefix("Hostile Keyboard")
        }
        if let area = answer.guest { return area }
      }
    }

    @discardableResult
    private func waitForSystemKeyboard(_ bed: AppBed) throws -> KeyboardState {
      try bed.keyboard.wait(for: "the system's keyboard") { $0.visible && $0.guest == nil }
    }
  }
}
