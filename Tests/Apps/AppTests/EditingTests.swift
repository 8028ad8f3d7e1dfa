// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// Capitals, holds, deletes and the caret, as the app sees them.
  @Suite struct EditingTests {
    /// A field with taps that leave shift alone, and the text that must come of them.
    struct Case: CustomTestStringConvertible {
      var field: String
      var taps: String
      var text: String

      var testDescription: String { field }
    }

    @Test(
      "TY-3 capitals come by themselves where the field asks for them",
      arguments: [
        Case(field: "normal", taps: "hi. there you", text: "hi. there you"),
        Case(field: "sentences", taps: "hi. there you", text: "Hi. There you"),
        Case(field: "words", taps: "new york", text: "New York"),
        Case(field: "upper", taps: "abc d", text: "ABC D"),
        Case(field: "lower", taps: "abc. d", text: "abc. d"),
      ])
    func capitals(_ row: Case) throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open(row.field)
        try bed.expectTyped(row.text, in: row.field) { try bed.driver.typeIgnoringCase(row.taps) }
      }
    }

    @Test("TY-3 shift twice is caps lock until the next shift")
    func capsLock() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        try bed.driver.tapTwice("shift")
        #expect(try bed.keyboard.state().shift == "locked")
        try bed.driver.typeIgnoringCase("ab")
        try bed.driver.tap("shift")
        try bed.expectTyped("ABc") { try bed.driver.typeIgnoringCase("c") }
      }
    }

    @Test("TY-3 letters typed while shift is held are capitals")
    func shiftChord() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        try bed.driver.injector.down(5, at: bed.driver.place(of: "shift"))
        try bed.driver.typeIgnoringCase("ab")
        try bed.driver.injector.up(5)
        try bed.expectTyped("ABc") { try bed.driver.typeIgnoringCase("c") }
      }
    }

    @Test("TY-3 two spaces make a full stop and start a sentence")
    func fullStop() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open("sentences")
        try bed.expectTyped("Hi. You", in: "sentences") { try bed.driver.typeIgnoringCase("hi  you") }
      }
    }

    @Test(
      "TY-3 TY-6 the full stop of two spaces stands before the space, and delete takes it back",
      arguments: [AppKind.gtk4, .gtk3, .firefox, .chromium, .libreoffice])
    func fullStopTakenBack(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        try bed.open()
        try bed.lowercase()
        try bed.expectTyped("okay. next") { try bed.driver.type("okay  next") }
        try bed.expectTyped("okay. next. ") { try bed.driver.type("  ") }
        try bed.expectTyped("okay. next  ") { try bed.driver.tap("delete") }
        try bed.expectTyped("okay. next x") {
          try bed.driver.tap("delete"); try bed.driver.type("x")
        }
      }
    }

    @Test(
      "TY-3 TY-6 the full stop of two spaces comes and goes in a web editor, which makes other spaces of them",
      arguments: [AppKind.firefox, .chromium])
    func fullStopInEditor(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        try bed.open("editable")
        try bed.lowercase()
        try bed.expectTyped("okay", in: "editable") { try bed.driver.type("okay") }
        try bed.expectTyped("okay. ", in: "editable") { try bed.driver.type("  ") }
        try bed.expectTyped("okay  ", in: "editable") { try bed.driver.tap("delete") }
        try bed.expectTyped("okay  x", in: "editable") { try bed.driver.type("x") }
      }
    }

    @Test(
      "TY-6 holding a key offers variants, and the finger picks one",
      arguments: [AppKind.gtk4, .firefox, .chromium, .qt6, .libreoffice])
    func variants(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        try bed.open()
        try bed.lowercase()
        try bed.driver.type("caf")
        try bed.expectTyped("café") { try bed.driver.holdAndPick("e", choice: "é") }
      }
    }

    @Test(
      "TY-6 holding delete takes letters, then words",
      arguments: [AppKind.gtk4, .firefox, .chromium, .qt6, .foot, .libreoffice, .vte])
    func holdDelete(app kind: AppKind) throws {
      let text = "one two three four five six seven eight"
      try AppBed.with(kind) { bed in
        let field = bed.app.kind.mainField
        try bed.open()
        try bed.lowercase()
        try bed.expectTyped(text) { try bed.driver.type(text) }
        let before = bed.app.events.count
        try bed.driver.hold("delete", for: "the text to go") { _ in bed.app.text(of: field).isEmpty }
        let steps = bed.app.events.dropFirst(before).filter { $0.field == field }.compactMap(\.text)
        #expect(steps.allSatisfy(text.hasPrefix), "only the end is deleted")
        #expect(steps.contains("one") || steps.contains("one "), "words go as wholes")
      }
    }

    @Test(
      "TY-5 delete takes back one jamo of the open syllable",
      arguments: [AppKind.gtk4, .firefox, .chromium, .qt6, .libreoffice, .vte])
    func deleteJamo(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("가값") { try bed.driver.typeKorean("가값") }
        for rest in ["가갑", "가가", "가ㄱ", "가", ""] {
          try bed.expectTyped(rest) { try bed.driver.tap("delete") }
        }
      }
    }

    @Test(
      "TY-6 holding space and sliding moves the caret",
      arguments: [AppKind.gtk4, .gtk3, .firefox, .chromium, .libreoffice])
    func caretSlide(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        let field = bed.app.kind.mainField
        try bed.open()
        try bed.lowercase()
        try bed.expectTyped("abcdefgh") { try bed.driver.type("abcdefgh") }
        try bed.driver.slideCaret(by: -60)
        try bed.driver.type("x")
        let arrived = bed.app.wait { _ in bed.app.text(of: field).contains("x") }
        let text = bed.app.text(of: field)
        #expect(arrived && text != "abcdefghx" && text.filter { $0 != "x" } == "abcdefgh", "received \(text)")
      }
    }
  }
}
