// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import TypingDecoder

/// A person whose thumbs land beside keys, who takes words of the bar when they are right, and mends what comes out wrong.
///
/// Looks at nothing but the keyboard, and at the word that the keyboard is about to mend: an app that stands still at that moment gets it as
/// it was typed. Whether the app has all that the keyboard promised is for the test to see.
struct SloppyTypist {
  private let driver: KeyboardDriver
  /// Whether the person counts on the keyboard to put apostrophes and `I` right.
  private let trustsKeyboard: Bool
  /// Returns what the app comes to have of two texts.
  private let read: (_ meant: String, _ plain: String) -> String
  private var random: SplitMix
  /// What the app has if the keyboard does not mend the last word.
  private var plainText: String?
  /// What the app has, by what the keyboard showed before each key.
  private(set) var text = ""
  /// How many words there were, and how many would have been wrong had nobody mended them.
  private(set) var (wordCount, slipCount) = (0, 0)

  init(
    _ driver: KeyboardDriver, trustsKeyboard: Bool, seed: UInt64,
    read: @escaping (_ meant: String, _ plain: String) -> String
  ) {
    (self.driver, self.trustsKeyboard, self.read) = (driver, trustsKeyboard, read)
    random = SplitMix(state: seed)
  }

  /// Types a paragraph of words, single spaces and marks.
  mutating func type(_ paragraph: String) throws {
    var rest = paragraph[...]
    var hasSpace = true
    while let next = rest.first {
      if next.isLetter {
        let word = String(rest.prefix { $0.isLetter || $0 == "'" })
        rest = rest.dropFirst(word.count)
        hasSpace = try type(word: word)
        continue
      }
      rest.removeFirst()
      // A word of the bar has brought its space, which makes way for a mark.
      if next == " ", hasSpace { continue }
      if hasSpace, text.last == " " { text.removeLast() }
      try end(with: next)
      hasSpace = false
    }
  }

  private mutating func end(with mark: Character) throws {
    try driver.tap(at: driver.place(of: mark == " " ? key("space") : driver.find(mark)))
    text.append(mark)
    guard let plainText, read(text, plainText + [mark]) == plainText + [mark] else { return plainText = nil }
    self.plainText = nil
    let meant = text.dropLast()
    let start = meant.commonPrefix(with: plainText)
    for _ in 0...(plainText.count - start.count) { try driver.tap("delete") }
    try type(exactly: String(meant.dropFirst(start.count)))
    text = String(meant)
    try end(with: mark)
  }

  private func type(exactly letters: String) throws {
    for key in TwoSetKeys.keys(for: letters) { try driver.tap(at: driver.place(of: driver.find(key))) }
  }
}

// MARK: - Words

extension SloppyTypist {
  /// - Returns: Whether a space stands behind the word already.
  private mutating func type(word: String) throws -> Bool {
    wordCount += 1
    let isKorean = word.first?.isASCII == false
    try driver.switchTo(mode: isKorean ? "ko-KR" : "en-US")
    let start = text
    var typed = ""
    let letters = isKorean ? TwoSetKeys.keys(for: word) : trustsKeyboard ? Self.lazily(word) : Array(word)
    for (index, letter) in letters.enumerated() {
      if index > 0, letters.count - index > 1, try take(word, at: start) { return true }
      typed.append(try tap(near: letter))
    }
    if isKorean { typed = KoreanLetters.compose(typed) }
    text = start + typed
    let pending = try pending()
    if (pending ?? typed) == word {
      plainText = typed == word ? nil : text
      text = start + word
      return false
    }
    slipCount += 1
    if try take(word, at: start) { return true }
    // The last syllable goes letter by letter.
    let last = typed.last.map { TwoSetKeys.keys(for: String($0)).count } ?? 0
    for _ in 0..<(typed.count - 1 + last) { try driver.tap("delete") }
    text = start
    try type(exactly: word)
    text += word
    if try self.pending().map({ $0 != word }) ?? false, try take(word, at: start) { return true }
    return false
  }

  /// What a word needs with a keyboard that knows it.
  private static func lazily(_ word: String) -> [Character] {
    let letters = word.filter { $0 != "'" }
    return Array(word.split(separator: "'").first == "I" ? letters.lowercased() : letters)
  }

  /// Takes a word where the bar has it.
  private mutating func take(_ word: String, at start: String) throws -> Bool {
    guard let item = try driver.keyboard.state().suggestions.first(where: { $0.label == word }) else { return false }
    try driver.tap(at: driver.place(of: item))
    text = start + word + " "
    return true
  }

  private func pending() throws -> String? { try driver.keyboard.state().suggestions.first(where: \.isPending)?.label }

  private func key(_ id: String) throws -> KeyboardState.Item {
    guard let key = try driver.keyboard.state().key(id) else { throw BedError("there is no key \(id)") }
    return key
  }
}

// MARK: - Thumbs

extension SloppyTypist {
  /// Taps near a key, as far away as thumbs land on small keys, of 5 × 7 mm.
  ///
  /// - Returns: What the key that was hit types.
  private mutating func tap(near letter: Character) throws -> String {
    let aim = try driver.find(letter)
    let state = try driver.keyboard.state()
    for _ in 0..<100 where letter.isLetter {
      let away = Point(
        x: Self.deviation.x * aim.frame.width * noise(), y: Self.deviation.y * aim.frame.height * noise())
      let point = aim.frame.center + away
      // Whoever hits shift, delete, the bar or the app notices at once; that is another story.
      guard state.frame.contains(point), let hit = Self.item(at: point, of: state.keys + state.suggestions),
        hit.label.count == 1, hit.label.first?.isLetter == true, state.keys.contains(hit)
      else { continue }
      try driver.tap(at: point + driver.outputOrigin)
      return hit.label
    }
    // Signs are on small planes that people look at.
    try driver.tap(at: driver.place(of: aim))
    return aim.label
  }

  private static func item(at point: Point, of items: [KeyboardState.Item]) -> KeyboardState.Item? {
    items.min { $0.frame.squaredDistance(to: point) < $1.frame.squaredDistance(to: point) }
  }

  /// Of a finger on keys of that size, in keys. Source: the dual Gaussian law with the constants of Bi, Li and Zhai, "FFitts
  /// Law", CHI 2013: var x = 0.0075 w² + 1.6834, var y = 0.0108 h² + 1.3292, in millimetres; here 1.3 times as wide, in haste.
  private static let deviation = Point(x: 0.356, y: 0.254)

  /// A number of the normal distribution, by the method of Box and Muller.
  private mutating func noise() -> Double {
    let radius = (-2 * log(Double.random(in: Double.leastNonzeroMagnitude...1, using: &random))).squareRoot()
    return radius * cos(2 * Double.pi * Double.random(in: 0..<1, using: &random))
  }
}
