// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LanguageBuilding
import SystemKeyboard
import TypingDecoder

/// A source with some words of English, and some of Korean.
final class FewWords: LanguageSource {
  private static let english = file(
    "en",
    [
      ("the", nil, 6000), ("they", nil, 900), ("there", nil, 700), ("then", nil, 300), ("hello", nil, 400),
      ("help", nil, 200), ("helped", nil, 60), ("good", nil, 300), ("food", nil, 200),
      ("is", nil, 2000), ("it", nil, 2000),
      ("and", nil, 3000), ("because", nil, 400), ("from", nil, 900), ("form", nil, 300), ("i", "I", 5000),
      ("don't", nil, 800), ("monday", "Monday", 90), ("world", nil, 300), ("fat", nil, 100), ("hat", nil, 100),
      ("fatter", nil, 100), ("hatter", nil, 100),
    ])
  private static let korean = file(
    "ko",
    [
      ("안녕", 900), ("안녕하세요", 800), ("안내", 300), ("세계", 400), ("세상", 300), ("있다", 900), ("없다", 700), ("까꿍", 50),
      ("닭이", 60), ("값이", 60), ("좋아요", 500), ("감사합니다", 700), ("네", 800),
    ].map { ($0.0.map { Jamo.keys(String($0)) }.joined(), $0.0, $0.1) })
  private(set) var openings: [String] = []
  /// The language that was typed each time when others came to rest; `nil` for none.
  private(set) var rests: [String?] = []

  func has(_ language: String) -> Bool { ["en", "ko"].contains(language) }

  func words(of language: String) -> LanguageFile? {
    openings.append(language)
    return language == "en" ? Self.english : language == "ko" ? Self.korean : nil
  }

  func rest(except language: String?) { rests.append(language) }

  private static func file(_ language: String, _ words: [(String, String?, Double)]) -> LanguageFile? {
    var builder = LanguageBuilder(
      words: words.map { LanguageBuilder.Word($0.0, spelling: $0.1, count: $0.2) })
    builder.language = language
    for word in ["hello", "there", "i"] { builder.addPair(nil, word, count: 300) }
    builder.addPair("hello", "world", count: 90)
    builder.addPair(Jamo.keys("안녕하세요"), Jamo.keys("세계"), count: 90)
    builder.addPair(nil, Jamo.keys("안녕하세요"), count: 300)
    return builder.build().flatMap { try? LanguageFile(copying: $0) }
  }
}
