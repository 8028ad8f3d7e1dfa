// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// Keys of a real keyboard while the focus moves, and while spinetd comes and goes.
  @Suite struct HardwareKeyFocusTests {
    private static let modes = ["en-US", "ko-KR"]

    @Test(
      "TY-8 a key of a real keyboard is a shortcut while no field has focus, and a field's letter while one has",
      arguments: ["on", "off"])
    func oneKeyShortcut(setting: String) throws {
      try HardwareKeyboardAppTests.with(.gtk4, settings: "hardware-keyboard = \(setting)\n") { bed in
        try bed.open()
        let injector = bed.session.injector
        func shortcutCount() -> Int { bed.app.events.filter { $0.event == "shortcut" }.count }
        try bed.expectTyped("kk") { try injector.typeKeys("kk") }
        #expect(shortcutCount() == 0)
        try bed.driver.switchTo(mode: "ko-KR")
        for count in 1...3 {
          try bed.app.unfocus()
          try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
          try injector.typeKeys("k")
          try Wait.untilTrue("shortcut \(count)") { shortcutCount() == count }
          try bed.open()
        }
        try bed.expectTyped("kk1") { try injector.typeKeys("1") }
      }
    }

    @Test("TY-8 Tab moves the focus and types nothing, and the syllable before it is whole", arguments: modes)
    func tab(mode: String) throws {
      let isKorean = mode == "ko-KR"
      try HardwareKeyboardAppTests.with(.gtk4) { bed in
        try bed.open("normal")
        try bed.driver.switchTo(mode: mode)
        let injector = bed.session.injector
        let texts = isKorean ? ["안녕", "다람"] : ["hi", "there"]
        try injector.typeKoreanKeys(texts[0])
        try injector.typeKeys("\t")
        #expect(bed.app.received(texts[0], in: "normal") == texts[0])
        try Wait.untilTrue("the next field") { bed.app.focusedField == "sentences" }
        try bed.keyboard.wait(for: "the keyboard of the next field") { $0.visible }
        // Two at once right behind a word, and letters behind them that may come before the field is there.
        try injector.typeKoreanKeys(texts[1])
        try injector.typeKeys("\t\t")
        try injector.typeKoreanKeys(texts[0])
        #expect(bed.app.received(texts[0], in: "upper") == texts[0])
        for (field, text) in [("normal", texts[0]), ("sentences", texts[1]), ("words", "")] {
          #expect(bed.app.text(of: field) == text)
        }
      }
    }

    @Test("TY-8 Shift that is held while the focus moves is let go, and the syllable before is whole") func shift()
      throws
    {
      try HardwareKeyboardAppTests.with(.gtk4) { bed in
        try bed.open("normal")
        try bed.driver.switchTo(mode: "ko-KR")
        let injector = bed.session.injector
        try injector.typeKoreanKeys("안녀")
        try injector.send("key \(Injector.shift) 1")
        #expect(bed.app.received("안녀", in: "normal") == "안녀")
        let fields = try bed.keyboard.state().serial
        try bed.app.focus("text")
        try injector.send("key \(Injector.shift) 0")
        try bed.keyboard.wait(for: "the keyboard of the other field") { $0.visible && $0.serial > fields }
        try bed.expectTyped("ㅏ나", in: "text") { try injector.typeKoreanKeys("ㅏ나") }
        #expect(bed.app.text(of: "normal") == "안녀")
      }
    }

    /// Holds a letter down until it has come some times.
    private static func holdLetter(_ mode: String, in bed: AppBed) throws {
      try bed.open("normal")
      try bed.driver.switchTo(mode: mode)
      try bed.session.injector.send("key 44 1")
      try Wait.untilTrue("the letter to come again") { bed.app.text(of: "normal").count >= 3 }
    }

    private static func letter(_ mode: String) -> Character { mode == "ko-KR" ? "ㅋ" : "z" }

    @Test(
      "TY-8 a letter that is held while the focus moves to another field comes no more once it is let go",
      arguments: modes)
    func heldIntoField(mode: String) throws {
      try HardwareKeyboardAppTests.with(.gtk4) { bed in
        try Self.holdLetter(mode, in: bed)
        let fields = try bed.keyboard.state().serial
        try bed.app.focus("text")
        let injector = bed.session.injector
        try injector.send("key 44 0")
        try bed.keyboard.wait(for: "the keyboard of the other field") { $0.visible && $0.serial > fields }
        try injector.typeKeys("1")
        try Wait.untilTrue("the end") { bed.app.text(of: "text").hasSuffix("1") }
        let text = bed.app.text(of: "text")
        let first = bed.app.text(of: "normal")
        #expect((first + text.dropLast()).allSatisfy { $0 == Self.letter(mode) })
        try injector.typeKeys("2")
        #expect(bed.app.received(text + "2", in: "text") == text + "2")
        #expect(bed.app.text(of: "normal") == first)
      }
    }

    @Test("TY-8 a letter that is held while another app gets the focus does not come there", arguments: modes)
    func heldIntoApp(mode: String) throws {
      try HardwareKeyboardAppTests.with(.gtk4) { bed in
        try Self.holdLetter(mode, in: bed)
        let other = try App(.foot, in: bed.session)
        defer { other.stop() }
        let injector = bed.session.injector
        try injector.send("key 44 0")
        try bed.keyboard.wait(for: "the keyboard of the other app") { $0.visible }
        try injector.typeKeys("12")
        #expect(other.received("12", in: other.kind.mainField) == "12")
        #expect(bed.app.text(of: "normal").allSatisfy { $0 == Self.letter(mode) })
      }
    }

    @Test("TY-8 a real keyboard works on when spinetd is killed with a letter and Control down", arguments: modes)
    func killed(mode: String) throws {
      try HardwareKeyboardAppTests.with(.gtk4) { bed in
        try Self.holdLetter(mode, in: bed)
        let injector = bed.session.injector
        try injector.send("key \(Injector.control) 1")
        bed.keyboard.program.stop()
        try injector.send("key 44 0; key \(Injector.control) 0")
        try injector.typeKeys("1")
        try Wait.untilTrue("the end") { bed.app.text(of: "normal").hasSuffix("1") }
        let text = bed.app.text(of: "normal")
        #expect(text.dropLast().allSatisfy { $0 == Self.letter(mode) })
        try bed.expectTyped(text + "cde") { try injector.typeKeys("cde") }
      }
    }
  }
}
