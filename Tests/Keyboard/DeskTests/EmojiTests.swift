// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Emoji
import Geometry
import KeyboardEngine
import LinuxSystem
import SystemKeyboard
import TestSupport
import Testing
import TextModel

@testable import Desk

/// The plane of emoji, as a finger has it.
@Suite struct EmojiTests {
  private func person(
    _ source: PlayedEmoji = PlayedEmoji(), keyboards: [String] = ["en-US"], traits: FieldTraits = FieldTraits()
  ) -> HeadlessDesk {
    let person = HeadlessDesk(emoji: source) { $0.preferences.modes = keyboards }
    person.focus(traits)
    return person
  }

  private func plane(_ person: HeadlessDesk) -> KeyPlane? { person.desk.keys?.plane }

  @Test("VK-10 with one keyboard the key is Emoji, with more it is Globe, whose list leads to the emoji") func key() {
    let one = person()
    #expect(one.place(of: "emoji") != nil && one.place(of: "globe") == nil)
    let two = person(keyboards: ["en-US", "ko-KR"])
    #expect(two.place(of: "emoji") == nil && two.place(of: "globe") != nil)
    let list = plane(two)?.keys.first { $0.role == .globe }?.variants ?? []
    two.hold("globe", choose: list.firstIndex { $0.role == .emoji } ?? -1)
    #expect(plane(two)?.id == "emoji")
  }

  @Test("VK-10 TY-7 what emoji need is read ahead while the finger is still on a key that leads to them")
  func readAhead() {
    for keyboards in [["en-US"], ["en-US", "ko-KR"]] {
      let source = PlayedEmoji()
      let person = person(source, keyboards: keyboards)
      person.tap("a")
      #expect(!source.isExpected)
      person.down(keyboards.count == 1 ? "emoji" : "globe")
      #expect(source.isExpected && plane(person)?.id == "letters")
    }
  }

  @Test(
    "VK-10 fields that take no emoji have no key for them",
    arguments: [
      FieldTraits(purpose: .password), FieldTraits(purpose: .number), FieldTraits(purpose: .url),
      FieldTraits(purpose: .email), FieldTraits(hints: [.latin]), FieldTraits(hints: [.hiddenText]),
    ])
  func fields(_ traits: FieldTraits) {
    #expect(person(traits: traits).place(of: "emoji") == nil)
  }

  @Test func `without a font with pictures there is no key`() {
    let source = PlayedEmoji()
    source.fontPath = nil
    #expect(person(source).place(of: "emoji") == nil)
  }

  @Test func `a tap types an emoji, delete takes it back, ABC leads back`() {
    let person = person()
    person.tap("emoji")
    person.tap("😀")
    person.tap("😃")
    #expect(person.text == "😀😃")
    person.tap("delete")
    #expect(person.text == "😀")
    person.tap("letters")
    #expect(person.services.freedMemoryCount == 1)
    person.tap("h")
    #expect(person.text == "😀h" && plane(person)?.id == "letters")
  }

  @Test("TY-7 a category brings its emoji into sight and is marked") func categories() throws {
    let person = person()
    person.tap("emoji")
    for category in EmojiCategory.allCases {
      person.tap(category.rawValue)
      let region = try #require(plane(person)?.regions.first { $0.axis == .vertical })
      #expect(region.currentSection?.id == category.rawValue)
    }
    person.tap("food")
    person.tap("🍇")
    #expect(person.text == "🍇")
  }

  @Test func `a finger that moves scrolls and types nothing`() throws {
    let person = person()
    person.tap("emoji")
    let start = try #require(person.place(of: "😊"))
    person.drag(from: start, to: start + Point(x: 0, y: -100))
    #expect(plane(person)?.regions.contains { $0.offset > 80 } == true && person.text.isEmpty)
  }

  @Test("TY-7 a tone is chosen by holding, typed, and stays with its emoji") func tones() {
    let source = PlayedEmoji()
    let person = person(source)
    person.tap("emoji")
    person.tap("people")
    person.hold("👋", choose: 3)
    #expect(person.text == "👋🏽")
    person.tap("👋🏽")
    #expect(person.text == "👋🏽👋🏽")
    person.blur()
    person.wait(2000)
    #expect(source.kept.last?.recent == ["👋🏽"])
    person.focus()
    person.tap("emoji")
    person.tap("people")
    person.hold("👋🏽", choose: 0)
    #expect(person.text == "👋" && person.place(of: "👋") != nil)
  }

