// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TypingDecoder

@Suite struct KoreanLettersTests {
  @Test(arguments: [
    ("가", "ㄱㅏ"), ("한글", "ㅎㅏㄴㄱㅡㄹ"), ("과", "ㄱㅗㅏ"), ("의", "ㅇㅡㅣ"), ("뷁", "ㅂㅜㅔㄹㄱ"), ("값", "ㄱㅏㅂㅅ"), ("까", "ㄲㅏ"),
    ("있다", "ㅇㅣㅆㄷㅏ"), ("앉아", "ㅇㅏㄴㅈㅇㅏ"), ("힣", "ㅎㅣㅎ"), ("ㅋㅋ ok", "ㅋㅋ ok"), ("", ""),
  ])
  func `syllables become the keys that type them`(text: String, keys: String) {
    #expect(KoreanLetters.keystrokes(of: text) == keys)
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
