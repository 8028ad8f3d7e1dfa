// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import SystemKeyboard
import TestSupport
import Testing
import TextModel

@testable import Desk

/// A real keyboard beside the one on the screen.
@MainActor @Suite struct HardwareKeyTests {
  private func person(_ modes: [String] = ["ko-KR", "en-US"]) -> HeadlessDesk {
    let person = HeadlessDesk {
      $0.preferences.modes = modes
      $0.takesHardwareKeys = true
    }
    person.focus()
    return person
  }

  /// Types the signs of an American keyboard.
  ///
  /// - Returns: What the app gets.
  @discardableResult
  private func type(_ signs: String, by person: HeadlessDesk, isPlain: Bool = true) -> String {
    signs.filter { sign in
      let meaning: HardwareKey.Meaning = sign == "<" ? .backspace : sign == "\n" ? .enter : .text(String(sign))
      return !person.desk.press(HardwareKey(meaning, americanSign: sign, isPlain: isPlain))
    }
  }

  @Test(
    "TY-8 TY-5 keys become syllables by their place, with Shift where that makes another letter",
    arguments: [
      ("rkqt", "값"), ("Rhc", "꽃"), ("dkssud gktpdy", "안녕 하세요"), ("ROCK", "꺠차"), ("gks1rnr!", "한1국!"), ("rk<k", "가"),
      ("ekfr<<<kf", "달"),
    ])
  func korean(_ signs: String, _ text: String) {
    let person = person()
    #expect(type(signs, by: person) == "")
    #expect(person.text == text)
  }

  @Test(
    "TY-8 the rules of a layout hold for keys as they do for fingers, and BackSpace goes by them as long as they may",
    arguments: [
      ("Vieetj", "Vieetj"), ("ddowfi", "đời"), ("caas", "cấ"), ("aa a", "â a"), ("caa<<x", "cx"), ("to<os", "tó"),
    ])
  func rules(_ signs: String, _ text: String) throws {
    let person = HeadlessDesk(catalog: try Self.catalog(with: TelexLayout.file, TelexLayout.text())) {
      $0.preferences.modes = [TelexLayout.id]
      $0.takesHardwareKeys = true
    }
    person.focus()
    #expect(type(signs, by: person) == "")
    #expect(person.text == text)
    #expect(type("z", by: person, isPlain: false) == "z" && type("\n", by: person) == "\n")
  }

  @Test("TY-8 in fields for digits and secrets rules are none, and keys are the app's") func rulesElsewhere() throws {
    let person = HeadlessDesk(catalog: try Self.catalog(with: TelexLayout.file, TelexLayout.text())) {
      $0.preferences.modes = [TelexLayout.id]
      $0.takesHardwareKeys = true
    }
    for traits in [FieldTraits(purpose: .digits), FieldTraits(purpose: .password)] {
      person.focus(traits)
      #expect(type("aa", by: person) == "aa" && person.text == "")
    }
  }