  @Test("TY-7 SY-4 emoji that were erased from the list of those used last do not come back to it") func erased() {
    let source = PlayedEmoji()
    let person = person(source)
    person.tap("emoji")
    person.tap("😀")
    person.blur()
    person.wait(2000)
    #expect(source.kept.last?.recent == ["😀"])
    source.erase()
    person.focus()
    person.tap("emoji")
    #expect(person.place(of: "recents") == nil)
    person.tap("😃")
    person.blur()
    person.wait(2000)
    #expect(source.kept.last?.recent == ["😃"])
  }

  @Test("TY-7 those used last stand first when the plane comes again, and are kept when the keyboard has gone")
  func recents() {
    let source = PlayedEmoji()
    let person = person(source)
    person.tap("emoji")
    #expect(person.place(of: "recents") == nil)
    for emoji in ["😀", "😃", "😀"] { person.tap(emoji) }
    #expect(source.kept.isEmpty)
    person.tap("letters")
    person.tap("emoji")
    person.tap("recent-😃")
    #expect(person.text == "😀😃😀😃" && person.place(of: "recents") != nil)
    person.desk.setVisible(false)
    #expect(source.kept.map(\.recent) == [["😃", "😀"]])
    person.desk.leave()
    #expect(source.kept.count == 1)
  }

  @Test("TY-7 a search by name is typed with the keys, and none of it gets to the app") func search() {
    let person = person()
    person.tap("emoji")
    person.tap("emoji-search")
    person.type("heart")
    #expect(person.text.isEmpty)
    person.tap("found-❤️")
    person.tap("found-❤️")
    #expect(person.text == "❤️❤️")
    for _ in 0..<5 { person.tap("delete") }
    #expect(person.text == "❤️❤️")
    person.type("pizza")
    person.tap("found-🍕")
    person.tap("emoji-search-end")
    #expect(person.text == "❤️❤️🍕" && plane(person)?.id == "emoji")
    person.tap("letters")
    person.tap("a")
    #expect(person.text == "❤️❤️🍕a")
  }

  @Test("TY-7 a search is typed in Korean, letter by letter") func koreanSearch() {
    let person = person(keyboards: ["ko-KR"])
    person.tap("emoji")
    person.tap("emoji-search")
    for key in ["ㅎ", "ㅏ", "ㅌ", "ㅡ"] { person.tap(key) }
    person.tap("found-❤️")
    #expect(person.text == "❤️")
  }

  @Test("TY-7 an emoji that the bar offers counts among those used last") func ofTheBar() throws {
    let source = PlayedEmoji()
    let person = HeadlessDesk(emoji: source, languages: PlayedWords()) { $0.preferences.modes = ["en-US"] }
    person.focus()
    person.type("hello")
    let slot = try #require(person.desk.keys?.suggestions.firstIndex { $0.suggestion.text == "👋" })
    person.tap("suggestion-\(slot + 1)")
    #expect(person.text == "👋 " && source.kept.isEmpty)
    person.tap("emoji")
    person.tap("recent-👋")
    #expect(person.text == "👋 👋")
    person.desk.setVisible(false)
    #expect(source.kept.map(\.recent) == [["👋"]])
  }

  @Test func `another field begins with its letters`() {
    let person = person()
    person.tap("emoji")
    person.tap("emoji-search")
    person.type("he")
    person.focus(FieldTraits(purpose: .password))
    person.type("a")
    #expect(person.text == "a" && plane(person)?.regions.isEmpty == true)
  }

  @Test func `a field that takes other keys meanwhile takes no emoji`() {
    let person = person()
    person.tap("emoji")
    person.focus(FieldTraits(purpose: .email))
    #expect(plane(person)?.id == "letters" && person.place(of: "😀") == nil)
  }
}

/// The emoji of the project, kept in memory.
final class PlayedEmoji: EmojiSource {
  private let files = EmojiFiles(folder: SourceTree.path("Data/emoji"), historyPath: nil)
  var fontPath: String? = "/dev/null"
  private(set) var kept: [EmojiHistory] = []
  private(set) var isExpected = false

  func expect() { isExpected = true }
  func table(_ language: String) -> EmojiTable? { files.table(language) }
  func words(_ language: String) -> EmojiWords? { files.words(language) }
  func history() -> EmojiHistory { kept.last ?? EmojiHistory() }
  func keep(_ history: EmojiHistory) { kept.append(history) }
  /// The person erases the file.
  func erase() { kept.append(EmojiHistory()) }
}
