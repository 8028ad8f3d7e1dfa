// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Typing on a hardware keyboard.
extension Injector {
  /// The rows of an American keyboard, with the code of the first key of each. Source: linux/input-event-codes.h.
  private static let rows: [(code: Int, plain: String, shifted: String)] = [
    (2, "1234567890-=", "!@#$%^&*()_+"), (16, "qwertyuiop[]", "QWERTYUIOP{}"), (30, "asdfghjkl;'`", "ASDFGHJKL:\"~"),
    (44, "zxcvbnm,./", "ZXCVBNM<>?"), (57, " ", ""), (28, "\n", ""), (15, "\t", ""), (14, "\u{8}", ""),
  ]

  /// The letters of a two-set keyboard, and the keys that they are on.
  private static let twoSet = [Character: Character](
    uniqueKeysWithValues: zip("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ", "rRseEfaqQtTdwWczxvgkoiOjpuPhynbml"))

  /// The left keys that are held, by their codes.
  package static let (control, shift) = (29, 42)

  /// Types a text key by key, as fast as the compositor takes them.
  package func typeKeys(_ text: String) throws {
    for character in text {
      let (code, isShifted) = try Self.key(of: character)
      if isShifted { try send("key \(Self.shift) 1") }
      try pressKey(code)
      if isShifted { try send("key \(Self.shift) 0") }
    }
  }

  /// The same for Korean, letter by letter.
  package func typeKoreanKeys(_ text: String) throws {
    try typeKeys(String(TwoSetKeys.keys(for: text).map { Self.twoSet[$0] ?? $0 }))
  }

  /// The same as people do it: each key stays down for a while, in which compositors tell of a pause.
  package func typeKoreanKeysUnhurried(_ text: String) throws {
    for character in TwoSetKeys.keys(for: text).map({ Self.twoSet[$0] ?? $0 }) {
      let (code, isShifted) = try Self.key(of: character)
      if isShifted { try send("key \(Self.shift) 1") }
      try send("key \(code) 1")
      Clock.pause(microseconds: 90_000)
      try send("key \(code) 0")
      if isShifted { try send("key \(Self.shift) 0") }
      Clock.pause(microseconds: 150_000)
    }
  }

  /// Presses a key while Control is held.
  package func pressWithControl(_ character: Character) throws {
    try send("key \(Self.control) 1")
    try pressKey(try Self.key(of: character).code)
    try send("key \(Self.control) 0")
  }

  /// The code of the key of a sign.
  package static func key(of character: Character) throws -> (code: Int, isShifted: Bool) {
    for row in rows {
      if let place = row.plain.firstIndex(of: character) {
        return (row.code + row.plain.distance(from: row.plain.startIndex, to: place), false)
      }
      if let place = row.shifted.firstIndex(of: character) {
        return (row.code + row.shifted.distance(from: row.shifted.startIndex, to: place), true)
      }
    }
    throw BedError("an American keyboard has no key for \(character)")
  }
}
