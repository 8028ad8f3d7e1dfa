// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

extension HangulComposer {
  /// The letter of a two-set keyboard in the place where an American one has a sign, with Shift or without; `nil` where it has none.
  /// Source: KS X 5002.
  package static func letter(inPlaceOf sign: Character) -> String? {
    guard let key = sign.asciiValue else { return nil }
    // Shift changes few of them.
    return TwoSet.letters[key] ?? sign.lowercased().utf8.first.flatMap { TwoSet.letters[$0] }
  }
}

extension TwoSet {
  /// Returns the keys that type a text; `nil` when it is empty or not all letters of modern Korean.
  static func keys(for text: String) -> [UInt8]? {
    guard !text.isEmpty, text.unicodeScalars.allSatisfy({ (0x3131...0x3163).contains($0.value) }) else { return nil }
    return text.twoSetLetters.unicodeScalars.compactMap { keys[String($0)] }
  }

  /// The letter on each key.
  static let letters = [UInt8: String](
    uniqueKeysWithValues: zip("rRseEfaqQtTdwWczxvgkoiOjpuPhynbml".utf8, "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ").map {
      ($0, String($1))
    })

  /// The key of each letter. Source: KS X 5002.
  private static let keys = [String: UInt8](uniqueKeysWithValues: letters.map { ($1, $0) })
}
