// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Composition
import Testing

@Suite struct HangulComposerTests {
  @Test("TY-5 Korean two-set: a syllable is there from its first letter and grows in place")
  func growing() {
    var composer = HangulComposer()
    #expect(composer.type("ㅎ") == Replacement(old: "", new: "ㅎ"))
    #expect(composer.type("ㅏ") == Replacement(old: "ㅎ", new: "하"))
    #expect(composer.type("ㄴ") == Replacement(old: "하", new: "한"))
    #expect(composer.open == "한")
    #expect(composer.type("ㅏ") == Replacement(old: "한", new: "하나"))
    #expect(composer.open == "나")
  }

  @Test("TY-5 Korean two-set: delete takes back one letter while the syllable is open")
  func deleting() {
    var field = Field()
    field.type("ㄱ", "ㅏ", "ㅂ", "ㅅ")
    #expect(field.text == "값")
    let steps = (1...4).map { _ in
      field.delete()
      return field.text
    }
    #expect(steps == ["갑", "가", "ㄱ", ""])
    #expect(field.composer.open == "")
  }

  @Test func `after a closed syllable delete is the host's affair`() {
    var field = Field()
    field.type("ㅎ", "ㅏ", "ㄴ")
    field.close()
    var composer = field.composer
    #expect(composer.deleteBackward() == nil)
  }

  @Test func `a closed syllable does not take further letters`() {
    var field = Field()
    field.type("ㅎ", "ㅏ")
    field.close()
    field.type("ㄴ")
    #expect(field.text == "하ㄴ")
  }

  @Test(arguments: [
    ("ㅗㅏ", "ㅘ"), ("ㅇㅜㅣ", "위"), ("ㄱㅅㅏ", "ㄱ사"), ("ㄷㅏㄹㄱㅇㅡㄹ", "닭을"), ("ㄷㅏㄹㄱㅣ", "달기"),
    ("ㄱㄱ", "ㄱㄱ"), ("ㄲㅗㅊ", "꽃"), ("ㅇㅣㅆㄷㅏ", "있다"), ("ㅏㄱ", "ㅏㄱ"), ("ㅋㅋㅋ", "ㅋㅋㅋ"), ("ㅠㅠ", "ㅠㅠ"),
    ("ㅇㅏㄴㄴㅕㅇㅎㅏㅅㅔㅇㅛ", "안녕하세요"), ("ㅎㅏㄴ ㄱㅡㄹ", "한 글"), ("ㅎㅏㄴ1ㅏ", "한1ㅏ"), ("ㄱㅘㄴ", "관"), ("ㅇㅓㅄㅇㅡㄴ", "없은"),
  ])
  func `letters make the text that a Korean writer expects`(letters: String, expected: String) {
    var field = Field()
    field.type(letters.map(String.init))
    #expect(field.text == expected)
  }

  @Test func `no more is replaced than changes`() {
    var composer = HangulComposer()
    _ = composer.type("ㅋ")
    #expect(composer.type("ㅋ") == Replacement(old: "", new: "ㅋ"))
    #expect(composer.open == "ㅋ")
  }

  @Test func `an output of several letters is one step of text and several of delete`() {
    var field = Field()
    field.type("ㄱㅏㄴㅏ")
    #expect(field.text == "가나")
    field.delete()
    #expect(field.text == "가ㄴ")
  }

  @Test func `other outputs close the syllable and stay as they are`() {
    for output in [" ", ".", "e\u{301}", "ᄀ", "ㆍ", "ㄱa", "", "\u{0}", "👍🏽"] {
      var composer = HangulComposer()
      _ = composer.type("ㅎ")
      #expect(composer.type(output) == Replacement(old: "", new: output))
      #expect(composer.open == "")
    }
  }

  @Test("TY-5 Korean two-set: all 11,172 syllables can be typed and taken back")
  func allSyllables() {
    let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ").map(String.init)
    let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ").map(String.init)
    let finals = [""] + Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ").map(String.init)
    var code: UInt32 = 0xAC00
    for initial in initials {
      for vowel in vowels {
        for final in finals {
          var field = Field()
          field.type([initial, vowel, final].filter { !$0.isEmpty })
          let typed = Array(field.text.unicodeScalars.map(\.value))
          if typed != [code] { Issue.record("\(initial)\(vowel)\(final) gives \(field.text)") }
          var steps = 0
          while !field.text.isEmpty, steps < 6 {
            field.delete()
            steps += 1
          }
          if steps > 5 || field.composer.open != "" { Issue.record("\(initial)\(vowel)\(final) cannot be taken back") }
          code += 1
        }
      }
    }
    #expect(code == 0xAC00 + 11172)
  }
}
