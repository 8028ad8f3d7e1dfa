// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Composition
import TestSupport
import Testing
import TypingDecoder

@Suite struct KoreanLettersTests {
  @Test(arguments: [
    ("가", "ㄱㅏ"), ("한글", "ㅎㅏㄴㄱㅡㄹ"), ("과", "ㄱㅗㅏ"), ("의", "ㅇㅡㅣ"), ("뷁", "ㅂㅜㅔㄹㄱ"), ("값", "ㄱㅏㅂㅅ"), ("까", "ㄲㅏ"),
    ("있다", "ㅇㅣㅆㄷㅏ"), ("앉아", "ㅇㅏㄴㅈㅇㅏ"), ("힣", "ㅎㅣㅎ"), ("ㅋㅋ ok", "ㅋㅋ ok"), ("ㄳ", "ㄱㅅ"), ("ㅘ", "ㅗㅏ"), ("", ""),
  ])
  func `syllables become the keys that type them`(text: String, keys: String) {
    #expect(KoreanLetters.keystrokes(of: text) == keys)
  }

  @Test(arguments: [
    ("ㄱㅏㅂㅅㅇㅣ", "값이"), ("ㄱㅏㅂㅅㅣ", "갑시"), ("ㅂㅜㅔㄹㄱ", "뷁"), ("ㅋㅋㅋ", "ㅋㅋㅋ"), ("ㄱㅅ", "ㄳ"), ("ㄱㅅㅏ", "ㄱ사"), ("ㅗㅏㄱ", "ㅘㄱ"),
    ("ㄷㄷㅏ", "ㄷ다"),
    ("ㄱㅏㄸㅏ", "가따"), ("ㅎㅏㄴa ㅏ", "한a ㅏ"), ("", ""),
  ])
  func `keys become syllables as far as they make some`(keys: String, text: String) {
    #expect(KoreanLetters.compose(keys) == text)
  }

  @Test func `keys become what the keyboard's composer makes of them`() {
    let layout = Array("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ")
    var random = SeededGenerator(seed: 46)
    for _ in 0..<2000 {
      var composer = HangulComposer()
      var (keys, text) = ("", "")
      for _ in 0..<(1 + random.next(below: 12)) {
        let key = layout[random.next(below: layout.count)]
        keys.append(key)
        let change = composer.type(String(key))
        text.removeLast(change.old.count)
        text += change.new
      }
      #expect(KoreanLetters.compose(keys) == text)
      #expect(KoreanLetters.compose(KoreanLetters.keystrokes(of: text)) == text)
    }
  }

  @Test func `shift gives seven letters, and taking it away gives them back`() {
    let plain = "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ".unicodeScalars
    let doubles = plain.filter { KoreanLetters.shifted($0) != $0 }.map(KoreanLetters.shifted)
    #expect(doubles == Array("ㅃㅉㄸㄲㅆㅒㅖ".unicodeScalars))
    #expect(plain.allSatisfy { KoreanLetters.unshifted(KoreanLetters.shifted($0)) == $0 })
    #expect(KoreanLetters.unshifted("q") == "q")
  }

  @Test func `the keys of each syllable are its own, and are letters of the layout`() {
    let layout = Set("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ")
    var syllables: [String: Unicode.Scalar] = [:]
    for value in UInt32(0xAC00)...0xD7A3 {
      guard let syllable = Unicode.Scalar(value) else { continue }
      let keys = KoreanLetters.keystrokes(of: String(syllable))
      #expect(syllables.updateValue(syllable, forKey: keys) == nil)
      #expect(layout.isSuperset(of: keys))
    }
    #expect(syllables.count == 11_172)
  }
}
