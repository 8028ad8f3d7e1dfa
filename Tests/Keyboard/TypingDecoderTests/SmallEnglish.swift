// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LanguageBuilding
import TypingDecoder

/// A language of a few words, and the keys that they are typed on.
enum SmallEnglish {
  static let bytes: [UInt8] = {
    let counts: [(String, Double)] = [
      ("the", 6000), ("they", 900), ("their", 700), ("there", 700), ("then", 300), ("hello", 100), ("help", 200),
      ("receive", 40),
      ("letter", 50), ("later", 80), ("good", 300), ("food", 60), ("is", 2000), ("it", 2000),
      ("because", 400), ("café", 20),
    ]
    var words = counts.map { LanguageBuilder.Word($0.0, count: $0.1) }
    words += [
      LanguageBuilder.Word("i", spelling: "I", count: 5000), LanguageBuilder.Word("don't", count: 800),
      LanguageBuilder.Word("monday", spelling: "Monday", count: 90),
      LanguageBuilder.Word("damn", count: 30, isOffensive: true),
    ]
    var builder = LanguageBuilder(words: words)
    builder.addPair("good", "food", count: 40)
    builder.addPair(nil, "the", count: 300)
    builder.addPair(nil, "their", count: 100)
    builder.addPair(nil, "it", count: 50)
    builder.addPair("it", "is", count: 60)
    builder.addPair("is", "good", count: 4)
    builder.addPair("is", "help", count: 16)
    builder.addTriple("it", "is", "good", count: 30)
    builder.addTriple(nil, "it", "is", count: 30)
    builder.addTriple("the", "is", "good", count: 30)
    return builder.build() ?? []
  }()

  static let language: LanguageFile? = try? LanguageFile(copying: bytes)

  static let spatial = spatial(hasSpaceKey: false)

  private static func spatial(hasSpaceKey: Bool) -> SpatialModel {
    var keys: [SpatialModel.Key] = []
    for (row, line) in [("qwertyuiop", 0), ("asdfghjkl", 0.5), ("zxcvbnm", 1.5)].enumerated() {
      for (column, letter) in line.0.unicodeScalars.enumerated() {
        let center = SIMD2(Float(line.1) + Float(column) + 0.5, Float(row) + 0.5)
        keys.append(SpatialModel.Key(letter: letter, center: center))
      }
    }
    if hasSpaceKey { keys.append(SpatialModel.Key(letter: " ", center: SIMD2(5, 3.5), width: 4)) }
    return SpatialModel(keys: keys, deviation: SIMD2(0.24, 0.2))
  }

  static func decoder(_ typed: String, hasSpaceKey: Bool = false) -> Decoder {
    var decoder = Decoder(languages: language.map { [$0] } ?? [], spatial: spatial(hasSpaceKey: hasSpaceKey))
    for letter in typed.lowercased().unicodeScalars { decoder.append(.letter(letter)) }
    return decoder
  }

  static func best(_ typed: String, after previous: String? = "x") -> String? {
    decoder(typed).candidates(after: previous).first?.text
  }

  static func decision(_ typed: String, after previous: String? = "x", isTrusted: Bool = false) -> Decision {
    Decision(decoder(typed), typed: typed, after: previous, isTrusted: isTrusted)
  }
}
