// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LanguageBuilding
import TypingDecoder

/// A Korean of a few words, and the two-set keys that they are typed on.
enum SmallKorean {
  static let bytes: [UInt8] = {
    let counts: [(String, Double)] = [
      ("너무", 900), ("진짜", 800), ("있다", 700), ("없다", 500), ("학교에", 90), ("학교", 60), ("까지", 50), ("가지", 300), ("오늘", 300),
    ]
    var builder = LanguageBuilder(
      words: counts.map { LanguageBuilder.Word(KoreanLetters.keystrokes(of: $0.0), spelling: $0.0, count: $0.1) })
    builder.language = "ko"
    return builder.build() ?? []
  }()
}
