// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// The buttons of a remote, over the keys of the screen.
@MainActor @Suite struct RemoteKeysTests {
  private func person(
    _ keys: RemoteKeys = .grid, languages: (any LanguageSource)? = nil
  ) -> HeadlessDesk {
    let person = HeadlessDesk(keys == .line ? Self.television : HeadlessDesk.phone, languages: languages) {
      $0.preferences.autoCapitalization = false
      $0.remoteKeys = keys
    }
    person.focus()
    return person
  }

  private static let television = Size(width: 1280, height: 720)
  private static let arrows: [Character: FocusDirection] = ["<": .left, ">": .right, "^": .up, "v": .down]

  /// Presses buttons and lets them go: `<>^v` for arrows, `o` for OK, `r` for Return, `b` for Back.
  ///
  /// - Returns: Those that the app gets.
  @discardableResult
  private func press(_ buttons: String, by person: HeadlessDesk) -> String {
    buttons.filter { button in
      let meaning: HardwareKey.Meaning =
        switch button {
        case "o": .select
        case "r": .enter
        case "b": .back
        default: Self.arrows[button].map { .arrow($0) } ?? .text(String(button))
        }
      let key = HardwareKey(meaning)
      let isTaken = person.desk.press(key)
      person.wait(40)
      if isTaken { person.desk.release(key) }
      person.wait(40)
      return !isTaken
    }
  }

  private func focused(_ person: HeadlessDesk) -> String? { person.desk.keys?.focusedKeys.first }

  /// Goes to a key by arrows alone, as somebody does who sees where the focus is.
  private func go(to name: String, by person: HeadlessDesk) {
    for _ in 0..<60 {
      guard let keys = person.desk.keys, let place = person.place(of: name),
        let focus = keys.plane.keys.first(where: { $0.id == keys.focusedKeys.first })
      else { break }
      let (frame, origin) = (focus.frame, person.desk.placement.frame.origin)
      let goal = place - origin
      if frame.contains(goal) { return }
      if goal.y < frame.minY {
        press("^", by: person)
      } else if goal.y > frame.maxY {
        press("v", by: person)
      } else {
        press(goal.x < frame.minX ? "<" : ">", by: person)
      }
    }
    Issue.record("arrows do not lead to '\(name)'")
  }

  @Test("VK-13 the first arrow shows the focus; arrows and OK of a remote then type, and none of that is the app's")
  func typing() {
    let person = person()
    #expect(focused(person) == nil)
    #expect(press("v", by: person) == "" && focused(person) != nil)
    for letter in "hello" {
      go(to: String(letter), by: person)
      #expect(press("o", by: person) == "")
    }
    go(to: "space", by: person)
    press("r", by: person)
    go(to: "delete", by: person)
    press("oo", by: person)
    #expect(person.text == "hell")
  }

  @Test("VK-13 a held OK does what a held finger does, and an arrow meanwhile takes it back") func held() {
    let person = person()
    person.field.focus(FieldTraits(), text: "abcdef")
    person.desk.followField(.newField)
    press("v", by: person)
    go(to: "delete", by: person)
    let select = HardwareKey(.select)
    #expect(person.desk.press(select))
    person.wait(900)
    person.desk.release(select)
    #expect(person.text.count < 5)
    go(to: "g", by: person)
    let before = person.text
    #expect(person.desk.press(select) && person.desk.press(HardwareKey(.arrow(.left))))
    person.desk.release(HardwareKey(.arrow(.left)))
    let focus = focused(person)
    person.desk.release(select)
    person.wait(200)
    #expect(person.text == before && focused(person) == focus)
  }

  @Test("VK-13 a key of a keyboard that ends a line brings the keys for fingers at once, which are what a finger types")
  func lineEnds() {
    let person = person(.line)
    let height = person.desk.placement.frame.height
    press("v", by: person)
    #expect(person.desk.placement.frame.height != height)
    press("a", by: person)
    #expect(person.desk.placement.frame.height == height)
    person.tap("k")
    #expect(person.text == "k")
  }

  @Test("VK-13 a held arrow goes on to the end of the row and stays there, until it is let go or the field goes")
  func heldArrow() {
    let person = person()
    press("v", by: person)
    go(to: "q", by: person)
    let right = HardwareKey(.arrow(.right))
    #expect(person.desk.press(right))
    person.wait(3000)
    #expect(focused(person).map { person.place(of: $0) } == .some(person.place(of: "p")))
    var again = right
    again.isRepeated = true
    #expect(person.desk.press(again))
    person.blur()
    person.wait(1000)
    #expect(!person.isShown && focused(person) == nil)
    #expect(!person.desk.press(right))
  }

  @Test("VK-13 a finger ends it, so does a key of a keyboard, and the next arrow brings the focus back") func fingers()
  {
    let person = person()
    press("vv", by: person)
    person.tap("k")
    #expect(focused(person) == nil && person.text == "k")
    #expect(press("r", by: person) == "r", "Return of a keyboard")
    press("v", by: person)
    #expect(focused(person) != nil)
    #expect(press("a", by: person) == "a" && focused(person) == nil)
  }

