// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ContactCards
import FieldChannel
import Geometry
import KeyboardEngine
import Phrases
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// What screen readers find on the keyboard, and press.
@Suite struct ReadableKeysTests {
  private static let plain = FieldTraits(hints: [.lowercase])

  private func person(
    _ traits: FieldTraits = plain, _ change: (inout DeskSituation) -> Void = { _ in }
  ) -> HeadlessDesk {
    let person = HeadlessDesk {
      $0.preferences.autoCorrection = false
      change(&$0)
    }
    person.focus(traits)
    return person
  }

  private func key(_ name: String, _ person: HeadlessDesk) throws -> ReadableKey {
    try #require(person.desk.readable?.keys.first { $0.name == name }, "there is no key called \(name)")
  }

  private func press(_ name: String, choice: String? = nil, _ person: HeadlessDesk) throws -> Bool {
    let key = try key(name, person)
    guard let choice else { return person.desk.press(key.id) }
    return person.desk.press(key.id, choice: try #require(key.choices.first { $0.name == choice }).index)
  }

  @Test("SY-9 keys are there by name, kind and place for as long as the keyboard is on screen") func keys() throws {
    let person = person()
    let board = try #require(person.desk.readable)
    #expect(board.name == "English (US)" && board.language == "en-US" && board.frame == person.desk.placement.frame)
    let q = try key("q", person)
    #expect(q.kind == .key && q.isEnabled && q.canBePressed)
    #expect(q.frame.contains(try #require(person.place(of: "q"))))
    #expect(try key("shift", person).kind == .toggle(isOn: false))
    for name in ["Delete", "space", "return"] { #expect(try key(name, person).canBePressed) }
    #expect(board.keys.allSatisfy { board.frame.contains($0.frame.center) })
    person.tap("shift")
    #expect(try key("Q", person).id == q.id)
    #expect(try key("shift", person).kind == .toggle(isOn: true))
    person.blur()
    person.wait(5000)
    #expect(person.desk.readable == nil && !person.desk.press(q.id))
  }

  @Test("SY-9 a key that is pressed without a finger does what a tap does, and says what a hold of it offers")
  func pressing() throws {
    let person = person()
    #expect(try press("h", person))
    #expect(try press("e", choice: "é", person))
    #expect(try press("space", person))
    #expect(person.text == "hé " && person.services.clicks.count == 3)
    for name in ["shift", "A", "b"] { #expect(try press(name, person)) }
    #expect(person.text == "hé Ab")
    #expect(try press("Delete", person))
    #expect(person.text == "hé A")
    let a = try key("a", person)
    #expect(!person.desk.press("no such key") && !person.desk.press(a.id, choice: 99))
    person.claim { $0.isReturnEnabled = false }
    #expect(try !key("return", person).isEnabled)
    #expect(try !press("return", person))
    #expect(person.text == "hé A")
  }

  @Test("SY-9 nobody else types while a finger is on the keyboard") func fingers() throws {
    let person = person()
    person.down("a")
    #expect(try !press("b", person))
    person.up()
    #expect(try press("b", person) && person.text == "ab")
  }

  @Test("SY-9 names and the words of a popup follow the keyboard's language") func korean() throws {
    let person = HeadlessDesk(firstKeyboard: "ko-KR")
    person.focus()
    #expect(person.desk.readable?.language == "ko-KR" && person.desk.readable?.name == "한국어")
    for letter in ["ㅎ", "ㅏ", "ㄴ"] { #expect(try press(letter, person)) }
    #expect(person.text == "한")
  }

  @Test("SY-9 the Globe says which keyboards there are, and nothing of the settings or of how they are held")
  func globe() throws {
    let person = person { $0.hasSettingsApp = true }
    let globe = try #require(person.desk.readable?.keys.first { $0.id == "globe" })
    let offered = try #require(person.desk.keys?.plane.keys.first { $0.id == "globe" }).variants
    #expect(globe.choices.count > 1 && globe.choices.count < offered.count)
    for choice in globe.choices {
      let role = offered[choice.index].role
      #expect(role.isForPrograms)
    }
    let other = try #require(globe.choices.first { offered[$0.index].role == .keyboard("ko-KR") })
    #expect(person.desk.press("globe", choice: other.index) && person.desk.keys?.modeID == "ko-KR")
    let settings = try #require(offered.firstIndex { $0.role == .settings })
    #expect(!person.desk.press("globe", choice: settings) && person.services.settingsOpenings == 0)
  }

  @Test("SY-9 words above the keys are keys, too") func words() throws {
    let person = HeadlessDesk(languages: PlayedWords())
    person.focus(FieldTraits(hints: [.lowercase, .completion, .spellcheck]))
    person.tap("t")
    let word = try key("the", person)
    #expect(word.canBePressed && word.choices.isEmpty)
    #expect(try press("the", person) && person.text == "the ")
  }
}

// MARK: - What is not told, and not pressed

extension ReadableKeysTests {
  private static let password = FieldTraits(purpose: .password, hints: .hiddenText)

  @Test("SY-9 ED-3 in a field with a secret nothing is other than before when something is typed") func secret() throws
  {
    let person = person(Self.password)
    let before = try #require(person.desk.readable)
    #expect(before.keys.contains { $0.name == "\u{2022}" } && !before.keys.contains { $0.name.lowercased() == "p" })
    #expect(before.keys.contains { $0.name == "Delete" } && before.keys.allSatisfy(\.choices.isEmpty))
    person.tap("shift")
    #expect(person.desk.readable == before)
    person.tap("p")
    person.type("ass")
    #expect(person.text == "Pass" && person.desk.readable == before)
    person.down("a")
    person.wait(2000)
    #expect(person.desk.readable == before)
    person.up()
    let last = person.text
    let place = try #require(person.place(of: "q"))
    let dot = try #require(before.keys.first { $0.frame.contains(place) })
    #expect(person.desk.press(dot.id) && person.text == last + "q")
  }

  @Test("SY-9 ED-3 letters of secrets have names where the person wants to hear them") func always() throws {
    let person = person(Self.password) { $0.preferences.spokenKeys = .always }
    #expect(try press("p", person) && person.text == "p")
  }

  @Test("SY-9 ED-1 what fills a field is called by what it is, and no program takes it") func offers() throws {
    let person = person(FieldTraits(purpose: .email)) {
      $0.autoFill.card = ContactCard()
      $0.autoFill.card?.emails = ["ada@home.example"]
    }
    let offer = try key("Email", person)
    #expect(person.desk.keys?.suggestions.first?.suggestion.text == "ada@home.example")
    #expect(!offer.canBePressed && !person.desk.press(offer.id) && person.text.isEmpty)
    #expect(person.desk.readable?.keys.contains { ($0.name + $0.id).contains("ada") } == false)
    person.tap("suggestion-1")
    #expect(person.text == "ada@home.example")
  }

  @Test("SY-9 ED-3 a password that the keyboard has made up is not told, and no program takes it") func madeUp() throws
  {
    let secret = SecretText("tea-coffee-42")
    let label = KeyLabel.secret(secret, caption: "Strong Password")
    let key = PlacedKey(id: "suggestion-1", frame: .zero, role: .suggestion("strong-password"), label: label)
    #expect(key.offerCaption == "Strong Password")
    for (text, label) in [("the", "the"), ("teh", "\u{201C}teh\u{201D}")] {
      let word = PlacedKey(
        id: "suggestion-1", frame: .zero, role: .suggestion(text), label: .suggestion(label, isPending: false))
      #expect(word.offerCaption == nil)
    }
    let named = PlacedKey(
      id: "suggestion-1", frame: .zero, role: .suggestion("current-place"),
      label: .suggestion("Current City", isPending: false))
    #expect(named.offerCaption == "Current City" && named.spokenName(.english) == "Current City")
  }

  @Test("SY-9 CK-9 a question is read, and nobody but the person answers it") func question() throws {
    let person = person()
    let q = try key("q", person)
    let question = PendingQuestion("location") { _, _ in
      SystemQuestion(title: "May it know?", paragraphs: ["Why"], allow: "Allow", refuse: "Don’t Allow")
    }
    person.desk.enable([], first: nil, questions: [question])
    let board = try #require(person.desk.readable)
    #expect(board.name == "May it know?" && board.keys.map(\.name) == ["May it know?", "Why", "Don’t Allow", "Allow"])
    #expect(board.keys.map(\.kind) == [.line, .line, .key, .key])
    person.wait(600)
    for key in board.keys { #expect(!key.canBePressed && !person.desk.press(key.id)) }
    for id in [q.id, "return", "globe"] { #expect(!person.desk.press(id)) }
    #expect(person.services.answers.isEmpty && person.text.isEmpty)
    person.tap("Allow")
    #expect(person.services.answers == [true])
  }

  @Test("SY-9 of a custom keyboard its name is told, and no program touches it") func guest() throws {
    let person = person()
    let q = try key("q", person)
    let morse = PlayedGuest("org.example.morse")
    person.field.app = .app("notes")
    person.desk.enable([morse], first: nil, questions: [])
    person.desk.choose(morse.identifier)
    morse.draw()
    #expect(person.desk.readable?.name == "Morse" && person.desk.readable?.keys.isEmpty == true)
    #expect(!person.desk.press(q.id) && morse.heard.isEmpty && person.text.isEmpty)
  }

  @Test("SY-9 in the desktop's own fields, as on a lock screen, and without a field no program presses anything")
  func desktop() throws {
    let person = person()
    person.field.app = .desktop
    #expect(try !key("q", person).canBePressed)
    #expect(try !press("q", person) && person.text.isEmpty)
    person.field.app = .app("notes")
    #expect(try press("q", person) && person.text == "q")
    person.blur()
    person.desk.setVisible(true)
    #expect(try !press("q", person))
  }
}

// MARK: - What has changed since it was read, and who types otherwise

extension ReadableKeysTests {
  private static let prose = FieldTraits(hints: [.lowercase, .completion, .spellcheck])
  private static let page = FieldTraits(hints: [.lowercase, .completion, .spellcheck, .multiline])

  @Test("SY-9 ED-3 what the eye of a password shows is not told: no words that go on with it, no capitals")
  func shownSecret() throws {
    let person = HeadlessDesk(languages: PlayedWords())
    person.focus(Self.password)
    person.focus(Self.prose, text: "t")
    #expect(person.desk.keys?.suggestions.map(\.suggestion.text).contains("the") == true)
    let before = try #require(person.desk.readable)
    #expect(!before.keys.contains { $0.name == "the" || $0.id.contains("the") })
    person.tap("shift")
    #expect(person.desk.readable == before)
    person.tap("h")
    #expect(person.text == "tH" && person.desk.readable == before)
    #expect(try press("e", person) && person.text == "tHe")
  }

  /// Whether words that the bar has are told.
  private func tellsWords(_ person: HeadlessDesk) -> Bool {
    // Whoever types sees them all the same.
    #expect(person.desk.keys?.suggestions.map(\.suggestion.text).contains("the") == true)
    return person.desk.readable?.keys.contains { $0.name == "the" } ?? false
  }

  @Test(
    "SY-9 ED-3 TY-8 what the eye of a password shows is not told when its field gets focus once more, whatever had it meanwhile"
  )
  func shownSecretAgain() {
    let person = HeadlessDesk(languages: PlayedWords())
    person.focus(Self.password)
    person.focus(Self.prose, text: "t")
    #expect(!tellsWords(person))
    person.blur()
    person.wait(20_000)
    person.focus(Self.prose, text: "t")
    #expect(!tellsWords(person))
    person.focus(Self.prose, text: "t")
    #expect(!tellsWords(person))
    person.blur()
    person.wait(20_000)
    person.focus(Self.page, text: "t")
    #expect(tellsWords(person))
    person.blur()
    person.wait(20_000)
    person.focus(Self.prose, text: "t")
    #expect(!tellsWords(person))
    person.blur()
    person.wait(700_000)
    person.focus(Self.prose, text: "t")
    #expect(tellsWords(person))
  }

  @Test("SY-9 ED-3 TY-8 what the eye of a password shows is not told where the app tells it after the focus only")
  func shownSecretLate() {
    let person = HeadlessDesk(languages: PlayedWords())
    person.focus(Self.password)
    person.focus(Self.prose)
    person.field.change(to: "t")
    person.desk.followField(.appChangedText)
    #expect(!tellsWords(person))
    person.focus(Self.password)
    (person.field.tellsText, person.field.isStartKnown) = (false, false)
    person.focus(Self.prose)
    person.tap("t")
    #expect(!tellsWords(person))
    person.field.tellsText = true
    person.desk.followField(.echo)
    #expect(!tellsWords(person))
  }

  @Test(
    "SY-9 TY-8 after a password words are told as ever of what is typed into an empty field, and of a text of several lines"
  )
  func afterSecret() {
    let person = HeadlessDesk(languages: PlayedWords())
    for isLate in [false, true] {
      person.focus(Self.password)
      person.wait(1000)
      (person.field.tellsText, person.field.isStartKnown) = (!isLate, !isLate)
      person.focus(Self.prose)
      (person.field.tellsText, person.field.isStartKnown) = (true, true)
      person.desk.followField(.echo)
      person.tap("t")
      person.desk.followField(.echo)
      #expect(tellsWords(person))
      // The person has put the caret somewhere.
      person.desk.followField(.appChangedText)
      #expect(tellsWords(person))
    }
    person.focus(Self.password)
    person.focus(Self.prose)
    person.focus(Self.page, text: "t")
    #expect(tellsWords(person))
  }

  @Test("SY-9 ED-3 TY-8 a password that is typed where the eye was touched before is not told")
  func eyeFirst() {
    let person = HeadlessDesk(languages: PlayedWords())
    person.focus(Self.password)
    (person.field.tellsText, person.field.isStartKnown) = (true, true)
    // The same field says that it is an ordinary one now.
    person.field.focus(Self.prose)
    person.desk.followField(.echo)
    person.tap("t")
    person.desk.followField(.echo)
    #expect(!tellsWords(person))
  }

  @Test("SY-9 ED-3 TY-8 what the app says of its field after the eye was touched does not end that")
  func eyeThenClaim() {
    let person = HeadlessDesk(languages: PlayedWords())
    person.focus(Self.password)
    (person.field.tellsText, person.field.isStartKnown) = (true, true)
    person.field.focus(Self.prose)
    person.desk.followField(.echo)
    person.claim { ($0.hints, $0.returnKey) = (Self.prose.hints, .go) }
    person.tap("t")
    person.desk.followField(.echo)
    #expect(!tellsWords(person))
  }

  @Test("SY-9 ED-3 TY-8 keys that type nothing are no reason to take a password for what was typed")
  func arrows() {
    let person = HeadlessDesk(languages: PlayedWords()) { $0.takesHardwareKeys = true }
    person.focus(Self.password)
    person.wait(1000)
    (person.field.tellsText, person.field.isStartKnown) = (true, true)
    person.focus(Self.prose)
    for _ in 0..<10 { #expect(!person.desk.press(HardwareKey(.arrow(.right)))) }
    person.field.change(to: "to")
    person.desk.followField(.appChangedText)
    #expect(!tellsWords(person))
  }

  @Test("SY-9 TY-8 what a real keyboard types into an empty field after a password is told as ever")
  func realKeyAfterSecret() {
    let person = HeadlessDesk(languages: PlayedWords())
    person.focus(Self.password)
    person.wait(1000)
    (person.field.tellsText, person.field.isStartKnown) = (true, true)
    person.focus(Self.prose)
    #expect(!person.desk.press(HardwareKey(.text("t"))))
    person.field.change(to: "t")
    person.desk.followField(.appChangedText)
    #expect(tellsWords(person))
  }

  @Test("SY-9 TY-8 a field that counts as one for a secret because of another one does not have others count for ever")
  func endOfMemory() {
    let person = HeadlessDesk(languages: PlayedWords())
    person.focus(Self.password)
    person.blur()
    for isTold in [false, false, true] {
      person.wait(400_000)
      person.focus(Self.prose, text: "t")
      #expect(tellsWords(person) == isTold)
      person.blur()
    }
    // No password has several lines, whatever its field is called.
    person.focus(Self.password)
    person.blur()
    person.wait(20_000)
    person.focus(Self.prose, text: "some\nt")
    #expect(tellsWords(person))
  }

  @Test("SY-9 ED-3 a Return that waits for the first letter of a secret does not tell that it has come")
  func returnOfSecret() throws {
    let person = person(Self.password)
    person.claim { ($0.purpose, $0.hints, $0.isReturnEnabled) = (.password, .hiddenText, false) }
    let before = person.desk.readable
    person.claim { $0.isReturnEnabled = true }
    #expect(before != nil && person.desk.readable == before)
  }

  @Test("SY-9 places of a number pad without a digit are no dots in a secret") func blankKeys() throws {
    let person = person(FieldTraits(purpose: .pin, hints: .hiddenText))
    let blanks = try #require(person.desk.keys?.plane.keys.filter { $0.role == .character("") })
    let read = try #require(person.desk.readable)
    #expect(!blanks.isEmpty)
    for blank in blanks {
      let place = blank.frame.center + person.desk.placement.frame.origin
      #expect(!read.keys.contains { $0.frame.contains(place) })
    }
  }

  @Test("SY-9 a word that has made way for another one is not pressed in its name, nor a letter of another language")
  func stale() throws {
    let person = HeadlessDesk(languages: PlayedWords()) { $0.preferences.modes = ["en-US", "ko-KR"] }
    person.focus(Self.prose)
    person.tap("t")
    let the = try key("the", person)
    person.field.change(to: "he")
    person.desk.followField(.appChangedText)
    #expect(try key("hello", person).frame == the.frame)
    #expect(!person.desk.press(the.id) && person.text == "he")
    let e = try key("e", person)
    person.tap("globe")
    #expect(!person.desk.press(e.id) && person.text == "he")
  }

  @Test("SY-9 a key that is pressed while emoji move on by themselves is pressed, and does not just stop them")
  func coasting() throws {
    let person = HeadlessDesk(emoji: PlayedEmoji()) { $0.preferences.modes = ["en-US"] }
    person.focus(Self.plain)
    person.tap("emoji")
    let region = try #require(person.desk.keys?.plane.regions.first { $0.axis != nil })
    let start = region.area.center + person.desk.placement.frame.origin
    person.finger(.began, at: start)
    for step in 1...6 {
      person.wait(8)
      person.finger(.moved, at: start + Point(x: 0, y: -15 * Double(step)))
    }
    person.finger(.ended, at: start + Point(x: 0, y: -90))
    let offsets = { person.desk.keys?.plane.regions.map(\.offset) }
    let before = offsets()
    person.wait(20)
    #expect(offsets() != before, "they do not move")
    let plane = try #require(person.desk.keys?.plane)
    let index = try #require(
      plane.keys.indices.first {
        plane.isInScroller($0) && plane.visibleFrame(of: $0).size == plane.keys[$0].frame.size
      })
    let place = plane.visibleFrame(of: index).center + person.desk.placement.frame.origin
    let emoji = try #require(person.desk.readable?.keys.first { $0.frame.contains(place) && $0.canBePressed })
    #expect(person.desk.press(emoji.id) && plane.keys[index].role == .character(person.text))
  }

  @Test("SY-9 nobody else types while a remote's Select is down, a scan goes on or keys of a real keyboard wait")
  func others() throws {
    let person = person {
      $0.remoteKeys = .grid
      $0.takesHardwareKeys = true
    }
    let before = person.desk.placement
    #expect(person.desk.press(HardwareKey(.arrow(.left))))
    let select = HardwareKey(.select)
    #expect(person.desk.press(select))
    #expect(try !press("b", person))
    person.desk.release(select)
    #expect(person.text.count == 1)
    #expect(try press("b", person) && person.text.count == 2 && person.desk.placement == before)
    person.desk.situation.remoteKeys = .off
    person.desk.situation.scanning.switches = .one
    #expect(person.desk.press(HardwareKey(.enter)))
    #expect(person.desk.scanner != nil && person.desk.keys?.focusedKeys.isEmpty == false)
    #expect(try !press("b", person))
    #expect(person.desk.keys?.focusedKeys.isEmpty == false)
    person.tap("c")
    person.field.hasWaitingKeys = true
    #expect(try !press("b", person))
    person.field.hasWaitingKeys = false
    #expect(try press("d", person) && person.text.hasSuffix("cd"))
  }

  @Test("SY-9 the Globe leads programs to our own keyboards, and to no custom one, from which they cannot lead back")
  func globeWithGuest() throws {
    let person = person { $0.preferences.modes = ["en-US", "ko-KR"] }
    person.field.app = .app("notes")
    person.desk.enable([PlayedGuest("org.example.morse")], first: nil, questions: [])
    let globe = try #require(person.desk.readable?.keys.first { $0.id == "globe" })
    #expect(!globe.choices.contains { $0.name == "Morse" })
    for mode in ["ko-KR", "en-US"] {
      #expect(person.desk.press("globe") && person.desk.keys?.modeID == mode)
    }
  }
}
