// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import TestSupport
import Testing
import TextModel

/// Words in apps that tell nothing of their text, such as Chromium: they go on, and nothing is replaced.
@MainActor @Suite struct UntoldTextTests {
  private static let writing = FieldTraits(hints: .autoCapitalization)

  private func person(
    _ before: String = "", _ traits: FieldTraits = Self.writing, modes: [String] = ["en-US", "ko-KR"],
    emoji: FewEmoji? = nil, change: (inout KeyboardPreferences) -> Void = { _ in }
  ) -> Person {
    Person(
      modes: modes, traits, field: ModelField(before, reports: .never), words: FewWords(), emoji: emoji, change: change)
  }

  @Test("TY-1 the bar goes on with what was typed, and a tap types the rest of the word") func completes() throws {
    let person = person()
    #expect(person.offers.isEmpty && person.controller.plane.size.height == 262)
    person.write("Hel")
    #expect(Set(person.offers) == ["Hello", "Help", "Helped"])
    try person.take("Hello")
    #expect(person.text == "Hello" && person.field.edits.last == .insert("lo"))
    #expect(person.offers.first == "world")
    try person.take("world")
    #expect(person.text == "Hello world" && person.field.edits.last == .insert(" world"))
    #expect(person.controller.plane.size.height == 262)
  }

  @Test(
    "TY-1 what begins otherwise than it was typed is not offered",
    arguments: [
      ("it mond", []), ("it Mond", ["Monday"]), ("it HEL", ["HELLO", "HELP", "HELPED"]), ("it teh", []),
      ("it don'", ["don't"]),
      ("it hello", []), ("it don", ["don't"]),
    ] as [(String, [String])])
  func exactly(_ typed: String, _ offers: [String]) {
    let person = person()
    person.write(typed)
    #expect(Set(person.offers) == Set(offers))
  }

  @Test("TY-2 nothing is corrected, and no word stands in quotes or is pending") func leavesWords() {
    let person = person()
    person.write("It becuase")
    #expect(person.controller.suggestions.allSatisfy { !$0.suggestion.isPending && !$0.suggestion.isLiteral })
    person.write(" teh. teh")
    person.tap("return")
    #expect(person.text == "It becuase teh. teh\n")
    #expect(person.field.edits.allSatisfy { if case .replaceBackward = $0 { false } else { true } })
  }

  @Test(
    "TY-1 the space of a word comes with the next one, so that no sign has to delete it",
    arguments: [
      ("it", "hello it"), (" it", "hello it"), (".", "hello."), (". it", "hello. it"), ("'s", "hello's"),
      ("?", "hello?"),
      ("1", "hello 1"), ("(it)", "hello (it)"), ("-", "hello -"),
    ])
  func owesSpace(_ typed: String, _ text: String) throws {
    let person = person()
    person.write("hel")
    try person.take("hello")
    person.write(typed)
    #expect(person.text == text)
  }

  @Test("TY-1 Return and Backspace do what they do behind a word, and the space is not owed any more") func otherKeys()
    throws
  {
    let person = person()
    person.write("Hel")
    try person.take("Hello")
    person.tap("return")
    person.write("Hel")
    #expect(person.text == "Hello\nHel")
    try person.take("Help")
    person.tap("delete")
    person.write("d")
    #expect(person.text == "Hello\nHeld")
  }

  @Test("TY-1 next words are offered behind a space that was typed, and nowhere else") func nextWords() {
    let person = person("Hello ")
    #expect(person.offers.isEmpty)
    person.write("It.")
    #expect(person.offers.isEmpty)
    person.write(" ")
    #expect(!person.offers.isEmpty)
    person.tap("return")
    #expect(person.offers.isEmpty)
    person.write("Hello ")
    #expect(person.offers.first == "world")
  }

  /// What may put the caret elsewhere.
  enum Event: CaseIterable, Sendable {
    case caret, hide, globe, customKeyboard, deletion, otherKind
  }

  @Test(
    "TY-1 TY-6 once something else has come in between, words are offered behind the next space",
    arguments: Event.allCases)
  func forgets(_ event: Event) {
    let person = person("xyz")
    person.write(event == .deletion ? "h" : "hel")
    switch event {
    case .caret: person.slideCaret(by: -2)
    case .hide: person.controller.hide()
    case .globe:
      person.tap("globe")
      person.tap("globe")
    case .customKeyboard: person.controller.noteGuestText()
    case .deletion:
      person.tap("delete")
      person.tap("delete")
      person.write("he")
    case .otherKind: person.go(to: person.field, FieldTraits(purpose: .alpha, hints: .autoCapitalization))
    }
    person.type("l")
    #expect(person.offers.isEmpty)
    person.type(" ")
    #expect(!person.offers.isEmpty)
    person.type("hel")
    #expect(person.offers.map { $0.lowercased() }.contains("hello"))
  }

  @Test("TY-1 another keyboard goes on behind a word that was taken, and begins words of its own") func otherKeyboard()
    throws
  {
    let person = person()
    person.write("Hel")
    try person.take("Hello")
    person.tap("globe")
    person.type("ㅇㅏㄴㄴㅕㅇ")
    #expect(person.text == "Hello 안녕" && person.offers == ["안녕하세요"])
  }