  @Test("VK-13 Back hides the keyboard, arrows are the app's until OK brings it back") func back() {
    let person = person()
    press("v", by: person)
    #expect(press("b", by: person) == "")
    #expect(!person.isShown)
    #expect(press("<>r", by: person) == "<>r" && press("b", by: person) == "b")
    #expect(press("o", by: person) == "")
    #expect(person.isShown)
  }

  @Test("VK-13 the OK of a lone remote that sends Enter brings the keyboard back, and then shows the focus")
  func enterOfLoneRemote() {
    let person = person()
    person.desk.situation.hasRemoteAlone = true
    press("v", by: person)
    #expect(press("b", by: person) == "" && !person.isShown)
    var held = HardwareKey(.enter)
    #expect(press("<", by: person) == "<" && person.desk.press(held) && person.isShown && focused(person) == nil)
    // It is still down.
    held.isRepeated = true
    #expect(person.desk.press(held) && focused(person) == nil)
    person.desk.release(held)
    #expect(person.text == "" && press("r", by: person) == "" && focused(person) != nil)
    go(to: "k", by: person)
    press("rb", by: person)
    #expect(person.text == "k" && !person.isShown)
    // A keyboard is plugged in.
    person.desk.situation.hasRemoteAlone = false
    #expect(press("r", by: person) == "r" && !person.isShown)
  }

  @Test("VK-13 passwords are typed so as well, and the desktop's own fields keep their keys") func fields() {
    let person = person()
    person.focus(FieldTraits(purpose: .password))
    #expect(person.field.takesHardwareKeys)
    press("v", by: person)
    go(to: "z", by: person)
    press("o", by: person)
    #expect(person.text == "z")
    person.field.app = .desktop
    person.focus()
    #expect(!person.field.takesHardwareKeys && press("v", by: person) == "v")
  }

  @Test("VK-13 with Control or Alt an arrow is the app's") func shortcuts() {
    let person = person()
    press("v", by: person)
    #expect(!person.desk.press(HardwareKey(.arrow(.left), isPlain: false)))
    #expect(focused(person) == nil)
  }

  @Test("VK-13 unless the person wants it arrows are the app's") func off() {
    let person = person(.off)
    #expect(!person.field.takesHardwareKeys)
    #expect(press("<>^vorb", by: person) == "<>^vorb")
  }

  @Test("VK-13 other keys than before keep the focus on a key that can be pressed, and Shift is used as by touch")
  func planes() {
    let person = person()
    press("v", by: person)
    go(to: "shift", by: person)
    press("o", by: person)
    go(to: "b", by: person)
    press("o", by: person)
    #expect(person.text == "B")
    for name in ["numbers", "1"] {
      go(to: name, by: person)
      press("o", by: person)
    }
    #expect(person.text == "B1")
    let keys = person.desk.keys
    #expect(keys?.plane.keys.contains { $0.id == keys?.focusedKeys.first } == true)
  }

  @Test("VK-13 in a line letters stand in their order, with words above, and the focus goes to the likeliest one")
  func line() throws {
    let person = person(.line, languages: PlayedWords())
    let height = person.desk.placement.frame.height
    press("v", by: person)
    let keys = try #require(person.desk.keys)
    #expect(person.desk.placement.frame.height < height)
    let letters = keys.plane.keys.filter { !$0.id.hasPrefix("likely") }
      .compactMap { if case .character(let text) = $0.role { text } else { nil } }
    #expect(letters.joined() == "abcdefghijklmnopqrstuvwxyz,.")
    go(to: "t", by: person)
    press("o", by: person)
    #expect(person.text == "t" && focused(person) == "likely.0")
    #expect(keys.plane.keys.first { $0.id == "likely.0" }?.role == .character("h"))
    press("oo", by: person)
    #expect(person.text.hasPrefix("the"))
    let before = person.text
    go(to: "delete", by: person)
    press("o", by: person)
    #expect(person.text == String(before.dropLast()) && focused(person) == "delete", "it may be wanted again")
  }

  @Test(
    "VK-13 TY-1 a word of the bar is chosen with a remote, and comes with its space",
    arguments: [RemoteKeys.grid, .line])
  func words(_ kind: RemoteKeys) throws {
    let person = person(kind, languages: PlayedWords())
    press("v", by: person)
    for letter in "he" {
      go(to: String(letter), by: person)
      press("o", by: person)
    }
    #expect(person.text == "he")
    let word = try #require(person.desk.keys?.plane.keys.first { $0.role == .suggestion("hello") }, "no such word")
    go(to: word.id, by: person)
    #expect(press("o", by: person) == "" && person.text == "hello ")
    go(to: "t", by: person)
    press("o", by: person)
    #expect(person.text == "hello t")
  }

