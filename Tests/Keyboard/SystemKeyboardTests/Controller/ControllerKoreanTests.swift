// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import SystemKeyboard
import TestSupport
import Testing
import TextModel

/// The letters of Korean text as the keys of a two-set keyboard.
enum Jamo {
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let finals = Array(" ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
  private static let compounds: [Character: String] = [
    "ㅘ": "ㅗㅏ", "ㅙ": "ㅗㅐ", "ㅚ": "ㅗㅣ", "ㅝ": "ㅜㅓ", "ㅞ": "ㅜㅔ", "ㅟ": "ㅜㅣ", "ㅢ": "ㅡㅣ", "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ",
    "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
  ]

  /// Returns the keys that type a text; characters that are not Korean stand for themselves.
  static func keys(_ text: String) -> String {
    text.flatMap { character -> String in
      guard let value = character.unicodeScalars.first?.value, (0xAC00...0xD7A3).contains(value) else {
        return compounds[character] ?? String(character)
      }
      let index = Int(value - 0xAC00)
      let letters = [initials[index / 588], vowels[index / 28 % 21], finals[index % 28]].filter { $0 != " " }
      return letters.map { compounds[$0] ?? String($0) }.joined()
    }.map(String.init).joined()
  }
}

@MainActor
@Suite struct ControllerKoreanTests {
  @Test("TY-5 a syllable goes on when the settings change in it") func settings() {
    let person = Person(modes: ["ko-KR"])
    person.type("ㄱㅏ")
    person.controller.preferences.keyPreview.toggle()
    person.type("ㄴ")
    #expect(person.text == "간")
    person.type("ㅏ")
    #expect(person.text == "가나")
  }

  private static let sentences = [
    "안녕하세요 세계", "닭이 없다", "꽃잎을 밟지 마세요.", "값싼 옷, 뷁 쀍!", "읽었습니다", "ㅋㅋㅋ 의의", "까꿍 얘기 예쁘다",
  ]

  @Test("TY-5 Korean sentences arrive, and each key leaves all that was typed", arguments: ModelField.Reports.allCases)
  func sentences(reports: ModelField.Reports) {
    for sentence in Self.sentences {
      let person = Person(modes: ["ko-KR"], field: ModelField(reports: reports)) { $0.doubleSpacePeriod = false }
      var typed = ""
      for key in Jamo.keys(sentence) {
        person.write(String(key))
        typed.append(key)
        guard Jamo.keys(person.text) == typed else {
          Issue.record("'\(person.text)' has not all of '\(typed)'")
          return
        }
        if typed.count % 3 == 0 { person.hear(2) }
      }
      #expect(person.text == sentence)
    }
  }

  @Test("TY-5 focus that moves in the middle of a syllable loses nothing") func focusMoves() {
    let person = Person(modes: ["ko-KR"])
    person.type("ㅎㅏㄴㄱ")
    let first = person.field
    person.controller.blur(at: person.time)
    let second = ModelField()
    person.go(to: second, FieldTraits())
    person.type("ㅡㄹ")
    #expect(first.text == "한ㄱ")
    #expect(second.text == "ㅡㄹ")
  }

  @Test("TY-5 delete takes back one letter of the open syllable, then whole ones") func deleteByLetter() {
    let person = Person(modes: ["ko-KR"])
    person.type("ㅇㅓㅂㅅ")
    var seen: [String] = []
    for _ in 0..<4 {
      person.tap("delete")
      seen.append(person.text)
    }
    #expect(seen == ["업", "어", "ㅇ", ""])
    person.type("ㅎㅏㄴ ")
    person.tap("delete")
    person.tap("delete")
    #expect(person.text == "")
  }

  @Test("TY-5 a caret that is put elsewhere closes the syllable") func caretCloses() {
    let person = Person(modes: ["ko-KR"], field: ModelField("가"))
    person.type("ㅎㅏ")
    person.field.putCaret(at: 1)
    person.controller.noteAppChangedText()
    person.wait(600)
    person.type("ㄴㅏ")
    #expect(person.text == "가나하")
  }

  @Test("TY-5 a busy app that reports old text between two letters does not split the syllable") func oldReport() {
    let person = Person(modes: ["ko-KR"], field: ModelField("가", reports: .late))
    person.type("ㅎ")
    person.controller.noteAppChangedText()
    person.type("ㅏ")
    person.controller.noteAppChangedText()
    person.type("ㄴ")
    #expect(person.text == "가한")
  }

  @Test("TY-3 delete takes the full stop of two spaces back while a busy app reports old text")
  func oldReportAtFullStop() {
    let person = Person(modes: ["ko-KR"], field: ModelField("가", reports: .late))
    person.type(" ")
    person.controller.noteAppChangedText()
    person.type(" ")
    person.controller.noteAppChangedText()
    person.tap("delete")
    #expect(person.text == "가  ")
  }

  @Test("TY-3 delete only deletes where the caret was put elsewhere after the full stop")
  func caretElsewhereAtFullStop() {
    let person = Person(modes: ["ko-KR"], field: ModelField("나. 가"))
    person.type("  ")
    person.field.putCaret(at: 3)
    person.controller.noteAppChangedText()
    person.wait(600)
    person.tap("delete")
    #expect(person.text == "나.가. ")
  }

  @Test("TY-3 a space in another field makes no full stop of the space before it", arguments: ["가나", ""])
  func spaceElsewhere(text: String) {
    let person = Person(modes: ["ko-KR"], field: ModelField("가"))
    person.type(" ")
    person.go(to: ModelField(text), FieldTraits())
    person.type(" ")
    #expect(person.text == text + " ")
  }

