// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import TestSupport
import Testing

extension AppTests {
  /// A real keyboard beside the one on the screen.
  @Suite struct HardwareKeyboardAppTests {
    static func with(
      _ kind: AppKind, settings: String = "hardware-keyboard = on\n",
      also devices: [SessionOptions.Device] = [], on compositor: SessionOptions.Compositor = .sway,
      _ body: (AppBed) throws -> Void
    )
      throws
    {
      try AppBed.with(
        kind, settings: settings,
        configure: {
          $0.devices = [.touch, .keyboard] + devices
          $0.compositor = compositor
        }, body)
    }

    private static let pangrams = "The quiet brown fox jumps over 13 lazy dogs; why (not) 7 cats?"

    @Test(
      "TY-8 keys of a real keyboard go to the app as they are",
      arguments: [
        (AppKind.gtk4, SessionOptions.Compositor.sway), (.foot, .sway), (.firefox, .sway), (.gtk4, .phoc),
      ])
    func latin(app kind: AppKind, on compositor: SessionOptions.Compositor) throws {
      try Self.with(kind, on: compositor) { bed in
        try bed.open()
        try bed.expectTyped(Self.pangrams) { try bed.session.injector.typeKeys(Self.pangrams) }
      }
    }

    @Test(
      "TY-8 sixty keys of a real keyboard in one burst become Korean, in order",
      arguments: [AppKind.gtk4, .foot, .firefox])
    func korean(app kind: AppKind) throws {
      try Self.expectKorean("닭이 값을 묻다. 빨래 꽃 뛰어, 그래도 괜찮아 2번 웃었다 훑어봐", in: kind) {
        try $0.typeKoreanKeys($1)
      }
    }

    private static func expectKorean(
      _ text: String, in kind: AppKind, _ type: (Injector, String) throws -> Void
    ) throws {
      try with(kind) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped(text) { try type(bed.session.injector, text) }
      }
    }

    @Test(
      "TY-8 Korean that is typed as people type, with keys that stay down for a while, is one text in apps that tell none, too",
      arguments: [AppKind.gtk4, .foot])
    func unhurried(app kind: AppKind) throws {
      try Self.expectKorean("한글 값", in: kind) { try $0.typeKoreanKeysUnhurried($1) }
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

    @Test(
      "TY-8 what the rules of a layout make of a real keyboard's letters arrives, in one burst too",
      arguments: [AppKind.gtk4, .firefox, .foot])
    func rules(app kind: AppKind) throws {
      try AppBed.with(
        kind, settings: "hardware-keyboard = on\nkeyboards = \(TelexLayout.id), ko-KR\n",
        configure: {
          $0.devices = [.touch, .keyboard]
          $0.ownLayouts = [TelexLayout.file: (try? TelexLayout.text()) ?? ""]
        }
      ) { bed in
        try bed.open()
        let injector = bed.session.injector
        // What was typed by touch shows that the keyboard is grabbed.
        try bed.expectTyped(" ") { try bed.driver.tap("space") }
        try bed.expectTyped(" nhaf đời cấ ườ co") {
          try injector.typeKeys("nhaf ddowfi caas uwowf coo\u{8}")
        }
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

    @Test("TY-8 dead keys and Compose are the app's, also in the middle of Korean", arguments: [AppKind.gtk4, .foot])
    func compose(app kind: AppKind) throws {
      try Self.with(kind) { bed in
        try bed.session.sway("input type:keyboard xkb_layout us")
        try bed.session.sway("input type:keyboard xkb_variant intl")
        try bed.session.sway("input type:keyboard xkb_options compose:rctrl")
        try bed.open()
        let injector = bed.session.injector
        func typeSigns() throws {
          try injector.typeKeys("'e")
          try injector.send("key 97 1; key 97 0")
          try injector.typeKeys("oc")
        }
        // Korean shows that the keyboard is grabbed: a sequence that begins before has its first key another way.
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("가é©나") {
          try injector.typeKoreanKeys("가")
          try typeSigns()
          try injector.typeKoreanKeys("나")
        }
        try bed.driver.switchTo(mode: "en-US")
        try bed.expectTyped("가é©나é©") { try typeSigns() }
      }
    }

    @Test("TY-8 the key for Hangul changes the keyboard in the middle of a word", arguments: [AppKind.gtk4, .foot])
    func language(app kind: AppKind) throws {
      try Self.with(kind) { bed in
        try bed.open()
        let injector = bed.session.injector
        func pressHangul() throws { try injector.send("key 122 1; key 122 0") }
        // What was typed by touch shows that the keyboard is grabbed.
        try bed.expectTyped(" ") { try bed.driver.tap("space") }
        try bed.expectTyped(" ab한cd그e") {
          try injector.typeKeys("ab")
          try pressHangul()
          try injector.typeKoreanKeys("한")
          try pressHangul()
          try injector.typeKeys("cd")
          try pressHangul()
          try injector.typeKoreanKeys("그")
          try pressHangul()
          try injector.typeKeys("e")
        }
      }
    }

    @Test("TY-8 two real keyboards with two layouts write one text, and one is pulled with a letter down")
    func twoKeyboards() throws {
      try Self.with(.gtk4, also: [.secondKeyboard]) { bed in
        try bed.session.sway("input 0:2:headless xkb_layout de")
        try bed.open()
        let injector = bed.session.injector
        func typeOnOther(_ keys: String) throws {
          for key in keys {
            let code = try Injector.key(of: key).code
            try injector.send("other-key \(code) 1; other-key \(code) 0")
          }
        }
        try bed.expectTyped("azyb") {
          try injector.typeKeys("az")
          try typeOnOther("z")
          try injector.typeKeys("b")
        }
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("azyb한글") {
          for key in "gksrmf" {
            try key == "k" || key == "m" ? typeOnOther(String(key)) : injector.typeKeys(String(key))
          }
        }
        try injector.send("other-key 44 1")
        try Wait.untilTrue("the letter to come again") { bed.app.text(of: "normal").hasSuffix("ㅋㅋㅋ") }
        try injector.send("key 44 1; key 44 0")
        try injector.pull(.keyboard)
        try injector.send("other-key 44 0; other-key 2 1; other-key 2 0")
        try Wait.untilTrue("the end") { bed.app.text(of: "normal").hasSuffix("1") }
        let text = bed.app.text(of: "normal")
        #expect(text.dropFirst(6).dropLast().allSatisfy { $0 == "ㅋ" })
        try typeOnOther("2")
        #expect(bed.app.received(text + "2", in: "normal") == text + "2")
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
        // What was typed by touch shows that the keyboard is grabbed.
        try bed.expectTyped(" ") { try bed.driver.tap("space") }
        try bed.expectTyped(" 가") { try bed.session.injector.typeKoreanKeys("가") }
      }
    }

    @Test("TY-8 boxes that pass the focus on take a digit each") func code() throws {
      try Self.with(.gtk4) { bed in
        try bed.open("code1")
        try bed.session.injector.typeKeys("407")
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

    @Test("TY-8 off, keys of a real keyboard are nobody's but the app's") func off() throws {
      try Self.with(.gtk4, settings: "hardware-keyboard = off\n") { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("rl") { try bed.session.injector.typeKeys("rl") }
      }
    }
  }
}
