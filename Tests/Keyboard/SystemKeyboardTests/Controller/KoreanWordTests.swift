// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

/// Words that are offered while Korean is typed.
@MainActor @Suite struct KoreanWordTests {
  private func person(_ field: ModelField = ModelField(), modes: [String] = ["ko-KR", "en-US"]) -> Person {
    Person(modes: modes, field: field, words: FewWords())
  }

  @Test("TY-1 words are offered in syllables, from the first key to the next word") func offers() {
    let person = person()
    #expect(person.offers.first == "안녕하세요" && person.offers.count == 3)
    person.type("ㅇㅏㄴ")
    #expect(Set(person.offers) == ["안녕", "안녕하세요", "안내"])
    // The syllable is still open: its end may be the next one's beginning.
    person.type("ㄴ")
    #expect(person.text == "안ㄴ" && person.offers.contains("안내"))
    person.type("ㅕㅇ")
    #expect(person.offers.first == "안녕하세요")
    person.type("ㅎㅏㅅㅔㅇㅛ ")
    #expect(person.text == "안녕하세요 " && person.offers.first == "세계")
  }

  @Test("TY-1 a word that is taken replaces whole syllables in one change, and a mark eats its space") func take()
    throws
  {
    let person = person()
    person.type("ㅇㅏㄴㄴㅕ")
    let count = person.field.edits.count
    try person.take("안녕하세요")
    #expect(person.field.edits.dropFirst(count) == [.replaceBackward(old: "안녀", new: "안녕하세요 ")])
    try person.take("세계")
    #expect(person.text == "안녕하세요 세계 ")
    person.type(".")
    #expect(person.text == "안녕하세요 세계.")
  }

  @Test("TY-5 the syllable of a word that was taken is at rest: the next key begins another") func rest() throws {
    let person = person(ModelField("", after: " 세계"))
    person.type("ㄴㅔ")
    person.tap("delete")
    person.tap("delete")
    person.type("ㅇㅏㄴㄴㅕ")
    try person.take("안녕")
    #expect(person.text == "안녕 세계")
    person.type("ㅇ")
    #expect(person.text == "안녕ㅇ 세계")
    person.tap("delete")
    person.tap("delete")
    #expect(person.text == "안 세계")
  }

  @Test("TY-1 Backspace takes back a letter of the open syllable and whole ones then, and the words follow")
  func delete() {
    let person = person()
    person.type("ㅇㅏㄴㄴㅕㅇㅎㅏ")
    #expect(person.offers.contains("안녕하세요"))
    for (text, has) in [("안녕ㅎ", "안녕하세요"), ("안녕", "안녕하세요"), ("안", "안내")] {
      person.tap("delete")
      #expect(person.text == text && person.offers.contains(has))
    }
    person.type("ㄴㅐ")
    #expect(person.text == "안내")
  }

  @Test("TY-2 where the finger landed tells of neighbours of the letter that was typed") func places() {
    let person = person()
    person.type("ㅇㅏㄴㄴ")
    // The key ㅛ, close to ㅕ.
    person.slip = Point(x: 14, y: 0)
    person.tap("ㅛ")
    person.slip = .zero
    person.type("ㅇ")
    #expect(person.text == "안뇽" && person.offers.contains("안녕"))
    person.type(" ")
    #expect(person.text == "안녕 ")
    person.tap("delete")
    #expect(person.text == "안뇽 ")
  }

  @Test("TY-1 doubled letters are told from single ones, by shift and held") func doubled() {
    let person = person()
    person.write("ㄲㅏㄲ")
    #expect(person.offers.first == "까꿍")
    let other = ModelField()
    person.go(to: other, FieldTraits(purpose: .alpha))
    person.hold("ㄱ", choose: "ㄲ")
    person.type("ㅏ")
    #expect(person.offers.first == "까꿍")
  }

  @Test(
    "TY-1 what is no slip of a known word stays: unknown words, chat, names",
    arguments: ["스피넷은 ", "ㅋㅋㅋ ", "안녕ㅋㅋ ", "안녕ㅎ ", "ㅇㅇ ", "ㅠㅠ ", "ㅋㅋ안녕 ", "있다ㅠ ", "뷁 "])
  func left(_ text: String) {
    let person = person()
    person.write(Jamo.keys(text))
    #expect(person.text == text)
  }