  @Test("TY-5 a caret that is put elsewhere is heard late and spoils nothing before it") func caretHeardLate() {
    let person = Person(modes: ["ko-KR"], field: ModelField("가나", reports: .late))
    person.type("ㅎㅏ")
    person.hear()
    person.field.putCaret(at: 1)
    person.hear()
    person.wait(600)
    person.type("ㄷㅏ")
    person.hear()
    #expect(person.text == "가다나하")
  }

  @Test("TY-5 shift gives the doubled letters and goes off again") func doubledLetters() {
    let person = Person(modes: ["ko-KR"])
    person.tap("shift")
    #expect(person.key("ㄲ") != nil)
    person.type("ㄲㅗㅊ")
    #expect(person.text == "꽃")
    #expect(person.controller.shiftState == .off)
  }

  @Test("TY-5 two thumbs write Korean in any lift order") func rollover() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20 {
      let person = Person(modes: ["ko-KR"]) { $0.doubleSpacePeriod = false }
      let sentence = "우리는 한글을 아주 빨리 씁니다"
      var isDown: [Int32] = []
      var finger: Int32 = 0
      for key in Jamo.keys(sentence) {
        if person.key(String(key)) == nil || !person.isShown(key) {
          for other in isDown { person.up(finger: other) }
          isDown = []
          person.tap("shift")
        }
        person.down(String(key), finger: finger)
        isDown.append(finger)
        finger = (finger + 1) % 5
        person.wait(Int64(random.next(below: 60)) + 10)
        while isDown.count > 2 || (!isDown.isEmpty && random.next(below: 3) == 0) {
          person.up(finger: isDown.remove(at: random.next(below: isDown.count)))
        }
      }
      for other in isDown { person.up(finger: other) }
      #expect(person.text == sentence)
    }
  }

  @Test("TY-5 a field that takes only ASCII gets no Korean letters") func asciiFields() {
    for purpose in [ContentPurpose.email, .url, .password, .terminal] {
      let person = Person(FieldTraits(purpose: purpose))
      #expect(person.controller.modeID == "en-US")
      person.write("ab")
      #expect(person.text == "ab")
    }
  }
}

extension ControllerKoreanTests {
  @Test("VK-2 TY-5 who gets a letter can be sought by a Korean name") func recipients() {
    let person = Person(FieldTraits(purpose: .email))
    #expect(person.controller.modeID == "en-US")
    person.tap("globe")
    #expect(person.controller.modeID == "ko-KR")
    person.type("ㅎㅗㅇㄱㅣㄹㄷㅗㅇ")
    #expect(person.text == "홍길동")
    #expect(person.key("@") != nil)
  }

  @Test("TY-5 a field that is disabled and enabled on each change keeps the syllable", arguments: [false, true])
  func reenabledField(isBlurred: Bool) {
    let person = Person(modes: ["ko-KR"])
    let field = person.field
    field.onChange = {
      // As if the app answered before the next key.
      if isBlurred { person.controller.blur(at: person.time) }
      person.controller.focus(FieldTraits(), at: person.time)
    }
    person.type("ㄱㅏㅂㅅㅇㅣ")
    person.tap("space", pause: 60)
    person.tap("space", pause: 400)
    person.tap("delete")
    #expect(person.text == "값이  ")
    person.type("ㅎㅏㄴ")
    person.tap("delete")
    #expect(person.text == "값이  하")
  }

  @Test("TY-5 a field that comes back at once, as when its window gets another scale, keeps the chosen keyboard")
  func sameField() {
    let traits = FieldTraits(purpose: .terminal)
    let person = Person(traits)
    person.tap("globe")
    #expect(person.controller.modeID == "ko-KR")
    person.controller.blur(at: person.time)
    person.controller.focus(traits, at: person.time)
    #expect(person.controller.modeID == "ko-KR")
    person.controller.blur(at: person.time)
    person.wait(1000)
    person.controller.focus(traits, at: person.time)
    #expect(person.controller.modeID == "en-US")
  }

  @Test("TY-5 a syllable goes on where a busy app had no field for so long that the keyboard went away") func hidden() {
    let person = Person(modes: ["ko-KR"])
    person.type("ㅎㅏ")
    person.controller.blur(at: person.time)
    person.controller.hide()
    person.wait(500)
    person.controller.focus(FieldTraits(), at: person.time)
    person.type("ㄴ")
    #expect(person.text == "한")
  }

  @Test(
    "TY-5 a syllable goes on when a screen's new scale begins a field anew that tells nothing",
    arguments: [false, true])
  func rescaled(isChanged: Bool) {
    let person = Person(modes: ["ko-KR"], field: ModelField(reports: .never))
    person.type("ㅎㅏ")
    if isChanged { person.controller.screen = PlaneHarness.tablet }
    person.controller.blur(at: person.time)
    let field = ModelField("하", reports: .never)
    person.go(to: field, FieldTraits())
    person.type("ㄴ")
    #expect(person.text == (isChanged ? "한" : "하ㄴ"))
  }

  @Test("TY-5 a field that comes back later, elsewhere or with another text is begun anew") func otherFields() {
    for change in ["late", "text", "traits"] {
      let person = Person(modes: ["ko-KR"])
      person.type("ㅎㅏ")
      person.controller.blur(at: person.time)
      if change == "late" { person.wait(1100) }
      if change == "text" { person.field.before = "하나" }
      person.controller.focus(change == "traits" ? FieldTraits(returnKey: .send) : FieldTraits(), at: person.time)
      person.type("ㄴ")
      #expect(person.text.hasSuffix("ㄴ"), "\(change): \(person.text)")
    }
  }
}

extension Person {
  fileprivate func isShown(_ key: Character) -> Bool {
    key == " " || controller.plane.keys.contains { $0.role == .character(String(key)) }
  }
}
