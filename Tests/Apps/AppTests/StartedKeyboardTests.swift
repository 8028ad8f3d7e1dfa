// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import TestKeyboardKeys
import Testing

extension AppTests {
  /// The keyboard by input-method-v1, on compositors that start it themselves.
  @Suite struct StartedKeyboardTests {
    /// A compositor and an app that asks for text input there.
    struct Place: CustomTestStringConvertible {
      var compositor: SessionOptions.Compositor
      var app: AppKind

      var testDescription: String { "\(app.rawValue) on \(compositor.rawValue)" }

      func configure(_ options: inout SessionOptions) {
        options.compositor = compositor
        // Weston's editor is wider than a phone, and lies anywhere.
        if compositor == .weston { (options.pixelWidth, options.pixelHeight) = (800, 1280) }
      }
    }

    static let places = [
      Place(compositor: .weston, app: .westonEditor), Place(compositor: .kwin, app: .gtk4),
      Place(compositor: .kwin, app: .qt5),
    ]

    @Test("SY-7 the keyboard comes with a field's focus and goes with it", arguments: places)
    func showing(_ place: Place) throws {
      try AppBed.with(place.app, configure: place.configure) { bed in
        let state = try bed.open()
        #expect(state.form == "docked" && state.shown)
        #expect(state.frame.maxY == state.outputSize.height && state.frame.width == state.outputSize.width)
        try bed.app.unfocus()
        let gone = try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
        #expect(!gone.shown)
        try bed.open()
      }
    }

    @Test("SY-7 an English sentence with capitals and symbols arrives as meant", arguments: places)
    func english(_ place: Place) throws {
      try AppBed.with(place.app, configure: place.configure) { bed in
        try bed.open()
        try bed.session.waitUntilStill()
        let text = "Hi Mina! It's 12:30 (table #7)."
        try bed.expectTyped(text) { try bed.driver.type(text) }
      }
    }

    @Test("SY-7 Korean is composed as meant", arguments: places)
    func korean(_ place: Place) throws {
      try AppBed.with(place.app, configure: place.configure) { bed in
        try bed.open()
        try bed.session.waitUntilStill()
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("안녕하세요, 값을 읽다") { try bed.driver.typeKorean("안녕하세요, 값을 읽다") }
      }
    }

    @Test("SY-7 Delete takes whole characters of any length", arguments: places)
    func deleting(_ place: Place) throws {
      try AppBed.with(place.app, configure: place.configure) { bed in
        try bed.open()
        try bed.session.waitUntilStill()
        try bed.driver.type("ab")
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.driver.typeKorean("한글 가")
        #expect(bed.app.received("ab한글 가", in: bed.app.kind.mainField) == "ab한글 가")
        for text in ["ab한글 ㄱ", "ab한글 ", "ab한글", "ab한", "ab", "a"] {
          try bed.expectTyped(text) { try bed.driver.tap("delete") }
        }
      }
    }

    @Test("SY-7 two thumbs at speed lose nothing", arguments: places)
    func rollover(_ place: Place) throws {
      try AppBed.with(place.app, configure: place.configure) { bed in
        try bed.open()
        try bed.session.waitUntilStill()
        let text = "the quick brown fox jumps over the lazy dog"
        let field = place.app == .qt5 ? "lower" : nil
        if let field {
          try bed.app.focus(field)
          try bed.keyboard.wait(for: "small letters") { $0.labels.contains("t") }
        }
        try bed.expectTyped(text, in: field) { try bed.driver.typeRollingOver(text, keysPerSecond: 10, seed: 7) }
      }
    }

    @Test(
      "SY-7 other apps on KWin get English, Korean and Delete as meant",
      arguments: [AppKind.gtk3, .firefox, .chromium, .vte])
    func others(app kind: AppKind) throws {
      try AppBed.with(kind, configure: { $0.compositor = .kwin }) { bed in
        try bed.open()
        try bed.expectTyped("ab ") { try bed.driver.type("ab ") }
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("ab 값을") { try bed.driver.typeKorean("값을") }
        // 을, 으, ㅇ.
        try bed.driver.tap("delete")
        try bed.expectTyped("ab 값ㅇ") { try bed.driver.tap("delete") }
      }
    }

