// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The Korean syllable that is being typed, as a slow and obvious two-set automaton has it.
///
/// Source: KS X 5002 for the letters that go together; The Unicode Standard, 3.12, for the syllables.
struct OpenSyllable: Hashable {
  /// The letters as they were typed, one for each key.
  private(set) var letters: [Character] = []

  /// What the letters are on screen.
  var text: String { Self.render(letters) ?? "" }

  var isEmpty: Bool { letters.isEmpty }

  /// Takes a letter and returns the text that can change no more.
  mutating func type(_ letter: Character) -> String {
    if Self.render(letters + [letter]) != nil {
      letters.append(letter)
      return ""
    }
    // A vowel takes the consonant before it along, when that ends a syllable.
    let movesLast = Self.isVowel(letter) && letters.count > 1 && letters.last.map(Self.isVowel) == false
    let closed = movesLast ? Array(letters.dropLast()) : letters
    letters = (movesLast ? letters.suffix(1) : []) + [letter]
    return Self.render(closed) ?? ""
  }

  /// Takes back the last letter.
  mutating func delete() { letters.removeLast() }

  /// Ends the syllable and returns it.
  mutating func close() -> String {
    defer { letters = [] }
    return text
  }
}

// MARK: - The rules

extension OpenSyllable {
  static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
  private static let pairs: [String: Character] = [
    "ㅗㅏ": "ㅘ", "ㅗㅐ": "ㅙ", "ㅗㅣ": "ㅚ", "ㅜㅓ": "ㅝ", "ㅜㅔ": "ㅞ", "ㅜㅣ": "ㅟ", "ㅡㅣ": "ㅢ",
    "ㄱㅅ": "ㄳ", "ㄴㅈ": "ㄵ", "ㄴㅎ": "ㄶ", "ㄹㄱ": "ㄺ", "ㄹㅁ": "ㄻ", "ㄹㅂ": "ㄼ", "ㄹㅅ": "ㄽ", "ㄹㅌ": "ㄾ", "ㄹㅍ": "ㄿ",
    "ㄹㅎ": "ㅀ", "ㅂㅅ": "ㅄ",
  ]

  /// Returns the keys of a letter: two for most compound ones.
  static func keys(of letter: Character) -> [Character] {
    pairs.first { $0.value == letter }.map { Array($0.key) } ?? [letter]
  }

  /// Returns text with its syllables in the letters of their keys.
  static func letters(of text: String) -> String {
    text.map { character -> String in
      guard let number = character.unicodeScalars.first.map({ Int($0.value) - 0xAC00 }), (0..<11_172).contains(number)
      else { return String(keys(of: character)) }
      let (rest, final) = number.quotientAndRemainder(dividingBy: finals.count + 1)
      let (initial, vowel) = rest.quotientAndRemainder(dividingBy: vowels.count)
      return String([initials[initial]] + keys(of: vowels[vowel]) + (final == 0 ? [] : keys(of: finals[final - 1])))
    }.joined()
  }

  private static func isVowel(_ letter: Character) -> Bool { vowels.contains(letter) }

  /// Returns what one syllable of these letters is; `nil` when they do not make one.
  private static func render(_ letters: [Character]) -> String? {
    let start = letters.prefix { !isVowel($0) }
    let middle = letters.dropFirst(start.count).prefix(while: isVowel)
    let end = letters.dropFirst(start.count + middle.count)
    // Two consonants that end a syllable together are one letter also where there is no syllable.
    if start.count == letters.count { return joined(start).map { String($0) } }
    guard start.count <= 1, let vowel = joined(middle) else { return nil }
    guard let first = start.first else { return end.isEmpty ? String(vowel) : nil }
    guard let initial = initials.firstIndex(of: first), let middle = vowels.firstIndex(of: vowel) else { return nil }
    var number = 0xAC00 + (initial * vowels.count + middle) * (finals.count + 1)
    if !end.isEmpty {
      guard let last = joined(end), let final = finals.firstIndex(of: last) else { return nil }
      number += final + 1
    }
    return Unicode.Scalar(UInt32(number)).map { String(Character($0)) }
  }

  private static func joined(_ letters: ArraySlice<Character>) -> Character? {
    letters.count > 1 ? pairs[String(letters)] : letters.first
  }
}