  /// Spinet's layouts and one of a person's own.
  private static func catalog(with file: String, _ text: String) throws -> KeyboardCatalog {
    let own = FileManager.default.temporaryDirectory.appending(path: "layouts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: own) }
    try Data(text.utf8).write(to: own.appending(path: file))
    return try LayoutFolder(path: SourceTree.path("Keyboards"), own: own.path).catalog { Issue.record("\($0)") }
  }

  @Test("TY-8 with Control, Alt or Super a key is the app's, and what follows is another syllable") func shortcuts() {
    let person = person()
    type("rk", by: person)
    #expect(type("av", by: person, isPlain: false) == "av")
    type("s", by: person)
    #expect(person.text == "가ㄴ")
  }

  @Test("TY-8 modifiers alone end no syllable, Return and other keys do") func modifiers() {
    let person = person()
    type("r", by: person)
    #expect(!person.desk.press(HardwareKey(.modifier)))
    type("k", by: person)
    #expect(type("\n", by: person) == "\n")
    type("s", by: person)
    #expect(!person.desk.press(HardwareKey(.other)))
    type("k", by: person)
    #expect(person.text == "가ㄴㅏ")
  }

  @Test("TY-8 a BackSpace that finds no open syllable is the app's, unless it is held since it found one")
  func backspace() {
    let person = person()
    #expect(type("<", by: person) == "<")
    type("rk ", by: person)
    #expect(type("<", by: person) == "<")
    type("sk", by: person)
    #expect(type("<", by: person) == "")
    var again = HardwareKey(.backspace)
    again.isRepeated = true
    for _ in 0..<2 { #expect(person.desk.press(again)) }
    #expect(person.text == "가")
  }

  @Test("TY-8 Latin is the app's, and the key for Hangul leads from one to the other") func languageKey() {
    let person = person(["en-US", "ko-KR"])
    #expect(type("ab 1<", by: person) == "ab 1<")
    #expect(person.desk.press(HardwareKey(.language)))
    type("gks", by: person)
    #expect(person.text == "한")
    var again = HardwareKey(.language)
    again.isRepeated = true
    #expect(person.desk.press(again))
    type("rmf", by: person)
    #expect(person.text == "한글")
    #expect(person.desk.press(HardwareKey(.language)))
    #expect(type("a", by: person) == "a")
  }

  @Test("TY-8 with one keyboard the key for Hangul is the app's") func loneLanguage() {
    #expect(!person(["en-US"]).desk.press(HardwareKey(.language)))
  }

  @Test("TY-8 keys come while a field has focus that is no secret, and only if the person wants them") func wanted() {
    let person = person()
    #expect(person.field.takesHardwareKeys)
    for traits in [FieldTraits(purpose: .password), FieldTraits(hints: [.hiddenText])] {
      person.focus(traits)
      #expect(!person.field.takesHardwareKeys)
      #expect(type("rk", by: person) == "rk" && person.text == "")
    }
    person.blur()
    #expect(!person.field.takesHardwareKeys && type("r", by: person) == "r")
    person.focus()
    #expect(person.field.takesHardwareKeys)
    person.desk.situation.takesHardwareKeys = false
    #expect(!person.field.takesHardwareKeys && type("r", by: person) == "r")
  }

  @Test("TY-8 the desktop's own fields, such as that of a lock screen, keep their keys") func desktop() {
    let person = person()
    person.field.app = .desktop
    person.focus()
    #expect(!person.field.takesHardwareKeys && type("r", by: person) == "r")
  }

  @Test("TY-8 what is typed on keys counts as what may be a secret, whoever gets it; modifiers alone do not")
  func secrets() {
    let person = person()
    let before = person.services.touchCount
    _ = person.desk.press(HardwareKey(.modifier))
    #expect(person.services.touchCount == before)
    type("r", by: person)
    type("s", by: person, isPlain: false)
    #expect(person.services.touchCount == before + 2)
  }

  @Test("TY-8 what the app gets while nothing is taken is no part of the syllable before") func passed() {
    let person = person()
    type("r", by: person)
    person.desk.situation.takesHardwareKeys = false
    #expect(type("x", by: person) == "x")
    person.desk.situation.takesHardwareKeys = true
    type("k", by: person)
    #expect(person.text == "ㄱㅏ")
  }

  @Test("TY-8 a touch behind keys that wait waits as well, and what a guest owes comes before keys") func order() {
    let person = HeadlessDesk { $0.takesHardwareKeys = true }
    person.focus()
    person.field.hasWaitingKeys = true
    person.type("ab")
    #expect(person.text == "" && !person.desk.holdsHardwareKeysUp)
    person.field.hasWaitingKeys = false
    person.desk.noteHardwareKeysHandled()
    #expect(person.text == "ab")
  }

  @Test("TY-8 the key for Hangul leads from our own keyboards to our own, as it would not lead back from a custom one")
  func languageWithGuest() {
    let person = HeadlessDesk {
      $0.preferences.modes = ["en-US", "ko-KR"]
      $0.takesHardwareKeys = true
    }
    person.field.app = .app("notes")
    person.desk.enable([PlayedGuest("org.example.morse")], first: nil, questions: [])
    person.focus()
    for mode in ["ko-KR", "en-US", "ko-KR"] {
      #expect(person.desk.press(HardwareKey(.language)))
      #expect(person.desk.keys?.modeID == mode)
    }
  }

  @Test("TY-8 a space that is held makes no full stop, two spaces do") func heldSpace() {
    let person = person()
    var again = HardwareKey(.text(" "), americanSign: " ")
    again.isRepeated = true
    type("rk ", by: person)
    for _ in 0..<2 { #expect(person.desk.press(again)) }
    #expect(person.text == "가   ")
    type("sk  ", by: person)
    #expect(person.text == "가   나. ")
  }

  @Test(
    "TY-8 TY-7 what is typed while emoji are searched goes to the search, and Return sends nothing",
    arguments: [("en-US", "heartt<\n"), ("ko-KR", "gkxmr<\n")])
  func emojiSearch(mode: String, keys: String) {
    let person = HeadlessDesk(emoji: PlayedEmoji(), languages: PlayedWords()) {
      $0.preferences.modes = [mode]
      $0.takesHardwareKeys = true
    }
    person.focus()
    person.tap("emoji")
    person.tap("emoji-search")
    #expect(type(keys, by: person) == "" && person.text == "" && person.field.strokes.isEmpty)
    person.tap("found-❤️")
    #expect(person.text == "❤️")
  }

  @Test(
    "TY-8 TY-7 letters that are typed with AltGr, dead keys and Compose go to the search of emoji, and never to the app"
  )
  func composedSearch() throws {
    let person = HeadlessDesk(emoji: PlayedEmoji(), languages: PlayedWords()) {
      $0.preferences.modes = ["en-US"]
      $0.takesHardwareKeys = true
    }
    func key(_ meaning: HardwareKey.Meaning, _ composed: HardwareKey.Composed?, isPlain: Bool = true) -> HardwareKey {
      var key = HardwareKey(meaning, isPlain: isPlain)
      key.composed = composed
      return key
    }
    person.focus(text: "a ")
    // Elsewhere the app makes a letter of them.
    #expect(!person.desk.press(key(.other, .nothing)) && !person.desk.press(key(.other, .text("\u{E9}"))))
    person.tap("emoji")
    person.tap("emoji-search")
    #expect(person.desk.press(key(.other, .nothing)) && person.desk.press(key(.other, .text("h"))))
    var again = key(.other, .text("h"))
    again.isRepeated = true
    #expect(person.desk.press(again) && person.desk.press(key(.text("e"), .text("e"), isPlain: false)))
    #expect(type("art", by: person) == "")
    for meaning in [HardwareKey.Meaning.backspace, .enter] {
      #expect(person.desk.press(HardwareKey(meaning, isPlain: false)))
    }
    #expect(!person.desk.press(HardwareKey(.text("c"), isPlain: false)), "a shortcut is the app's")
    #expect(person.text == "a ")
    person.tap("found-\u{2764}\u{FE0F}")
    #expect(person.text == "a \u{2764}\u{FE0F}")
  }

  @Test(
    "TY-8 TY-7 a dead key is of whoever had the letters: of the app before the search of emoji, of the search before the app"
  )
  func deadKeyAtSearch() {
    let person = HeadlessDesk(emoji: PlayedEmoji(), languages: PlayedWords()) {
      $0.preferences.modes = ["en-US"]
      $0.takesHardwareKeys = true
    }
    person.focus()
    person.tap("emoji")
    #expect(person.field.forgottenSequenceCount == 0)
    person.tap("emoji-search")
    #expect(person.field.forgottenSequenceCount == 1)
    type("heart", by: person)
    #expect(person.field.forgottenSequenceCount == 1)
    person.focus(FieldTraits(purpose: .url))
    #expect(person.field.forgottenSequenceCount == 2)
  }

  @Test("TY-8 TY-7 emoji are searched from a card, too, and the keys stay for that") func emojiSearchOnCard() {
    let person = HeadlessDesk(
      Size(width: 1024, height: 768), held: HeldForm(.floating, elevation: 150), emoji: PlayedEmoji(),
      languages: PlayedWords()
    ) {
      $0.preferences.modes = ["en-US"]
      $0.takesHardwareKeys = true
    }
    person.focus()
    person.tap("emoji")
    person.tap("emoji-search")
    #expect(type("heart", by: person) == "" && person.text == "")
    person.tap("found-❤️")
    #expect(person.text == "❤️" && person.desk.placement.form == .floating)
  }

  @Test("TY-8 a finger that was down before keys waited goes on, and ends") func earlierFinger() {
    let person = HeadlessDesk { $0.takesHardwareKeys = true }
    person.focus(text: "abcdefghij")
    person.down("delete")
    person.field.hasWaitingKeys = true
    person.down("x", 1)
    person.up()
    let text = person.text
    person.wait(3000)
    #expect(person.text == text && person.field.areTouchesWaiting)
    person.up(1)
    person.field.hasWaitingKeys = false
    person.desk.noteHardwareKeysHandled()
    #expect(person.text == text + "x" && !person.field.areTouchesWaiting)
  }
}