  @Test("VK-13 a finger on a line types what it is on, and lifts to the keys for fingers") func fingerOnLine() {
    let person = person(.line)
    press("v", by: person)
    person.tap("k")
    #expect(person.text == "k")
    #expect(focused(person) == nil && person.desk.keys?.isLine == false)
  }

  @Test("VK-13 two fingers on a line type what they are on, and arrows meanwhile move no key away from under them")
  func fingersOnLine() {
    let person = person(.line)
    press("v", by: person)
    person.down("k", 0)
    person.down("d", 1)
    person.up(0)
    #expect(person.desk.keys?.isLine == true)
    #expect(press(">", by: person) == "" && focused(person) == nil)
    #expect(press("x", by: person) == "x" && person.desk.keys?.isLine == true)
    person.up(1)
    #expect(person.text == "kd" && person.desk.keys?.isLine == false)
    person.down("z")
    #expect(press("v", by: person) == "" && person.desk.keys?.isLine == false)
    person.up()
    #expect(person.text == "kdz")
  }

  @Test("VK-13 SY-9 with slow keys the line stays while a finger rests, and what has not rested types nothing")
  func slowFingersOnLine() {
    let person = person(.line)
    person.desk.situation.preferences.slowKeysMilliseconds = 300
    press("v", by: person)
    person.tap("k")
    #expect(person.text == "" && person.desk.keys?.isLine == false)
    press("v", by: person)
    person.down("k", 0)
    person.down("d", 1)
    person.wait(100)
    person.up(1)
    #expect(person.desk.keys?.isLine == true)
    person.wait(300)
    #expect(person.desk.keys?.isLine == true)
    person.up(0)
    #expect(person.text == "k" && person.desk.keys?.isLine == false)
  }

  @Test("VK-13 where letters in a line would be too small the keys stay as they are for fingers") func narrow() {
    let person = HeadlessDesk { $0.remoteKeys = .line }
    person.focus(FieldTraits(hints: [.lowercase]))
    let height = person.desk.placement.frame.height
    press("v", by: person)
    #expect(focused(person) != nil && person.desk.placement.frame.height == height)
    go(to: "m", by: person)
    press("o", by: person)
    #expect(person.text == "m")
  }

  @Test("VK-13 VK-15 arrows go from one half of a split keyboard to the other, which are no line") func split() {
    let person = HeadlessDesk(Size(width: 1280, height: 720), held: HeldForm(.split, elevation: 150)) {
      $0.preferences.autoCapitalization = false
      $0.remoteKeys = .line
    }
    person.focus()
    press("v", by: person)
    #expect(person.desk.halves != nil)
    for letter in "mqp" {
      go(to: String(letter), by: person)
      press("o", by: person)
    }
    #expect(person.text == "mqp")
  }

  @Test("VK-13 a screen that goes with a finger on a line comes back with the keys for fingers") func lostFinger() {
    let person = person(.line)
    press("v", by: person)
    person.down("k")
    person.blur()
    person.wait(2000)
    #expect(!person.isShown)
    person.focus()
    #expect(person.isShown && person.desk.keys?.isLine == false)
    press("v", by: person)
    #expect(focused(person) != nil, "a finger that nobody lifted is none")
  }

  @Test("VK-13 VK-9 the buttons are a custom keyboard's app's, but Back, which leads to the keys that arrows move over")
  func guest() {
    let person = person()
    person.desk.situation.preferences.modes = ["en-US"]
    let morse = PlayedGuest("org.example.morse")
    person.field.app = .app("notes")
    person.desk.enable([morse], first: nil, questions: [])
    person.focus()
    press("v", by: person)
    go(to: "globe", by: person)
    press("o", by: person)
    morse.draw()
    #expect(person.desk.placement.keyboard == morse.identifier)
    #expect(press("<>^vor", by: person) == "<>^vor" && person.text == "")
    #expect(press("b", by: person) == "" && morse.scene == nil && person.isShown)
    #expect(press("v", by: person) == "" && focused(person) != nil)
    go(to: "q", by: person)
    press("o", by: person)
    #expect(person.text == "q")
    #expect(press("b", by: person) == "" && !person.isShown)
  }

  @Test("VK-13 CK-15 letters of a custom keyboard that Back has left come before those of the remote")
  func guestOwes() {
    let person = person(.line)
    let morse = PlayedGuest("org.example.morse")
    person.field.app = .app("notes")
    person.desk.enable([morse], first: nil, questions: [])
    person.focus(FieldTraits(hints: [.lowercase]))
    person.desk.choose(morse.identifier)
    morse.draw()
    let frame = person.desk.placement.frame
    person.finger(.began, at: Point(x: frame.midX, y: frame.midY))
    person.wait(20)
    person.finger(.ended, at: Point(x: frame.midX, y: frame.midY))
    press("bv", by: person)
    go(to: "q", by: person)
    press("o", by: person)
    #expect(person.text == "")
    morse.answer("e")
    #expect(person.text == "eq")
  }
}
