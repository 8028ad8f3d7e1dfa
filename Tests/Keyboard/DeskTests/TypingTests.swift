// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// Touches on the glass and what they become.
@Suite struct TypingTests {
  @Test("SY-1 TY-6 touches become text before anything is drawn") func textFirst() {
    let person = HeadlessDesk()
    person.focus(FieldTraits(hints: [.lowercase]))
    let frames = person.screen.frames.count
    person.down("a")
    let pressed = person.screen.frames.count
    #expect(pressed == frames + 1)
    person.field.onApply = { [screen = person.screen] in #expect(screen.frames.count == pressed) }
    person.up()
    #expect(person.text == "a" && person.screen.frames.count > pressed)
    #expect(person.services.clicks == [.character])
  }

  @Test("a key that was tapped is up again a moment later, with one frame and nothing else") func afterTap() {
    let person = HeadlessDesk()
    person.focus(FieldTraits(hints: [.lowercase]))
    person.tap("a", pause: 0)
    let (frames, requests) = (person.screen.frames.count, person.screen.requestCount)
    #expect(person.desk.shown?.presentation.press.pressed.count == 1)
    person.wait(1000)
    #expect(person.desk.shown?.presentation.press.pressed.isEmpty == true)
    #expect(person.screen.frames.count == frames + 1 && person.screen.requestCount == requests)
    #expect(person.services.deadline == nil)
  }

  @Test("a field that goes in the moment of a tap takes the keyboard with it") func blurAfterTap() {
    let person = HeadlessDesk()
    person.focus(FieldTraits(hints: [.lowercase]))
    person.tap("a", pause: 0)
    person.blur()
    person.wait(1000)
    #expect(!person.isShown && person.services.deadline.map { $0 > person.services.now } ?? true)
  }

  @Test(
    "TY-5 in an app that tells nothing a syllable ends when something else than the keyboard is used",
    arguments: [false, true])
  func otherUse(tellsText: Bool) {
    let person = HeadlessDesk { $0.preferences.modes = ["ko-KR"] }
    person.field.tellsText = tellsText
    person.focus()
    #expect(!person.field.watchesOtherUse)
    person.type("ㄱㅏ")
    #expect(person.text == "가" && person.field.watchesOtherUse == !tellsText)
    person.desk.noteOtherUse()
    #expect(!person.field.watchesOtherUse)
    person.type("ㄴ")
    #expect(person.text == (tellsText ? "간" : "가ㄴ") && person.field.watchesOtherUse == !tellsText)
    person.blur()
    #expect(!person.field.watchesOtherUse)
  }

  @Test("TY-5 Korean is composed, and what is chosen stays for the next field") func korean() {
    let person = HeadlessDesk()
    person.focus(FieldTraits(hints: [.lowercase]))
    person.desk.choose("ko-KR")
    for key in ["ㅎ", "ㅏ", "ㄴ"] { person.tap(key) }
    #expect(person.text == "한")
    person.blur()
    person.wait(1000)
    person.focus()
    #expect(person.desk.placement.keyboard == "ko-KR")
  }

  @Test("VK-5 VK-2 what the app says of its field is taken over while it has focus, and forgotten with it")
  func claims() {
    let person = HeadlessDesk()
    person.focus()
    person.claim {
      $0.returnKey = .search
      $0.isReturnEnabled = false
      $0.appearance = .dark
    }
    #expect(person.desk.keys?.returnKey == .search)
    #expect(person.desk.theme == .dark)
    person.tap("return")
    #expect(person.field.strokes.isEmpty)
    person.claim { $0.isReturnEnabled = true }
    person.tap("return")
    #expect(person.field.strokes == [.enter])
    person.field.told = nil
    person.focus(text: "other")
    #expect(person.desk.theme == .light && person.desk.keys?.returnKey == .return)
  }

  @Test("SY-4 settings that change while it shows are one update") func settings() {
    let person = HeadlessDesk()
    person.focus(FieldTraits(hints: [.completion]))
    let frames = person.screen.frames.count
    var situation = person.desk.situation
    situation.appearance = .dark
    situation.preferences.autoCapitalization = false
    situation.preferences.modes = ["ko-KR", "en-US"]
    situation.showsGlobeBelow = true
    person.desk.situation = situation
    #expect(person.screen.frames.count == frames + 1)
    #expect(person.desk.theme == .dark && person.desk.keys?.enabledModes.map(\.id) == ["ko-KR", "en-US"])
    person.desk.situation = situation
    #expect(person.screen.frames.count == frames + 1, "nothing has changed")
  }

  @Test("SY-5 keys stand out more where the person or the desktop wants that, in light and in dark") func contrast() {
    let person = HeadlessDesk()
    person.focus()
    #expect(person.desk.theme == .light)
    person.desk.situation.prefersHighContrast = true
    #expect(person.desk.theme == .lightHighContrast && person.desk.keys?.presentation.theme == .lightHighContrast)
    person.claim { $0.appearance = .dark }
    #expect(person.desk.theme == .darkHighContrast)
    person.desk.situation.contrast = .standard
    #expect(person.desk.theme == .dark)
    person.desk.situation.prefersHighContrast = false
    person.desk.situation.contrast = .high
    #expect(person.desk.theme == .darkHighContrast)
  }

  @Test("SY-5 words above the keys are as much larger as the desktop's text, at once and at the same height")
  func textScale() {
    let person = HeadlessDesk()
    person.focus()
    let (frames, frame) = (person.screen.frames.count, person.desk.placement.frame)
    #expect(person.desk.shown?.presentation.textScale == 1)
    person.desk.situation.preferences.textScale = 1.5
    #expect(person.desk.shown?.presentation.textScale == 1.5 && person.screen.frames.count == frames + 1)
    #expect(person.desk.placement.frame == frame)
  }

  @Test("SY-4 the size of keys changes at once, with the room that apps leave, on phones, tablets and cards")
  func keySize() {
    for (size, held) in [
      (HeadlessDesk.phone, HeldForm()), (HeadlessDesk.tablet, HeldForm()), (HeadlessDesk.tablet, HeldForm(.floating)),
    ] {
      let person = HeadlessDesk(size, held: held)
      person.focus()
      let usual = person.desk.placement.frame.height
      #expect(usual > 0)
      person.desk.situation.preferences.keySize = .large
      let large = person.desk.placement.frame.height
      person.desk.situation.preferences.keySize = .small
      let small = person.desk.placement.frame.height
      #expect(large > usual * 1.1 && small < usual * 0.95 && small > usual * 0.85)
      #expect(person.screen.request?.height == small)
      person.tap("a")
      #expect(person.text.lowercased() == "a", "the keys are where they are seen")
    }
  }

  @Test("SY-4 TY-6 a finger that rests keeps its key while the keys get another size under it")
  func underFinger() {
    let person = HeadlessDesk()
    person.focus(FieldTraits(hints: [.lowercase]))
    person.down("q")
    person.desk.situation.preferences.keySize = .large
    person.up()
    person.down("z")
    person.desk.situation.preferences.keySize = .small
    person.up()
    #expect(person.text == "qz")
  }

  @Test("ED-3 a secret is told of, and a field whose text nobody knows is one for all anybody knows") func secrets() {
    let person = HeadlessDesk()
    person.focus()
    person.focus(FieldTraits(purpose: .password))
    person.focus(FieldTraits(purpose: .terminal))
    person.blur()
    #expect(person.services.targets.map(\.secrecy) == [.ordinary, .secret, .unknown, .unknown])
  }

  @Test("SY-10 VK-3 fingers that do what no finger does end nothing, and lift in any order") func wildFingers() {
    let person = HeadlessDesk()
    person.focus(FieldTraits(hints: [.lowercase]))
    let places = [
      Point(x: -1e9, y: 4), Point(x: 1e9, y: 1e9), .zero, Point(x: 180, y: 700), Point(x: .nan, y: 600),
    ]
    for (index, place) in places.enumerated() {
      for phase in TouchPhase.allCases { person.finger(phase, at: place, Int32(index % 3)) }
      person.finger(.ended, at: place, 99)
      person.wait(40)
    }
    person.wait(2000)
    person.focus(FieldTraits(hints: [.lowercase]))
    person.type("ok")
    #expect(person.text == "ok")
  }
}