    @Test("SY-7 VK-3 Ctrl+C, Escape, Tab and arrows reach a terminal on KWin")
    func terminal() throws {
      try AppBed.with(.vte, configure: { $0.compositor = .kwin }) { bed in
        try bed.open()
        for key in ["ctrl", "c", "escape", "tab", "up", "left"] { try bed.driver.tap(key) }
        let expected = "\u{3}\u{1b}\t\u{1b}[A\u{1b}[D"
        #expect(bed.app.received(expected, in: "raw") == expected)
      }
    }

    @Test("SY-7 Return starts a line, and text that is typed on goes behind it", arguments: places)
    func lines(_ place: Place) throws {
      try AppBed.with(place.app, configure: place.configure) { bed in
        try bed.open("text")
        try bed.session.waitUntilStill()
        try bed.expectTyped("Ab\nCd\n\nE", in: "text") { try bed.driver.type("Ab\nCd\n\nE") }
      }
    }

    @Test("SY-7 TY-1 the first word of a line is mended on KWin, though it waits for the Return before it")
    func mending() throws {
      try AppBed.with(.gtk4, hasWords: true, configure: { $0.compositor = .kwin }) { bed in
        try bed.open("text")
        try bed.session.waitUntilStill()
        try bed.expectTyped("Hello there\nDont", in: "text") { try bed.driver.type("Hello there\nDont") }
        try bed.expectTyped("Hello there\nDon't worry ", in: "text") { try bed.driver.type(" worry ") }
      }
    }

    @Test("SY-7 VK-2 fields have their keys on KWin", arguments: FieldTests.cases)
    func fields(_ row: FieldTests.Case) throws {
      // input-method-v1 has no purpose for a PIN: it gets letters, and is a secret all the same.
      guard row.field != "pin" else {
        return try AppBed.with(.gtk4, configure: { $0.compositor = .kwin }) { bed in
          let state = try bed.open(row.field)
          #expect(state.secure)
        }
      }
      try AppBed.with(.gtk4, configure: { $0.compositor = .kwin }) { bed in
        let state = try bed.open(row.field)
        #expect(state.secure == ["password", "pin"].contains(row.field))
        #expect(state.labels.isSuperset(of: row.shown), "missing: \(row.shown.subtracting(state.labels).sorted())")
        #expect(
          state.labels.isDisjoint(with: row.absent), "too many: \(row.absent.intersection(state.labels).sorted())")
        try bed.expectTyped(row.text, in: row.field) { try bed.driver.type(row.text) }
      }
    }

    @Test("SY-7 a field for numbers has its keys on Weston")
    func numbers() throws {
      try AppBed.with(.westonEditor, configure: Self.places[0].configure) { bed in
        let state = try bed.open("number")
        try bed.session.waitUntilStill()
        #expect(state.labels.isSuperset(of: FieldTests.digits) && state.labels.isDisjoint(with: FieldTests.letters))
        // The editor begins with a text there.
        try bed.expectTyped("Numeric-12.5", in: "number") { try bed.driver.type("-12.5") }
      }
    }

    @Test("SY-7 SY-1 the keyboard stands above a fullscreen app on KWin")
    func fullscreen() throws {
      try AppBed.with(.gtk4, configure: { $0.compositor = .kwin }) { bed in
        try bed.app.setFullscreen(true)
        try bed.open()
        try bed.expectTyped("over all") { try bed.driver.type("over all") }
      }
    }

    @Test("SY-7 SY-2 rotation while the keyboard shows on Weston", arguments: [1, 2, 3])
    func rotation(quarters: Int) throws {
      try AppBed.with(.westonEditor, configure: Self.places[0].configure) { bed in
        let before = try bed.open()
        try bed.session.waitUntilStill()
        try bed.driver.type("up ")
        try bed.session.turnWestonOutput(quarters: quarters)
        let size = before.outputSize
        let turned = quarters == 2 ? size : Size(width: size.height, height: size.width)
        try bed.keyboard.wait(for: "the keyboard's new size") {
          $0.visible && $0.outputSize == turned && $0.frame.width == turned.width && $0.frame.maxY == turned.height
        }
        try bed.session.waitUntilStill()
        try bed.expectTyped("up side") { try bed.driver.type("side") }
      }
    }

