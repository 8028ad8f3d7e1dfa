// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// The bar of words without keys, beside a real keyboard.
@MainActor @Suite struct LoneBarTests {
  private func person(
    _ size: Size = HeadlessDesk.phone, modes: [String] = ["en-US", "ko-KR"], held: HeldForm = HeldForm(),
    smartPunctuation: Bool = false
  ) -> HeadlessDesk {
    let person = HeadlessDesk(size, held: held, languages: PlayedWords()) {
      $0.preferences.modes = modes
      $0.preferences.smartPunctuation = smartPunctuation
      $0.takesHardwareKeys = true
    }
    person.focus()
    return person
  }

  /// Types on the real keyboard; what nobody takes is the app's.
  private func type(_ text: String, by person: HeadlessDesk) {
    for sign in text where !person.desk.press(HardwareKey(.text(String(sign)), americanSign: sign)) {
      person.field.change(to: person.text + String(sign))
      person.desk.followField(.appChangedText)
    }
  }

  private func keys(_ person: HeadlessDesk) -> [String] {
    person.desk.shown?.presentation.plane.keys.map(\.id).sorted() ?? []
  }

  @Test("TY-8 with the first letter of a real keyboard the keys hide and the bar stays, until they are asked for")
  func hides() {
    let person = person()
    let whole = person.desk.placement.frame
    type("t", by: person)
    let bar = person.desk.placement.frame
    #expect(bar == Rect(x: 0, y: whole.maxY - 46, width: whole.width, height: 46))
    #expect(keys(person) == ["globe", "keys", "suggestion-1", "suggestion-2", "suggestion-3"])
    #expect(person.text == "t" && person.desk.placement.form == .docked && person.desk.takesRoom)
    person.tap("keys")
    #expect(person.desk.placement.frame == whole && person.text == "t")
    person.tap("h")
    #expect(person.text == "th")
    type("e", by: person)
    #expect(person.text == "the" && person.desk.placement.frame == bar)
  }

  @Test("TY-8 the bar offers words for what the app got of a real keyboard, and a tap takes one") func words() {
    let person = person()
    type("hel", by: person)
    person.tap("suggestion-1")
    #expect(person.text == "hello ")
    type("t", by: person)
    #expect(person.text == "hello t")
  }

  @Test("TY-8 TY-1 a space or a full stop typed on a real keyboard behind a word of the bar is not doubled")
  func behindWord() {
    for (typed, text) in [
      (" ", "hello "), (" t", "hello t"), (".", "hello."), ("?", "hello?"), (". t", "hello. t"), ("t", "hello t"),
      ("  ", "hello  "), ("-", "hello -"),
    ] {
      let person = person()
      type("hel", by: person)
      person.tap("suggestion-1")
      #expect(person.text == "hello ")
      type(typed, by: person)
      #expect(person.text == text, "\(typed)")
    }
  }

  @Test("TY-8 TY-1 nor where the word was taken while all keys were there, and the real keyboard is used from then on")
  func behindWordOfKeys() {
    for (typed, text) in [(" ", "hello "), (".", "hello."), (" t", "hello t"), ("t", "hello t")] {
      let person = person()
      person.type("hel")
      let word = person.desk.shown?.presentation.plane.keys.first { $0.role == .suggestion("hello") }
      person.tap(word?.id ?? "")
      #expect(person.text == "hello " && person.desk.placement.frame.height > 100)
      type(typed, by: person)
      #expect(person.text == text, "\(typed)")
      #expect(person.desk.placement.frame.height == 46)
    }
  }

  @Test("TY-8 TY-1 a full stop that is held behind a word of the bar goes on, and a quotation mark stays straight")
  func heldBehindWord() {
    let person = person(smartPunctuation: true)
    type("hel", by: person)
    person.tap("suggestion-1")
    var stop = HardwareKey(.text("."), americanSign: ".")
    #expect(person.desk.press(stop) && person.text == "hello.")
    stop.isRepeated = true
    for text in ["hello..", "hello..."] {
      #expect(person.desk.press(stop) && person.text == text)
    }
    // Another key's repeats are the app's.
    var other = HardwareKey(.text("!"), americanSign: "!")
    other.isRepeated = true
    #expect(!person.desk.press(other))
    person.focus()
    type("\"hel", by: person)
    person.tap("suggestion-1")
    #expect(person.text == "\"hello ")
    type("\"", by: person)
    #expect(person.text == "\"hello\"")
  }

  @Test("TY-8 TY-1 a space that stands elsewhere, or that somebody typed, takes none away") func otherSpaces() {
    let person = person()
    type("hel", by: person)
    person.tap("suggestion-1")
    person.field.change(to: "hello you ")
    person.desk.followField(.appChangedText)
    type(".", by: person)
    #expect(person.text == "hello you .")
    type(" ", by: person)
    #expect(person.text == "hello you . ")
    person.focus()
    type("hel", by: person)
    person.tap("suggestion-1")
    type("x", by: person)
    type(".", by: person)
    #expect(person.text == "hello x.")
    // A shortcut is the app's.
    person.focus()
    type("hel", by: person)
    person.tap("suggestion-1")
    #expect(!person.desk.press(HardwareKey(.text("."), isPlain: false)) && person.text == "hello ")
  }