  @Test("TY-1 TY-5 what composes into nothing is mended in one change, and one Backspace puts it back")
  func mended() {
    let person = person()
    person.type("ㅇㅏㄴㄴㄴㅕㅇ")
    #expect(person.text == "안ㄴ녕")
    let pending = person.controller.suggestions.map(\.suggestion)
    #expect(pending.first?.label == "\u{201C}안ㄴ녕\u{201D}" && pending.dropFirst().first?.text == "안녕")
    #expect(pending.dropFirst().first?.isPending == true)
    let count = person.field.edits.count
    person.type(" ")
    #expect(person.field.edits.dropFirst(count) == [.replaceBackward(old: "안ㄴ녕", new: "안녕 ")])
    person.tap("delete")
    #expect(person.text == "안ㄴ녕 ")
    person.type("ㅎ")
    #expect(person.text == "안ㄴ녕 ㅎ")
    person.tap("delete")
    person.type("ㅇㅏㄴㄴㄴㅕㅇ ")
    #expect(person.text == "안ㄴ녕 안ㄴ녕 ")
  }

  @Test("TY-1 Return mends the word, too") func endOfLine() {
    let person = person()
    person.type("ㅇㅏㄴㄴㄴㅕㅇ")
    person.tap("return")
    #expect(person.text == "안녕\n")
    person.type("ㅏ")
    #expect(person.text == "안녕\nㅏ")
  }
}

/// Several languages at once.
@MainActor @Suite struct SeveralLanguagesTests {
  private func person(_ field: ModelField = ModelField(), modes: [String] = ["ko-KR", "en-US"]) -> Person {
    Person(modes: modes, field: field, words: FewWords())
  }

  private func switchTo(_ mode: String, _ person: Person) { person.controller.switchMode(to: mode, at: person.time) }

  @Test("TY-1 the plane decides which letters come, the text which words follow") func planes() {
    let person = person()
    person.type("ㅇㅏㄴㄴㅕㅇㅎㅏㅅㅔㅇㅛ ")
    switchTo("en-US", person)
    #expect(person.offers.first == "세계")
    person.write("hello ")
    #expect(person.offers.first == "world")
    person.write("becuase ")
    switchTo("ko-KR", person)
    #expect(person.text == "안녕하세요 hello because " && !person.offers.contains { $0.isKoreanText })
    person.type("ㅅㅔ")
    #expect(person.offers.contains("세계") && person.offers.contains("세상"))
  }

  @Test(
    "TY-1 where nothing stands before, the plane says which words come first",
    arguments: [("ko-KR", true), ("en-US", false)])
  func starts(_ mode: String, _ isKorean: Bool) {
    let person = person(modes: [mode, mode == "ko-KR" ? "en-US" : "ko-KR"])
    #expect(person.offers.count == 3 && person.offers.allSatisfy { $0.isKoreanText == isKorean })
  }

  @Test(
    "TY-1 a word that was begun on another keyboard is nobody's slip",
    arguments: [("te", "ㅎ", "teㅎ "), ("the", "ㅇㅡㄴ", "the은 ")])
  func mixed(_ latin: String, _ korean: String, _ text: String) {
    let person = person(modes: ["en-US", "ko-KR"])
    person.write(latin)
    switchTo("ko-KR", person)
    person.type(korean + " ")
    #expect(person.text == text)
  }

  @Test func `languages that are not typed give their memory back`() {
    let source = FewWords()
    let person = Person(modes: ["ko-KR", "en-US"], words: source)
    switchTo("en-US", person)
    person.controller.hide()
    #expect(source.rests == ["en", nil])
  }

  @Test("TY-2 touches are weighed by the keys that show, whichever showed before") func keys() {
    let person = person()
    person.type("ㅇㅏㄴ ")
    switchTo("en-US", person)
    person.slip = Point(x: 13, y: 0)
    person.tap("g")
    person.slip = .zero
    person.type("at ")
    #expect(person.text == "안 hat ")
  }
}

extension String {
  fileprivate var isKoreanText: Bool { unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }
}
