// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// A real keyboard beside the one on the screen.
  @Suite struct HardwareKeyboardAppTests {
    private static func with(
      _ kind: AppKind, settings: String = "hardware-keyboard = on\n", _ body: (AppBed) throws -> Void
    )
      throws
    {
      try AppBed.with(kind, settings: settings, configure: { $0.devices = [.touch, .keyboard] }, body)
    }

    private static let pangrams = "The quiet brown fox jumps over 13 lazy dogs; why (not) 7 cats?"

    @Test("TY-8 keys of a real keyboard go to the app as they are", arguments: [AppKind.gtk4, .foot, .firefox])
    func latin(app kind: AppKind) throws {
      try Self.with(kind) { bed in
        try bed.open()
        try bed.expectTyped(Self.pangrams) { try bed.session.injector.typeKeys(Self.pangrams) }
      }
    }

    @Test(
      "TY-8 sixty keys of a real keyboard in one burst become Korean, in order",
      arguments: [AppKind.gtk4, .foot, .firefox])
    func korean(app kind: AppKind) throws {
      let text = "닭이 값을 묻다. 빨래 꽃 뛰어, 그래도 괜찮아 2번 웃었다 훑어봐"
      try Self.with(kind) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped(text) { try bed.session.injector.typeKoreanKeys(text) }
      }
    }

    @Test(
      "TY-8 a BackSpace takes a letter of the syllable, and then what the app deletes",
      arguments: [AppKind.gtk4, .foot])
    func backspace(app kind: AppKind) throws {
      try Self.with(kind) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        let injector = bed.session.injector
        try bed.expectTyped("가나") {
          try injector.typeKoreanKeys("가나닭")
          try injector.typeKeys("\u{8}\u{8}\u{8}\u{8}")
        }
        try bed.expectTyped("가") { try injector.typeKeys("\u{8}") }
        try bed.expectTyped("가한") { try injector.typeKoreanKeys("한") }
      }
    }

    @Test("TY-8 shortcuts are the app's in the middle of Korean: all, copy, paste")
    func shortcuts() throws {
      try Self.with(.gtk4) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        let injector = bed.session.injector
        try bed.expectTyped("한글한글끝") {
          try injector.typeKoreanKeys("한글")
          try injector.pressWithControl("a")
          try injector.pressWithControl("c")
          try injector.send("key 106 1; key 106 0")
          try injector.pressWithControl("v")
          try injector.typeKoreanKeys("끝")
        }
      }
    }

    @Test("TY-8 a held key comes again until it goes, in Latin and in Korean", arguments: ["en-US", "ko-KR"])
    func held(mode: String) throws {
      try Self.with(.gtk4) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: mode)
        let injector = bed.session.injector
        let letter: Character = mode == "ko-KR" ? "ㅋ" : "z"
        try injector.send("key 44 1")
        try Wait.untilTrue("the key to come again") { bed.app.text(of: "normal").count >= 4 }
        try injector.send("key 44 0")
        try injector.typeKeys("1")
        try Wait.untilTrue("the end") { bed.app.text(of: "normal").hasSuffix("1") }
        let text = bed.app.text(of: "normal")
        #expect(text.dropLast().allSatisfy { $0 == letter })
        try injector.typeKeys("2")
        #expect(bed.app.received(text + "2", in: "normal") == text + "2")
      }
    }

    @Test("TY-8 a password that is typed on a real keyboard is the app's alone") func secure() throws {
      try Self.with(.gtk4) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.app.focus("password")
        try bed.keyboard.wait(for: "the secure keyboard") { $0.secure }
        try bed.expectTyped("Secret 12", in: "password") { try bed.session.injector.typeKeys("Secret 12") }
        try bed.app.focus("normal")
        try bed.keyboard.wait(for: "Korean again") { !$0.secure && $0.mode == "ko-KR" }
        try bed.expectTyped("가") { try bed.session.injector.typeKoreanKeys("가") }
      }
    }

    @Test("TY-8 keys that are held while the focus moves are let go, and nothing is lost") func focusMove() throws {
      try Self.with(.gtk4) { bed in
        try bed.open("normal")
        try bed.driver.switchTo(mode: "ko-KR")
        let injector = bed.session.injector
        try injector.typeKoreanKeys("안녀")
        try injector.send("key \(Injector.shift) 1")
        #expect(bed.app.received("안녀", in: "normal") == "안녀")
        try bed.app.focus("text")
        try injector.send("key \(Injector.shift) 0")
        try bed.keyboard.wait(for: "the keyboard of the other field") { $0.visible }
        try bed.expectTyped("ㅏ나", in: "text") { try injector.typeKoreanKeys("ㅏ나") }
        #expect(bed.app.text(of: "normal") == "안녀")
      }
    }

    @Test("TY-8 Tab leads to the next field between two letters, and nothing is lost") func tab() throws {
      try Self.with(.gtk4) { bed in
        try bed.open("code1")
        let injector = bed.session.injector
        try injector.typeKeys("4")
        try injector.typeKeys("07")
        for (field, digit) in [("code1", "4"), ("code2", "0"), ("code3", "7")] {
          #expect(bed.app.received(digit, in: field) == digit)
        }
      }
    }

    @Test("TY-8 the layout of a real keyboard is kept, also when it is switched meanwhile") func layouts() throws {
      try Self.with(.gtk4) { bed in
        try bed.session.sway("input type:keyboard xkb_layout 'us,de'")
        try bed.open()
        let injector = bed.session.injector
        try bed.expectTyped("zy") { try injector.typeKeys("zy") }
        try bed.session.sway("input type:keyboard xkb_switch_layout 1")
        try bed.expectTyped("zyyz") { try injector.typeKeys("zy") }
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("zyyz가") { try injector.typeKoreanKeys("가") }
        try bed.session.sway("input type:keyboard xkb_switch_layout 0")
        try bed.expectTyped("zyyz가나") { try injector.typeKoreanKeys("나") }
      }
    }

    @Test("TY-8 a real keyboard works on when spinetd is killed with keys down") func killed() throws {
      try Self.with(.gtk4) { bed in
        try bed.open()
        let injector = bed.session.injector
        try bed.expectTyped("ab") { try injector.typeKeys("ab") }
        try injector.send("key \(Injector.control) 1")
        bed.keyboard.program.stop()
        try injector.send("key \(Injector.control) 0")
        try bed.expectTyped("abcde") { try injector.typeKeys("cde") }
      }
    }

    @Test("TY-8 off, keys of a real keyboard are nobody's but the app's") func off() throws {
      try Self.with(.gtk4, settings: "hardware-keyboard = off\n") { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("rl") { try bed.session.injector.typeKeys("rl") }
      }
    }
  }
}