  @Test("TY-8 the bar stays from field to field, and beside a secret it has no words and takes no keys") func fields() {
    let person = person()
    type("t", by: person)
    person.focus(FieldTraits(hints: .multiline))
    #expect(person.desk.placement.frame.height == 46)
    person.focus(FieldTraits(purpose: .password))
    #expect(person.desk.placement.frame.height == 46 && !person.field.takesHardwareKeys)
    #expect(keys(person).filter { $0.hasPrefix("suggestion") } == [])
    person.tap("keys")
    person.type("ab")
    #expect(person.text == "ab")
  }

  @Test("TY-8 the bar tells what is typed, and leads from one keyboard to the next") func globe() throws {
    let person = person()
    func label() -> KeyLabel? { person.desk.shown?.presentation.plane.keys.first { $0.id == "globe" }?.label }
    type("t", by: person)
    let english = try #require(label())
    person.tap("globe")
    #expect(person.desk.keys?.modeID == "ko-KR" && label() != english)
    type("rk", by: person)
    #expect(person.text == "t가" && person.desk.placement.frame.height == 46)
  }

  @Test("TY-8 keys do not go from under a finger, and Return, arrows and shortcuts hide none") func stays() {
    let person = person()
    let whole = person.desk.placement.frame
    for key in [HardwareKey(.enter), HardwareKey(.arrow(.left)), HardwareKey(.text("a"), isPlain: false)] {
      #expect(!person.desk.press(key))
    }
    person.down("h")
    type("t", by: person)
    #expect(person.desk.placement.frame == whole)
    person.up()
    #expect(person.text == "th" && person.desk.placement.frame == whole)
  }

  @Test(
    "TY-8 a card and halves make room for the bar at the bottom, and come back",
    arguments: [KeyboardForm.floating, .split])
  func forms(_ form: KeyboardForm) {
    let person = person(Size(width: 1024, height: 768), held: HeldForm(form, elevation: 150))
    let before = person.desk.placement
    type("t", by: person)
    #expect(person.desk.placement.form == .docked)
    #expect(person.desk.placement.frame == Rect(x: 0, y: 722, width: 1024, height: 46))
    person.tap("keys")
    #expect(person.desk.placement == before)
  }

  @Test("TY-8 the setting ends the bar, and so does an arrow of a remote") func ends() {
    let person = person()
    type("t", by: person)
    person.desk.situation.takesHardwareKeys = false
    #expect(person.desk.placement.frame.height > 100)
    person.desk.situation.takesHardwareKeys = true
    type("h", by: person)
    #expect(person.desk.placement.frame.height == 46)
    person.desk.situation.remoteKeys = .grid
    #expect(person.desk.press(HardwareKey(.arrow(.left))))
    #expect(person.desk.placement.frame.height > 100)
  }

  @Test("TY-8 emoji come from the bar, and lead back to it") func emoji() {
    let person = HeadlessDesk(emoji: PlayedEmoji(), languages: PlayedWords()) { $0.takesHardwareKeys = true }
    person.focus()
    type("t", by: person)
    person.tap("emoji")
    #expect(person.desk.placement.frame.height > 100)
    person.tap("letters")
    #expect(person.desk.placement.frame.height == 46)
  }

  @Test("TY-8 TY-6 the bar's words begin a sentence with a capital") func capitals() {
    let person = person()
    person.focus(FieldTraits(hints: [.completion]))
    type("so. ", by: person)
    let roles = person.desk.shown?.presentation.plane.keys.map(\.role) ?? []
    #expect(roles.contains(.suggestion("The")) && !roles.contains(.suggestion("the")), "\(roles)")
  }

  @Test(
    "TY-8 SY-9 the first button of a remote and the first press of a switch count beside the bar of a card, too",
    arguments: [KeyboardForm.floating, .split])
  func firstPress(_ form: KeyboardForm) {
    for isRemote in [true, false] {
      let person = person(Size(width: 1024, height: 768), held: HeldForm(form, elevation: 150))
      let before = person.desk.placement
      type("t", by: person)
      if isRemote { person.desk.situation.remoteKeys = .grid } else { person.desk.situation.scanning.switches = .one }
      #expect(person.desk.press(HardwareKey(isRemote ? .arrow(.left) : .enter)))
      #expect(person.desk.placement.form == before.form)
      #expect(person.desk.shown?.presentation.focusedKeys.isEmpty == false)
    }
  }

