// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import TestKeyboardKeys
import Testing

extension AppTests {
  /// What custom keyboards know of the text and the field, and do with them.
  @Suite struct GuestTextTests {
    @Test(
      "CK-4 a keyboard moves the caret and knows what is around it; what it composes is replaced as it grows",
      arguments: [AppKind.gtk4, .firefox, .chromium])
    func text(kind: AppKind) throws {
      try AppBed.withTestKeyboard(kind) { bed in
        try bed.openTestKeyboard()
        try bed.expectTyped("acb") { try bed.tap(.a, .b, .left, .c) }
        try bed.expectTyped("ac(ac|-|b)b") { try bed.tap(.context) }
        try bed.expectTyped("ac(ac|-|bb") { try bed.tap(.delete) }
        try bed.expectTyped("ac(ac|-|b하b") { try bed.tap(.compose, .compose) }
        try bed.expectTyped("ac(ac|-|b한db") { try bed.tap(.compose, .d) }
      }
    }

    @Test("CK-14 a keyboard in its sandbox finds words with the SDK's decoder", arguments: [AppKind.gtk4, .firefox])
    func words(kind: AppKind) throws {
      try AppBed.withTestKeyboard(kind, hasWords: true) { bed in
        try bed.openTestKeyboard()
        try bed.expectTyped("bec") { try bed.tap(.b, .e, .c) }
        try bed.expectTyped("because") { try bed.tap(.guess) }
      }
    }

    @Test("CK-14 without words a keyboard is told so, and types") func noWords() throws {
      try AppBed.withTestKeyboard(.gtk4) { bed in
        try bed.openTestKeyboard()
        try bed.expectTyped("benone") { try bed.tap(.b, .e, .guess) }
      }
    }

    @Test("CK-4 CK-6 what fingers select in the app is told and replaced; a keyboard's own typing is not told")
    func selection() throws {
      try Self.withTypingApp { bed in
        try bed.open("name")
        try bed.driver.tap("globe")
        try bed.type([.a, .b, .changes], "ab1", in: "name")
        let word = Point(x: 34, y: bed.place(of: "name").y)
        // A tap of the key may still overtake what the app tells of the selection, and then nobody hears of it.
        try Wait.untilTrue("the keyboard to hear of the selection", detail: { bed.app.output }) {
          let told = bed.lines.count
          // Two taps select the word.
          for _ in 0..<2 { try bed.session.injector.tap(word) }
          let whole = "selection name 0 \(bed.length(of: "name"))"
          func isSelected() -> Bool { bed.lines.dropFirst(told).last { $0.hasPrefix("selection name ") } == whole }
          // Two taps that a busy machine hears too far apart select nothing.
          guard (try? Wait.untilTrue("the word to be selected", within: 5, isSelected)) != nil else { return false }
          try bed.session.injector.tap(bed.keyboard.place(of: .changes))
          try bed.wait(for: "the word to be replaced") { $0.dropFirst(told).contains { $0.hasPrefix("name \"") } }
          let text = bed.text(of: "name") ?? ""
          return !text.hasPrefix("\"ab1") && text.contains { $0.wholeNumberValue ?? 0 > 1 }
        }
      }
    }

    @Test("CK-6 a keyboard that comes again is told of the text anew, and of another field's")
    func appearance() throws {
      try AppBed.withTestKeyboard(.gtk4) { bed in
        try bed.openTestKeyboard()
        try bed.expectTyped("ab1") { try bed.tap(.a, .b, .changes) }
        try bed.setVisible(false)
        try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
        try bed.setVisible(true)
        try bed.waitForTestKeyboard()
        try bed.expectTyped("ab11") { try bed.tap(.changes) }
        try bed.open("words")
        try bed.waitForTestKeyboard()
        try bed.expectTyped("(-|-|-)2", in: "words") { try bed.tap(.context, .changes) }
        try bed.open()
        try bed.waitForTestKeyboard()
        try bed.expectTyped("ab11(ab11|-|-)") { try bed.tap(.context) }
      }
    }

    @Test(
      "CK-14 a keyboard knows what each field wants",
      arguments: [("normal", 0), ("email", 7), ("url", 3), ("number", 8), ("digits", 4)])
    func fields(_ row: (field: String, type: Int)) throws {
      try AppBed.withTestKeyboard(.gtk4) { bed in
        // Fields for digits have no room for a Globe.
        try bed.openTestKeyboard()
        try bed.open(row.field)
        try bed.waitForTestKeyboard()
        let facts = TestFacts(keyboardType: row.type)
        try bed.expectTyped(facts.text, in: row.field) { try bed.tap(.facts) }
      }
    }

    @Test("CK-6 CK-14 light or dark, and the return key, are as the field of an app of the SDK says")
    func fieldsOfTheSDK() throws {
      try Self.withTypingApp { bed in
        try bed.open("email")
        try bed.driver.tap("globe")
        try bed.typeFacts(TestFacts(keyboardType: 7), in: "email")
        try bed.open("message")
        try bed.typeFacts(TestFacts(returnKeyType: 7, isDark: true), in: "message")
        try bed.open("name")
        try bed.typeFacts(TestFacts(returnKeyType: 4), in: "name")
      }
    }

    @Test("CK-6 the colours follow the desktop where the field says nothing")
    func surroundings() throws {
      try AppBed.withTestKeyboard(.gtk4, settings: "appearance = dark\n") { bed in
        try bed.openTestKeyboard()
        try bed.expectTyped(TestFacts(isDark: true).text) { try bed.tap(.facts) }
      }
    }

    private static func withTypingApp(_ body: (TypingBed) throws -> Void) throws {
      var options = SessionOptions()
      options.customKeyboards = [.test]
      try TypingBed.with(options, settings: "keyboards = en-US, \(CustomKeyboard.test.identifier)\n", body)
    }
  }
}

extension TypingBed {
  /// Taps keys of the test keyboard and waits for what a field then holds.
  fileprivate func type(_ keys: [TestKey], _ text: String, in field: String) throws {
    try keyboard.wait(for: "the test keyboard") { $0.guest != nil }
    for key in keys { try session.injector.tap(keyboard.place(of: key)) }
    try wait({ $0 == text.debugDescription }, of: field)
  }

  fileprivate func length(of field: String) -> Int { (text(of: field)?.count ?? 2) - 2 }

  fileprivate func typeFacts(_ facts: TestFacts, in field: String) throws { try type([.facts], facts.text, in: field) }
}
