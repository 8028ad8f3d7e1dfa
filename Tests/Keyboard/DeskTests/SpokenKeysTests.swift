// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// Fingers of people who do not see the keys.
@Suite struct SpokenKeysTests {
  private func blind(
    _ spoken: SpokenKeys = .on, _ traits: FieldTraits = FieldTraits(hints: [.lowercase])
  ) -> HeadlessDesk {
    let person = HeadlessDesk {
      $0.preferences.spokenKeys = spoken
      $0.preferences.autoCorrection = false
    }
    person.focus(traits)
    return person
  }

  private func place(_ key: String, _ person: HeadlessDesk) throws -> Point { try #require(person.place(of: key)) }

  @Test("SY-9 a finger that slides over the keys hears each of them once, and types the one that it leaves")
  func slides() throws {
    let person = blind()
    let (q, w, e) = try (place("q", person), place("w", person), place("e", person))
    person.finger(.began, at: q)
    #expect(person.services.spoken == ["q"] && person.text == "")
    person.finger(.moved, at: q + Point(x: 2, y: 1))
    person.finger(.moved, at: w)
    #expect(person.services.spoken == ["q", "w"])
    let index = try #require(person.desk.shown?.presentation.plane.keys.firstIndex { $0.id == "w" })
    #expect(person.desk.shown?.presentation.press.pressed == [index])
    // However long it stays.
    person.wait(3000)
    person.finger(.moved, at: e)
    #expect(person.text == "" && person.services.clicks == [])
    person.finger(.ended, at: e)
    #expect(person.text == "e" && person.services.spoken == ["q", "w", "e"] && person.services.clicks == [.character])
    #expect(person.desk.shown?.presentation.press.pressed == [])
    person.finger(.began, at: e)
    #expect(person.services.spoken == ["q", "w", "e", "e"])
    person.finger(.cancelled, at: e)
    #expect(person.text == "e")
  }

  @Test("SY-9 keys that act at once act where the finger lifts, and all are called by their names")
  func others() throws {
    let person = blind()
    person.tap("a")
    let (delete, shift) = try (place("delete", person), place("shift", person))
    person.finger(.began, at: delete)
    person.wait(2000)
    #expect(person.text == "a" && person.services.spoken.last == "Delete")
    let way = shift - delete
    for step in 1...40 {
      let part = Double(step) / 40
      person.finger(.moved, at: Point(x: delete.x + part * way.x, y: delete.y + part * way.y))
    }
    person.finger(.ended, at: shift)
    #expect(person.text == "a" && person.services.spoken.last == "shift")
    person.tap("b")
    #expect(person.text == "aB" && person.services.spoken.last == "B")
    person.tap("delete")
    person.tap("space")
    #expect(person.text == "a " && person.services.spoken.last == "space")
    person.desk.situation.preferences.modes = ["ko-KR"]
    person.tap("delete")
    #expect(person.services.spokenTexts.last?.language == "ko-KR" && person.services.spoken.last != "Delete")
  }

  @Test("SY-9 others do not hear a password, unless the person wants that; its other keys are heard")
  func secure() throws {
    var traits = FieldTraits()
    traits.purpose = .password
    let person = blind(.on, traits)
    person.tap("p")
    person.tap("delete")
    #expect(person.services.spoken == ["\u{2022}", "Delete"])
    let other = blind(.always, traits)
    other.tap("p")
    #expect(other.services.spoken == ["p"])
  }

  @Test("SY-9 without it nothing is said, and a finger presses what it comes down on") func off() throws {
    let person = blind(.off)
    person.tap("delete")
    person.tap("a")
    #expect(person.services.spoken == [] && person.text == "a")
  }

  @Test("SY-9 two fingers type in the order in which they lift, and a keyboard that goes forgets the one that is down")
  func order() throws {
    let person = blind()
    let (q, w) = try (place("q", person), place("w", person))
    person.finger(.began, at: q, 1)
    person.finger(.began, at: w, 2)
    person.finger(.ended, at: w, 2)
    person.finger(.ended, at: q, 1)
    #expect(person.text == "wq")
    person.finger(.began, at: q, 1)
    person.blur()
    person.wait(5000)
    person.finger(.ended, at: q, 1)
    person.focus(FieldTraits(hints: [.lowercase]))
    #expect(person.text == "")
  }

  // MARK: - Remotes, switches and pointers

  private func press(_ meanings: HardwareKey.Meaning..., by person: HeadlessDesk) {
    for meaning in meanings {
      let key = HardwareKey(meaning)
      if person.desk.press(key) { person.desk.release(key) }
      person.wait(50)
    }
  }

  @Test("SY-9 VK-13 the key with the focus of a remote is spoken, once for each time that the focus comes to it")
  func remote() {
    let person = blind()
    person.desk.situation.remoteKeys = .grid
    press(.arrow(.down), by: person)
    press(.arrow(.up), .arrow(.up), .arrow(.left), by: person)
    #expect(person.services.spoken == ["q"])
    press(.arrow(.right), .arrow(.right), .arrow(.left), by: person)
    #expect(person.services.spoken == ["q", "w", "e", "w"])
    press(.select, .select, by: person)
    #expect(person.text == "ww" && person.services.spoken.count == 4)
    // What is said cuts off what is being said, so that a held arrow ends with the key that it comes to.
    #expect(person.desk.press(HardwareKey(.arrow(.right))))
    person.wait(3000)
    #expect(person.services.spoken.last == "p")
    person.desk.release(HardwareKey(.arrow(.right)))
    person.desk.situation.preferences.modes = ["ko-KR"]
    press(.arrow(.down), by: person)
    #expect(person.services.spokenTexts.last == SpokenText("ㅣ", language: "ko-KR"))
    let count = person.services.spoken.count
    press(.back, by: person)
    person.wait(2000)
    #expect(!person.isShown && person.services.spoken.count == count)
    press(.select, .arrow(.down), by: person)
    #expect(person.services.spoken.count == count + 1)
  }

  @Test("SY-9 VK-13 capitals that end by themselves do not have the same key said again") func capitals() {
    let person = blind(.on, FieldTraits(hints: [.autoCapitalization]))
    person.desk.situation.remoteKeys = .grid
    press(.arrow(.down), .arrow(.up), .arrow(.up), .arrow(.left), .select, by: person)
    #expect(person.text == "Q" && person.services.spoken == ["Q"])
    press(.select, by: person)
    #expect(person.text == "Qq" && person.services.spoken == ["Q"])
  }

  @Test("SY-9 VK-13 in a line the letter that is likeliest next is spoken, also the same one once more") func line() {
    let person = HeadlessDesk(Size(width: 1280, height: 720), languages: PlayedWords()) {
      $0.preferences.spokenKeys = .on
      $0.remoteKeys = .line
    }
    person.focus(FieldTraits(hints: [.lowercase, .completion]))
    press(.arrow(.down), .arrow(.down), by: person)
    for _ in 0..<60 where person.services.spoken.last != "h" { press(.arrow(.right), by: person) }
    press(.select, by: person)
    #expect(person.services.spoken.last == "e")
    let before = person.services.spoken.count
    press(.select, .select, .select, by: person)
    #expect(person.text == "hell" && Array(person.services.spoken.dropFirst(before)) == ["l", "l", "o"])
  }

  @Test("SY-9 ED-3 with a remote others hear no letter of a password, also not as the focus leaves its field")
  func secureFocus() {
    let person = blind(.on, FieldTraits(purpose: .password))
    person.desk.situation.remoteKeys = .grid
    press(.arrow(.down), .arrow(.up), .arrow(.up), .arrow(.up), .arrow(.left), by: person)
    press(.arrow(.right), .select, by: person)
    #expect(person.text.count == 1 && Set(person.services.spoken) == ["\u{2022}"])
    let count = person.services.spoken.count
    person.focus(FieldTraits(hints: [.lowercase]))
    #expect(person.services.spoken.count == count)
    press(.arrow(.right), by: person)
    #expect(person.services.spoken.last.map { $0 != "\u{2022}" } == true)
  }

  @Test("SY-9 ED-3 nor is it said what another layout has in the place of a password's last key")
  func layoutBehindSecret() {
    let person = HeadlessDesk {
      $0.preferences.modes = ["ko-KR", "en-US"]
      $0.preferences.spokenKeys = .on
      $0.remoteKeys = .grid
    }
    person.focus()
    person.focus(FieldTraits(purpose: .password))
    #expect(person.desk.keys?.modeID == "en-US")
    press(.arrow(.down), .arrow(.up), .arrow(.up), .arrow(.up), .select, by: person)
    #expect(person.text.count == 1)
    let count = person.services.spoken.count
    person.focus()
    #expect(person.desk.keys?.modeID == "ko-KR" && person.services.spoken.count == count)
    press(.arrow(.right), by: person)
    #expect(person.services.spoken.count == count + 1)
  }

  @Test("SY-9 what a scan lights is spoken: a row by its ends, a part by its keys, a key by its name") func scan() {
    let person = blind()
    person.desk.situation.scanning.switches = .two
    press(.enter, by: person)
    #expect(person.services.spoken == ["q to p"])
    press(.enter, .enter, .text(" "), by: person)
    #expect(person.services.spoken.dropFirst() == ["q w e", "q", "w"])
    person.wait(5000)
    #expect(person.services.spoken.count == 4)
    press(.enter, by: person)
    #expect(person.text == "w" && person.services.spoken.count == 5)
    press(.text(" "), .text(" "), .text(" "), by: person)
    #expect(person.services.spoken.contains("a to l") && person.services.spoken.contains("shift to Delete"))
    person.desk.situation.preferences.modes = ["ko-KR"]
    #expect(person.services.spokenTexts.last == SpokenText("ㅂ부터 ㅔ까지", language: "ko-KR"))
  }

  @Test("SY-9 signs that a scan lights stand by themselves in what is said, so that each is named") func scannedSigns()
  {
    let person = blind()
    person.tap("numbers")
    person.desk.situation.scanning.switches = .two
    press(.enter, .text(" "), .text(" "), by: person)
    #expect(person.services.spoken.suffix(3) == ["1 to 0", "- to \"", "#+= to Delete"])
    press(.enter, .text(" "), by: person)
    #expect(person.services.spoken.last == "? ! ' Delete")
  }

  @Test("SY-9 words of the bar that a scan lights are spoken, all of them and then each") func scannedWords() {
    let person = HeadlessDesk(languages: PlayedWords()) {
      $0.preferences.spokenKeys = .on
      $0.scanning.switches = .two
    }
    person.focus(FieldTraits(hints: [.lowercase, .completion]))
    press(.enter, .enter, .text(" "), by: person)
    #expect(person.services.spoken == ["the, hello", "the", "hello"])
    // The same words are offered once more, and have a new scan.
    press(.enter, by: person)
    #expect(person.text == "hello " && person.services.spoken.last == "the, hello")
  }

  @Test("SY-9 the key on which a pointer rests is spoken, and none that it passes") func dwell() {
    let person = blind()
    person.desk.situation.preferences.dwellMilliseconds = 600
    for key in ["q", "w", "e"] {
      person.point(at: key)
      person.wait(30)
    }
    #expect(person.services.spoken == [])
    person.wait(600)
    #expect(person.text == "e" && person.services.spoken == ["e"])
    person.wait(3000)
    person.point(at: "r")
    person.wait(100)
    person.movePointer(by: Point(x: 1, y: 1))
    person.wait(100)
    person.point(at: nil)
    person.wait(1000)
    #expect(person.text == "e" && person.services.spoken == ["e", "r"])
    person.point(at: "e")
    person.wait(600)
    #expect(person.text == "ee" && person.services.spoken == ["e", "r", "e"])
  }

  @Test("SY-9 without the setting remotes, switches and pointers say nothing") func silent() {
    let person = blind(.off)
    person.desk.situation.remoteKeys = .grid
    person.desk.situation.preferences.dwellMilliseconds = 600
    press(.arrow(.down), .arrow(.right), .select, by: person)
    person.point(at: "q")
    person.wait(600)
    person.desk.situation.scanning.switches = .one
    press(.enter, by: person)
    person.wait(5000)
    #expect(person.services.spoken == [] && person.text.count == 2)
  }
}