  @Test("TY-1 TY-7 the space of a word comes before an emoji, and waits while the emoji show") func emojiPlane() throws
  {
    let person = person(modes: ["en-US"], emoji: FewEmoji())
    person.write("Hel")
    try person.take("Hello")
    person.tap("emoji")
    person.tap("letters")
    person.write("hel")
    #expect(person.text == "Hello hel" && person.offers.contains("help"))
    try person.take("help")
    person.tap("emoji")
    person.tap("people")
    person.tap("👋")
    person.tap("👋")
    person.tap("letters")
    person.write(" it")
    #expect(person.text == "Hello help 👋👋 it")
  }

  @Test("TY-1 a word goes on where a page begins its field anew with each change", arguments: [false, true])
  func sameField(_ isGone: Bool) throws {
    let person = person()
    person.field.onChange = { [weak person] in
      guard let person else { return }
      if isGone { person.controller.blur(at: person.time) }
      person.controller.focus(Self.writing, at: person.time)
    }
    person.write("It hel")
    #expect(person.offers.contains("help"))
    try person.take("help")
    person.write("it")
    #expect(person.text == "It help it")
  }

  @Test("TY-1 another field begins with nothing of the word before") func otherField() {
    let person = person()
    person.write("Hel")
    person.wait(400)
    person.go(to: ModelField(reports: .never), Self.writing)
    #expect(person.offers.isEmpty)
    person.write("The")
    #expect(Set(person.offers).isSubset(of: ["They", "There", "Then"]) && !person.offers.isEmpty)
  }

  @Test("TY-1 without a field nobody knows who reads the bar: nothing is offered") func noField() {
    let person = person()
    person.write("Hel")
    person.controller.blur(at: person.time)
    person.type("l")
    #expect(person.offers.isEmpty)
  }

  @Test(
    "ED-3 fields that ask for no writing have no bar: secrets, addresses, and what may be a terminal",
    arguments: [
      FieldTraits(), FieldTraits(purpose: .terminal), FieldTraits(purpose: .password, hints: .autoCapitalization),
      FieldTraits(hints: [.autoCapitalization, .sensitiveData]),
      FieldTraits(purpose: .email, hints: .autoCapitalization),
      FieldTraits(purpose: .url, hints: .autoCapitalization), FieldTraits(purpose: .pin), FieldTraits(purpose: .name),
      FieldTraits(hints: [.latin, .multiline]), FieldTraits(hints: .lowercase),
    ])
  func otherFields(_ traits: FieldTraits) {
    let person = person("", traits)
    let without = Person(traits, field: ModelField(reports: .never))
    #expect(person.controller.plane.size == without.controller.plane.size)
    person.write("1")
    #expect(person.offers.isEmpty)
  }

  @Test("TY-1 Korean goes on behind syllables that stay as they are") func korean() throws {
    let person = person(modes: ["ko-KR"])
    person.type("ㅇㅏㄴㄴ")
    #expect(person.offers.isEmpty)
    person.type("ㅕㅇ")
    #expect(person.offers == ["안녕하세요"])
    try person.take("안녕하세요")
    #expect(person.text == "안녕하세요" && person.field.edits.last == .insert("하세요"))
    try person.take("세계")
    person.type("ㄴㅔ.")
    #expect(person.text == "안녕하세요 세계 네.")
  }

  @Test("TY-7 the emoji of a word comes behind it, and takes the place of none") func emoji() throws {
    let person = person(modes: ["en-US"], emoji: FewEmoji())
    person.write("Pizza")
    #expect(!person.offers.contains("🍕"))
    person.write(" ")
    try person.take("🍕")
    #expect(person.text == "Pizza 🍕")
    person.write("it")
    #expect(person.text == "Pizza 🍕 it")
  }

  @Test("TY-4 a text replacement is not in the bar, and a word that is taken is no shortcut") func shortcuts() throws {
    let person = person()
    person.controller.situation.replacements = TextReplacements([("hel", "hello")])
    person.write("It hel")
    #expect(person.controller.suggestions.allSatisfy { !$0.suggestion.isPending && !$0.suggestion.isLiteral })
    try person.take("hello")
    #expect(person.field.edits.last == .insert("lo"))
  }

  @Test("TY-6 whatever is typed and taken, nothing is lost, doubled or replaced", arguments: [UInt64](1...20))
  func atRandom(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let person = person { $0.doubleSpacePeriod = false }
    for _ in 0..<150 {
      let (before, edits) = (person.text, person.field.edits.count)
      if Int.random(in: 0..<4, using: &random) == 0, let chosen = person.offers.randomElement(using: &random) {
        try person.take(chosen)
        let word = before.reversed().prefix { $0.isLetter || $0 == "'" }.reversed()
        let joined = before.dropLast(word.count) + chosen
        #expect(person.text == joined || person.text == before + chosen || person.text == before + " " + chosen)
        #expect(person.text.hasPrefix(before) && person.text.hasSuffix(chosen))
      } else {
        let name =
          ["t", "h", "e", "l", "o", "i", "space", ".", "delete", "return"].randomElement(using: &random) ?? "t"
        person.key(name) == nil ? person.type(name) : person.tap(name)
        let typed = ["space": " ", "return": "\n", "delete": ""][name] ?? name
        let after = name == "delete" ? String(before.dropLast()) : before
        let text = person.text.lowercased()
        #expect(text == (after + typed).lowercased() || text == (after + " " + typed).lowercased(), "\(name)")
      }
      for edit in person.field.edits[edits...] {
        if case .replaceBackward = edit { Issue.record("something was replaced") }
      }
    }
  }
}
