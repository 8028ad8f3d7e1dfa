// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import TextModel
import TypingDecoder

/// How keys are laid out, and what of the prediction they show.
enum KeyForm: String, CaseIterable {
  case linear = "a line"
  case linearLetters = "a line with likely letters"
  case linearWords = "a line with likely letters and words"
  case grid = "a grid"
  case gridWords = "a grid with words"

  var isLinear: Bool { self == .linear || self == .linearLetters || self == .linearWords }
  var hasWords: Bool { self == .linearWords || self == .gridWords }
  var hasLikelyLetters: Bool { self == .linearLetters || self == .linearWords }
}

/// Keys that go with a text as it grows, with what the keyboard predicts.
struct PredictingKeys {
  let form: KeyForm
  private let grid: KeyPlane
  private var decoder: Decoder
  private var words: [String] = []
  private var word = ""

  init(grid: KeyPlane, form: KeyForm, language: LanguageFile) {
    self.grid = grid
    self.form = form
    decoder = Decoder(
      languages: [language],
      spatial: SpatialModel(keys: SpatialModel.usEnglishKeys, deviation: SpatialModel.usualDeviation))
  }

  private var context: WordContext { WordContext(words: Array(words.suffix(2)), startsSentence: words.count < 2) }

  /// The keys now, and the id of the one that is likeliest.
  var now: (plane: KeyPlane, likeliest: String?) {
    var plane = grid
    if form.hasWords {
      let offered = decoder.suggestions(after: context).prefix(3).map(\.text)
      if let bar = plane.regions.first(where: { $0.id == SuggestionBar.region }) {
        plane.setKeys(Self.keys(for: Array(offered), in: bar.area), ofRegion: bar.id)
      }
    }
    guard form.isLinear else { return (plane, nil) }
    var likely: [KeyRole] = []
    if form.hasLikelyLetters {
      likely = decoder.nextSteps(after: context).map { step in
        switch step {
        case .letter(let letter): .character(String(Character(letter)))
        case .end: .space
        }
      }
    }
    let line = LinearArrangement(plane, size: Size(width: 1280, height: 160), likely: likely)
    return (line.plane, line.likeliestKey)
  }

  private static func keys(for words: [String], in area: Rect) -> [PlacedKey] {
    let width = area.width / 3
    return words.enumerated().map { slot, word in
      PlacedKey(
        id: "suggestion-\(slot)",
        frame: Rect(x: area.minX + Double(slot) * width, y: area.minY, width: width, height: area.height),
        role: .suggestion(word), label: .suggestion(word, isPending: false))
    }
  }

  /// Takes what was typed.
  mutating func typed(_ character: Character) {
    guard character != " " else { return endWord(word) }
    word.append(character)
    for letter in character.unicodeScalars { decoder.append(.letter(letter)) }
  }

  /// Takes a word that was taken, with the space behind it.
  mutating func endWord(_ word: String) {
    words.append(word)
    self.word = ""
    decoder.reset()
  }

  mutating func endPhrase() {
    words = []
    word = ""
    decoder.reset()
  }
}

extension KeyPlane {
  /// The keys that go on with a text: its next character, or the whole of its word, which is worth a press more than what is left of it.
  func goals(_ rest: Substring, wordSoFar: String) -> (next: [Int], word: [Int]) {
    let left = rest.prefix { $0 != " " }
    let next: KeyRole = rest.first == " " ? .space : .character(String(rest.prefix(1)))
    let whole = wordSoFar + left
    return (
      pressableKeys.filter { keys[$0].role == next },
      left.isEmpty
        ? []
        : pressableKeys.filter {
          if case .suggestion(let text) = keys[$0].role { text.lowercased() == whole } else { false }
        }
    )
  }
}
