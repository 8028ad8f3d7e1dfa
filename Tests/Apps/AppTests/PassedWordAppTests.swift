// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

extension AppTests {
  /// Words that are typed on a real keyboard, whose letters the app gets as they are.
  @Suite struct PassedWordAppTests {
    private static func with(_ kind: AppKind, settings: String = "", _ body: (AppBed) throws -> Void) throws {
      try AppBed.with(
        kind, settings: "hardware-keyboard = on\n" + settings, hasWords: true,
        configure: { $0.devices = [.touch, .keyboard] }
      ) { bed in
        try bed.open()
        // Some apps tell nothing of their text before the first letter; and what was typed by touch shows that the keyboard is grabbed.
        try bed.expectTyped(" ") { try bed.driver.tap("space") }
        try body(bed)
      }
    }

    /// Waits until the bar shows what the next space makes of the word.
    private static func waitForPending(_ word: String, in bed: AppBed) throws {
      try bed.keyboard.wait(for: "\(word) in the bar") { $0.suggestions.contains { $0.label == word && $0.isPending } }
    }

    /// Types a word with a slip, which the next space is to mend.
    private static func withSlip(
      in kind: AppKind, _ body: (_ bed: AppBed, _ injector: Injector) throws -> Void
    ) throws {
      try with(kind) { bed in
        try bed.expectTyped(" teh") { try bed.session.injector.typeKeys("teh") }
        try waitForPending("the", in: bed)
        try body(bed, bed.session.injector)
      }
    }

    @Test(
      "TY-8 TY-4 a word of a real keyboard becomes its text at the space, and BackSpace brings it back",
      arguments: [AppKind.gtk4, .gtk3, .firefox])
    func replacement(app kind: AppKind) throws {
      try Self.with(kind) { bed in
        let injector = bed.session.injector
        try bed.expectTyped(" omw") { try injector.typeKeys("omw") }
        try Self.waitForPending("On my way!", in: bed)
        try bed.expectTyped(" On my way! ") { try injector.typeKeys(" ") }
        try bed.expectTyped(" omw ") { try injector.typeKeys("\u{8}") }
        try bed.expectTyped(" omw x") { try injector.typeKeys("x") }
      }
    }

    @Test(
      "TY-8 TY-1 a slip of a real keyboard is mended at the space, as the bar shows before, and BackSpace keeps what was typed",
      arguments: [AppKind.gtk4, .gtk3, .firefox])
    func correction(app kind: AppKind) throws {
      try Self.withSlip(in: kind) { bed, injector in
        try bed.expectTyped(" the ") { try injector.typeKeys(" ") }
        try bed.expectTyped(" teh ") { try injector.typeKeys("\u{8}") }
        try bed.expectTyped(" teh teh") { try injector.typeKeys("teh") }
        try bed.expectTyped(" teh teh x") { try injector.typeKeys(" x") }
      }
    }

    @Test(
      "TY-8 what is typed without a pause is lost, doubled or put elsewhere nowhere, whatever is mended meanwhile",
      arguments: [AppKind.gtk4, .gtk3, .firefox])
    func burst(app kind: AppKind) throws {
      try Self.withSlip(in: kind) { bed, injector in
        try injector.typeKeys(" quick teh omw, teh. brown\u{8}\u{8} 13 teh fox! end")
        try Wait.untilTrue("the end") { bed.app.text(of: kind.mainField).hasSuffix("end") }
        let text = bed.app.text(of: kind.mainField)
        let typed = text.replacing("the", with: "teh").replacing("On my way!", with: "omw")
        #expect(typed == " teh quick teh omw, teh. bro 13 teh fox! end", "\(text)")
        #expect(text.hasPrefix(" the quick "), "\(text)")
      }
    }

    @Test(
      "TY-8 TY-1 what is typed behind a mended word while the app stands still comes behind it, once",
      arguments: [AppKind.gtk4, .gtk3, .firefox])
    func standingStill(app kind: AppKind) throws {
      try Self.withSlip(in: kind) { bed, injector in
        try bed.expectTyped(" the xyz") {
          let processes = ProcessTree.all(of: try #require(bed.app.program.programPID))
          ProcessTree.send(SIGSTOP, to: processes)
          defer { ProcessTree.send(SIGCONT, to: processes) }
          let start = Clock.now()
          try injector.typeKeys(" xyz")
          // For longer than keys wait.
          Clock.pause(until: start + 700_000)
        }
      }
    }

    @Test("TY-8 a shortcut right behind letters is the app's, as is each key in a field for a password")
    func others() throws {
      try Self.withSlip(in: .gtk4) { bed, injector in
        try bed.expectTyped("x") {
          try injector.pressWithControl("a")
          try injector.typeKeys("x")
        }
        try bed.app.focus("password")
        try bed.keyboard.wait(for: "the secure keyboard") { $0.secure }
        try bed.expectTyped("teh omw ", in: "password") { try injector.typeKeys("teh omw ") }
      }
    }

    @Test("TY-8 TY-7 a dead key in the search of emoji is no part of what is typed into the app behind it")
    func deadKey() throws {
      try AppBed.with(
        .gtk4, settings: "hardware-keyboard = on\n", configure: { $0.devices = [.touch, .keyboard] }
      ) { bed in
        try bed.session.sway("input type:keyboard xkb_layout us")
        try bed.session.sway("input type:keyboard xkb_variant intl")
        try bed.open()
        let injector = bed.session.injector
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("가") { try injector.typeKoreanKeys("가") }
        try bed.driver.tap("emoji")
        try bed.driver.tap("emoji-search")
        try injector.typeKoreanKeys("하트")
        try injector.typeKeys("'")
        try bed.keyboard.wait(for: "hearts") { $0.key("found-❤️") != nil }
        try bed.driver.tap("found-❤️")
        try bed.driver.tap("emoji-search-end")
        // The accent would make another letter of this key, which is none of Korean then.
        try bed.expectTyped("가❤️ㄷ") { try injector.typeKoreanKeys("ㄷ") }
      }
    }

    @Test("TY-8 TY-1 with auto-correct = off nothing is mended") func off() throws {
      try Self.with(.gtk4, settings: "auto-correct = off\n") { bed in
        let injector = bed.session.injector
        try bed.expectTyped(" teh") { try injector.typeKeys("teh") }
        try bed.keyboard.wait(for: "words") { $0.suggestions.contains { $0.label == "the" && !$0.isPending } }
        try bed.expectTyped(" teh x") { try injector.typeKeys(" x") }
      }
    }
  }
}
