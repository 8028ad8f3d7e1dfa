// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LanguageBuilding

@testable import TypingDecoder

/// A Korean of a few words, and the two-set keys that they are typed on.
enum SmallKorean {
  static let bytes: [UInt8] = {
    let counts: [(String, Double)] = [
      ("너무", 900), ("진짜", 800), ("있다", 700), ("없다", 500), ("학교에", 90), ("학교", 60), ("까지", 50), ("가지", 300), ("오늘", 300),
      ("내가", 400), ("시간이", 80), ("총", 300), ("했다", 900), ("햇다", 8),
    ]
    var words = counts.map { LanguageBuilder.Word(KoreanLetters.keystrokes(of: $0.0), count: $0.1) }
    words.append(LanguageBuilder.Word(KoreanLetters.keystrokes(of: "졸라"), count: 90, isOffensive: true))
    let stems = [("학교", "noun", 20.0), ("시간", "closed", 10), ("졸라", "noun", 9), ("하", "verb", 30)]
    let endings = [
      ("noun", "에서", 8.0), ("noun", "가", 20), ("noun", "까지", 3), ("noun", "을", 5),
      ("noun", "같이", 0.01), ("closed", "이", 20), ("closed", "까지", 2),
      ("noun", "", 9),
      ("verb", "ㅂ니다", 9), ("verb", "ㄴ다", 9),
    ]
    var builder = LanguageBuilder(
      words: words,
      stems: stems.map { LanguageBuilder.Stem(KoreanLetters.keystrokes(of: $0.0), class: $0.1, count: $0.2) },
      endings: endings.map { LanguageBuilder.Ending(KoreanLetters.keystrokes(of: $0.1), class: $0.0, count: $0.2) })
    builder.language = "ko"
    return builder.build() ?? []
  }()

  private static let spatial: SpatialModel = {
    let rows: [(letters: String, start: Float)] = [("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", 0), ("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", 0.5), ("ㅋㅌㅊㅍㅠㅜㅡ", 1.5)]
    let keys = rows.enumerated().flatMap { row, line in
      line.letters.unicodeScalars.enumerated().map { column, letter in
        SpatialModel.Key(letter: letter, center: SIMD2(line.start + Float(column) + 0.5, Float(row) + 0.5))
      }
    }
    return SpatialModel(keys: keys, deviation: SpatialModel.usualDeviation)
  }()

  /// A decoder that took letters on the middles of their keys.
  static func decoder(_ typed: String) -> Decoder {
    var decoder = Decoder(languages: (try? LanguageFile(copying: bytes)).map { [$0] } ?? [], spatial: spatial)
    for letter in KoreanLetters.keystrokes(of: typed).unicodeScalars { decoder.append(.letter(letter)) }
    return decoder
  }

  /// A decoder that took touches, each a part of the way to the key of another letter.
  static func touched(_ typed: String, towards other: String, _ part: Float) -> Decoder {
    var decoder = decoder("")
    let letters = KoreanLetters.keystrokes(of: typed).unicodeScalars
    for (letter, neighbor) in zip(letters, KoreanLetters.keystrokes(of: other).unicodeScalars) {
      guard let key = spatial.key(of: letter), let next = spatial.key(of: neighbor) else { continue }
      decoder.append(.point(letter, key.center + (next.center - key.center) * part))
    }
    return decoder
  }

  static func decision(_ typed: String, isTrusted: Bool = false) -> Decision {
    Decision(decoder(typed), typed: typed, after: "x", isTrusted: isTrusted)
  }
}