    @Test("SY-7 SY-2 rotation and another scale while the keyboard shows on KWin")
    func changes() throws {
      try AppBed.with(.gtk4, configure: { ($0.compositor, $0.pixelWidth, $0.pixelHeight) = (.kwin, 720, 1440) }) {
        bed in
        try bed.open()
        try bed.driver.type("a")
        for (change, size, letter) in [
          ("rotation.left", Size(width: 1440, height: 720), "b"),
          ("rotation.none", Size(width: 720, height: 1440), "c"),
          ("scale.2", Size(width: 360, height: 720), "d"),
        ] {
          try bed.session.changeKWinOutput(change)
          try bed.keyboard.wait(for: "the keyboard's new size") {
            $0.visible && $0.outputSize == size && $0.frame.width == size.width && $0.frame.maxY == size.height
          }
          let before = bed.app.text(of: "normal")
          try bed.expectTyped(before + letter) { try bed.driver.type(letter) }
        }
      }
    }

    @Test("SY-7 SY-2 the keyboard has the same logical size at scale 2", arguments: places)
    func scale(_ place: Place) throws {
      var frames: [Rect] = []
      for scale in [1, 2] {
        func configure(_ options: inout SessionOptions) {
          place.configure(&options)
          options.pixelWidth *= scale
          options.pixelHeight *= scale
          options.scale = scale
        }
        try AppBed.with(place.app, configure: configure) { bed in
          frames.append(try bed.open().frame)
          try bed.session.waitUntilStill()
          try bed.expectTyped("Scaled: \(scale)") { try bed.driver.type("Scaled: \(scale)") }
        }
      }
      #expect(frames.count == 2 && frames.first == frames.last)
    }

    @Test("SY-7 CK-4 a custom keyboard types in its sandbox", arguments: places)
    func customKeyboard(_ place: Place) throws {
      try AppBed.withTestKeyboard(place.app, configure: place.configure) { bed in
        try bed.open()
        try bed.session.waitUntilStill()
        try bed.showTestKeyboard()
        try bed.session.waitUntilStill()
        try bed.expectTyped("abcd") { try bed.tap(.a, .b, .c, .e, .delete, .d) }
      }
    }

    @Test("SY-7 on KWin the keyboard comes by a touch on a field, and only the field hears that touch")
    func touched() throws {
      try AppBed.with(.gtk4, configure: { ($0.compositor, $0.showsForTouchOnly) = (.kwin, true) }) { bed in
        try bed.app.setFullscreen(true)
        let height = try bed.keyboard.state().outputSize.height
        #expect(bed.app.wait { $0.contains { $0.event == "size" && $0.height == height } })
        let frame = try #require(try bed.app.fieldFrames()["normal"])
        try bed.session.injector.tap(frame.center)
        try bed.keyboard.wait(for: "the keyboard") { $0.visible }
        try bed.expectTyped("touched") { try bed.driver.type("touched") }
      }
    }

    @Test("SY-7 the doctor says what there is no way for, and does not blame the keyboard that runs", arguments: places)
    func doctor(_ place: Place) throws {
      try AppBed.with(place.app, configure: place.configure) { bed in
        try bed.open()
        let result = try bed.session.run([Checkout.program("spinet"), "doctor"])
        #expect(result.status == 0)
        #expect(result.output.contains(") runs as the keyboard of this session: good."))
        #expect(result.output.contains("does not float here"))
        #expect(!result.output.contains("Stop it") && !result.output.contains("MISSING"))
        // Asking has not ended the keyboard.
        #expect(try bed.keyboard.state().visible)
      }
    }

    @Test(
      "SY-7 a keyboard that the compositor has not started says how it would be", arguments: [places[0], places[1]])
    func startedByHand(_ place: Place) throws {
      try AppBed.with(place.app, configure: place.configure) { bed in
        let byHand = try bed.session.start(
          [Checkout.program("spinetd"), "--layouts", Checkout.keyboards], name: "by-hand")
        let status = try Wait.until("the end of it", detail: { byHand.output }) { byHand.exitStatus }
        #expect(status == 1)
        #expect(byHand.output.contains("This compositor starts its keyboard itself"))
        #expect(byHand.output.split(separator: "\n").count == 1)
      }
    }

    @Test(
      "SY-7 where the place for a card is missing, a wish for a floating keyboard is not followed", arguments: places)
    func noCard(_ place: Place) throws {
      try AppBed.with(place.app, settings: "form = floating\n", configure: place.configure) { bed in
        #expect(try bed.open().form == "docked")
        try bed.session.waitUntilStill()
        try bed.expectTyped("Docked") { try bed.driver.type("Docked") }
      }
    }
  }
}
