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
  /// The keys without words.
  private let keys: KeyPlane
  private var decoder: Decoder
  private var words: [String] = []
  private var word = ""

  init(grid: KeyPlane, form: KeyForm, language: LanguageFile) {
    self.form = form
    keys =
      form.isLinear
      ? LinearArrangement(
        grid, size: Size(width: 1280, height: 120), likelyCount: form.hasLikelyLetters ? Self.likelyCount : 0
      ).plane : grid
    decoder = Decoder(
      languages: [language],
      spatial: SpatialModel(keys: SpatialModel.usEnglishKeys, deviation: SpatialModel.usualDeviation))
  }

  /// As the keyboard has them.
  private static let likelyCount = 6

  private var context: WordContext { WordContext(words: Array(words.suffix(2)), startsSentence: words.count < 2) }

  /// The keys now, and the id of the one at which the focus belongs.
  var now: (plane: KeyPlane, likeliest: String?) {
    var plane = keys
    if form.hasWords {
      plane.addSuggestionBar(height: 46)
      let offered = decoder.suggestions(after: context).prefix(3)
      plane.setSuggestions(offered.map { Suggestion(text: $0.text) }, forgetting: "")
    }
    guard form.hasLikelyLetters else { return (plane, nil) }
    let steps = decoder.nextSteps(after: context, limit: Self.likelyCount)
    plane.setLikely(
      steps.map { step in
        switch step {
        case .letter(let letter): .character(String(Character(letter)))
        case .end: .space
        }
      })
    return (plane, LinearArrangement.likeliestKey)
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