  @Test(
    "TY-8 the bar goes to a corner, where the app has its room, to the other one and back, and stays where it is put")
  func corners() {
    let person = person()
    let whole = person.desk.placement.frame
    type("t", by: person)
    let bar = person.desk.placement.frame
    person.hold("keys", choose: 0)
    let left = Rect(x: 8, y: whole.maxY - 54, width: 208, height: 46)
    #expect(person.desk.placement.frame == left && !person.desk.takesRoom)
    #expect(keys(person) == ["globe", "keys", "other-side", "whole-bar"])
    // What is beside it is the app's.
    person.finger(.began, at: Point(x: 300, y: whole.maxY - 20))
    person.finger(.ended, at: Point(x: 300, y: whole.maxY - 20))
    type("h", by: person)
    #expect(person.text == "th" && person.desk.placement.frame == left)
    person.tap("other-side")
    let right = Rect(x: whole.maxX - 216, y: left.minY, width: 208, height: 46)
    #expect(person.desk.placement.frame == right)
    #expect(person.services.kept.last?.bar == .right)
    person.focus()
    #expect(person.desk.placement.frame == right, "from field to field")
    person.tap("globe")
    #expect(person.desk.keys?.modeID == "ko-KR")
    type("rk", by: person)
    #expect(person.text == "가" && person.desk.placement.frame == right)
    person.tap("keys")
    #expect(person.desk.placement.frame == whole)
    type("s", by: person)
    #expect(person.desk.placement.frame == right, "it comes again where it was")
    person.tap("whole-bar")
    #expect(person.desk.placement.frame == bar && person.desk.takesRoom)
  }

  @Test("TY-8 a finger that rests on the key of the bar for long, and goes nowhere, moves no bar") func longTouch() {
    let person = person()
    type("t", by: person)
    let bar = person.desk.placement.frame
    person.down("keys")
    person.wait(700)
    person.up()
    person.wait(120)
    #expect(person.services.kept.isEmpty && person.desk.placement.frame.width == bar.width)
  }

  @Test("TY-8 a bar in a corner is in it on a tablet, too, and what it makes room for comes back as it was")
  func cornersOfTablets() {
    let size = Size(width: 1024, height: 768)
    for form in [KeyboardForm.docked, .floating, .split] {
      let person = person(size, held: HeldForm(form, elevation: 150, bar: .right))
      let before = person.desk.placement
      type("t", by: person)
      #expect(person.desk.placement.frame == Rect(x: 1024 - 216, y: 714, width: 208, height: 46))
      person.tap("keys")
      #expect(person.desk.placement == before)
    }
  }

  @Test("TY-8 below what an app shows above the keyboard the bar is as wide as the screen, and aside again without it")
  func belowAccessory() {
    let person = person(held: HeldForm(bar: .right))
    type("t", by: person)
    #expect(person.desk.placement.isCollapsed)
    let corner = person.desk.placement.frame
    person.claim { $0.accessoryHeight = 44 }
    #expect(person.desk.placement.frame == Rect(x: 0, y: corner.maxY + 8 - 46, width: 360, height: 46))
    #expect(!person.desk.placement.isCollapsed && person.desk.takesRoom)
    person.claim { $0.accessoryHeight = 0 }
    #expect(person.desk.placement.frame == corner && person.desk.placement.isCollapsed)
  }

  @Test("KG-1 TY-8 a keyboard that goes to another place of its screen is not told as gone on its way there")
  func onTheWay() {
    let person = person()
    person.screen.answersAtOnce = false
    type("t", by: person)
    let bar = person.desk.placement
    let count = person.services.placements.count
    person.hold("keys", choose: 0)
    #expect(person.screen.surface == nil && person.services.placements.count == count)
    person.screen.configure()
    person.desk.followScreen()
    #expect(person.services.placements.dropFirst(count).map(\.isCollapsed) == [true])
    #expect(person.services.placements.last?.frame.maxY == bar.frame.maxY - 8)
    person.desk.setVisible(false)
    #expect(person.services.placements.last?.form == nil)
  }

  @Test("TY-8 where there are no cards the bar stays at the bottom, and a hold offers nothing") func noCards() {
    let person = person(held: HeldForm(bar: .left))
    person.screen.abilities.forms = [.docked]
    type("t", by: person)
    #expect(person.desk.placement.frame.width == 360 && person.desk.takesRoom)
    #expect(person.desk.keys?.plane.keys.first { $0.id == "keys" }?.variants == [])
  }

  @Test("TY-8 a hold of what is typed lists the keyboards, and nothing that would not show") func list() {
    let person = person(Size(width: 1024, height: 768))
    type("t", by: person)
    let globe = person.desk.keys?.plane.keys.first { $0.id == "globe" }
    #expect(globe?.variants.map(\.role) == [.keyboard("en-US"), .keyboard("ko-KR")])
    person.hold("globe", choose: 1)
    #expect(person.desk.keys?.modeID == "ko-KR" && person.desk.placement.frame.height == 46)
  }

  @Test("TY-8 whoever asks for the keyboard gets its keys") func asked() {
    let person = person()
    let whole = person.desk.placement.frame
    type("t", by: person)
    person.desk.setVisible(false)
    person.desk.setVisible(true)
    #expect(person.desk.placement.frame == whole)
  }
}
