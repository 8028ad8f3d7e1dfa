// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TypingDecoder

/// Where letters are, in key pitches, from the top left of the letters: x goes right, y down.
enum LetterKeys {
  case usEnglish
  /// The two-set keyboard of Korean.
  case twoSet

  init(language: String) { self = language == "ko" ? .twoSet : .usEnglish }

  var keys: [SpatialModel.Key] { self == .twoSet ? Self.twoSetKeys : SpatialModel.usEnglishKeys }

  private static let twoSetKeys = keys(["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"])

  private static func keys(_ rows: [String]) -> [SpatialModel.Key] {
    zip(rows, [0, 0.5, 1.5] as [Float]).enumerated().flatMap { row, line in
      line.0.unicodeScalars.enumerated().map { column, letter in
        SpatialModel.Key(letter: letter, center: SIMD2(line.1 + Float(column) + 0.5, Float(row) + 0.5))
      }
    }
  }

  /// The letter whose key a touch is on, or nearest to, where keys are squares; `nil` for a place that is no number.
  func letter(at place: SIMD2<Float>, shifted: Bool) -> Unicode.Scalar? {
    func distance(_ key: SpatialModel.Key) -> (Float, Float) {
      let away = place - key.center
      let outside = Self.pointwiseMax(abs(away.x) - 0.5, abs(away.y) - 0.5)
      return ((outside * outside).sum(), (away * away).sum())
    }
    guard place.x.isFinite, place.y.isFinite else { return nil }
    let letter = keys.min { distance($0) < distance($1) }?.letter
    return shifted ? letter.map(KoreanLetters.shifted) : letter
  }

  private static func pointwiseMax(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(max(0, x), max(0, y)) }
}
