// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Emoji
import LinuxSystem
import SystemKeyboard
import TestSupport
import Testing
import TextModel

/// Emoji in the bar, after their word.
@MainActor @Suite struct WordEmojiTests {
  private func person(
    _ traits: FieldTraits = FieldTraits(hints: [.lowercase, .completion, .spellcheck]), modes: [String] = ["en-US"],
    field: ModelField = ModelField(), emoji: FewEmoji = FewEmoji()
  ) -> Person {
    Person(modes: modes, traits, field: field, words: FewWords(), emoji: emoji)
  }

  @Test("TY-7 while its word stands the emoji is the last of the bar, and takes its place")
  func inPlace() throws {
    let person = person()
    person.type("good pizz")
    #expect(!person.offers.contains("🍕"))
    person.type("a")
    #expect(person.offers.last == "🍕" && person.offers.count <= 3)
    try person.take("🍕")
    #expect(person.text == "good 🍕 " && !person.offers.contains("🍕"))
    person.type(".")
    #expect(person.text == "good 🍕.")
  }

  @Test("TY-7 after the space of its word the emoji stands beside the next words, and comes behind the word")
  func behind() throws {
    let person = person()
    person.type("pizza ")
    #expect(person.offers.last == "🍕" && person.offers.count <= 3)
    try person.take("🍕")
    #expect(person.text == "pizza 🍕 " && !person.offers.contains("🍕"))
    person.type("pizza. ")
    #expect(!person.offers.contains("🍕"), "a sentence has ended")
  }

  @Test("TY-7 Backspace takes back the space and then the whole emoji", arguments: ["love", "pizza"])
  func delete(_ word: String) throws {
    let person = person()
    person.type("a \(word)")
    try person.take(word == "love" ? "❤️" : "🍕")
    person.tap("delete")
    person.tap("delete")
    #expect(person.text == "a ")
  }

  @Test("TY-7 a word that is about to be corrected has the emoji of what it becomes") func correction() throws {
    let person = person()
    person.type("wrold")
    #expect(person.offers == ["wrold", "world", "🌍"])
    try person.take("🌍")
    #expect(person.text == "🌍 ")
  }

  @Test("TY-7 Korean words have theirs, as soon as the syllables stand there") func korean() throws {
    let person = person(modes: ["ko-KR"])
    person.type("ㅅㅏㄹㅏㅇ")
    #expect(person.text == "사랑" && person.offers.last == "❤️")
    person.type("ㅎㅏ")
    #expect(!person.offers.contains("❤️"))
    person.tap("delete")
    person.tap("delete")
    try person.take("❤️")
    #expect(person.text == "❤️ ")
    person.type("ㅅㅐㅇㅇㅣㄹ ")
    try person.take("🎂")
    #expect(person.text == "❤️ 생일 🎂 ")
  }

  @Test("TY-7 words of every language that is enabled have emoji, whichever keyboard shows") func languages() {
    let person = person(modes: ["ko-KR", "en-US"], field: ModelField("pizza "))
    #expect(person.offers.last == "🍕")
  }

  @Test(
    "TY-7 ED-3 fields that take no emoji, or no words, are offered none",
    arguments: [
      FieldTraits(purpose: .password), FieldTraits(purpose: .email), FieldTraits(purpose: .name),
      FieldTraits(purpose: .terminal), FieldTraits(hints: [.completion, .noEmoji]), FieldTraits(hints: [.hiddenText]),
      FieldTraits(hints: [.lowercase, .spellcheck]),
    ])
  func fields(_ traits: FieldTraits) {
    let person = person(traits)
    person.type("pizza")
    #expect(!person.offers.contains("🍕"))
  }

  @Test("TY-7 without a font with pictures, within tags and inside of words there are none") func others() {
    let source = FewEmoji()
    source.fontPath = nil
    let plain = person(emoji: source)
    plain.type("pizza")
    #expect(!plain.offers.contains("🍕"))
    #expect(person(field: ModelField("#pizza")).offers.isEmpty)
    #expect(person(field: ModelField("pizza", after: "s")).offers.isEmpty)
  }

  @Test(
    "TY-7 an app that tells late what it holds gets the emoji in the word's place, and none once the caret has moved")
  func late() throws {
    let field = ModelField(reports: .late)
    let person = person(field: field)
    person.type("pizza")
    try person.take("🍕")
    person.hear()
    #expect(person.text == "🍕 ")
    person.type("pizza")
    person.hear()
    person.wait(2000)
    field.putCaret(at: 4)
    person.hear()
    #expect(!person.offers.contains("🍕"))
  }

  @Test("TY-7 an emoji comes in the tone that was chosen for it") func tones() throws {
    let source = FewEmoji()
    source.kept = EmojiHistory(bytes: Array("tone 👋 3\n".utf8))
    let person = person(emoji: source)
    person.type("hello")
    #expect(person.offers.last == "👋🏽")
    try person.take("👋🏽")
    #expect(person.text == "👋🏽 ")
    person.controller.hide()
    #expect(source.kept.recent == ["👋🏽"])
  }

  @Test("TY-7 a tone that is chosen meanwhile is that of the bar") func newTone() throws {
    let person = person()
    person.type("hello")
    #expect(person.offers.last == "👋")
    person.tap("emoji")
    person.tap("people")
    person.hold("👋", choose: "👋🏿")
    person.tap("delete")
    person.tap("letters")
    #expect(person.text == "hello" && person.offers.last == "👋🏿")
  }
}

/// The emoji of the project, kept in memory.
final class FewEmoji: EmojiSource {
  private let files = EmojiFiles(folder: SourceTree.path("Data/emoji"), historyPath: nil)
  var fontPath: String? = "/dev/null"
  var kept = EmojiHistory()

  func expect() {}
  func table(_ language: String) -> EmojiTable? { files.table(language) }
  func words(_ language: String) -> EmojiWords? { files.words(language) }
  func history() -> EmojiHistory { kept }
  func keep(_ history: EmojiHistory) { kept = history }
}
