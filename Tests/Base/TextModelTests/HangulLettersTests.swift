// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TextModel

@Suite struct HangulLettersTests {
  @Test(
    "TY-6 syllables are taken apart into the letters that are typed for them",
    arguments: [
      ("한글", "ㅎㅏㄴㄱㅡㄹ"), ("괜찮아", "ㄱㅗㅐㄴㅊㅏㄴㅎㅇㅏ"), ("꽥 ㄳ", "ㄲㅗㅐㄱ ㄱㅅ"), ("가힣", "ㄱㅏㅎㅣㅎ"), ("뷁ㅢ", "ㅂㅜㅔㄹㄱㅡㅣ"),
      ("aé\u{1100}。", "aé\u{1100}。"),
      ("", ""),
    ])
  func letters(text: String, letters: String) { #expect(text.twoSetLetters == letters) }
}
