// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LanguageBuilding
import SystemKeyboard
import TypingDecoder

/// A source with some words of English, and one of Korean.
final class FewWords: LanguageSource {
  private static let english = file([
    ("the", nil, 6000), ("they", nil, 900), ("there", nil, 700), ("then", nil, 300), ("hello", nil, 400),
    ("help", nil, 200), ("helped", nil, 60), ("good", nil, 300), ("food", nil, 200),
    ("is", nil, 2000), ("it", nil, 2000),
    ("and", nil, 3000), ("because", nil, 400), ("from", nil, 900), ("form", nil, 300), ("i", "I", 5000),
    ("don't", nil, 800), ("monday", "Monday", 90), ("world", nil, 300), ("fat", nil, 100), ("hat", nil, 100),
    ("fatter", nil, 100), ("hatter", nil, 100),
  ])
  private static let korean = file([("ㄱㅏ", "가", 10)])
  private(set) var openings: [String] = []

  func has(_ language: String) -> Bool { ["en", "ko"].contains(language) }

  func words(of language: String) -> LanguageFile? {
    openings.append(language)
    return language == "en" ? Self.english : language == "ko" ? Self.korean : nil
  }

  private static func file(_ words: [(String, String?, Double)]) -> LanguageFile? {
    var builder = LanguageBuilder(
      words: words.map { LanguageBuilder.Word($0.0, spelling: $0.1, count: $0.2) })
    for word in ["hello", "there", "i"] { builder.addPair(nil, word, count: 300) }
    builder.addPair("hello", "world", count: 90)
    return builder.build().flatMap { try? LanguageFile(copying: $0) }
  }
}
