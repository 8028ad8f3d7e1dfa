// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TypingDecoder

/// Answers the lines of standard input, one after the other, as `spinet decode` describes.
struct LineAnswers {
  /// The most suggestions in an answer.
  private static let suggestionLimit = 8

  private var decoder: Decoder
  private let keys: LetterKeys
  private let clock = ContinuousClock()
  /// How long touches took; `nil` when it is not asked for.
  private var times: TouchTimes?

  init(languages: [LanguageFile], keys: LetterKeys, measuresTouches: Bool) {
    self.keys = keys
    times = measuresTouches ? TouchTimes() : nil
    decoder = Decoder(
      languages: languages, spatial: SpatialModel(keys: keys.keys, deviation: SpatialModel.usualDeviation))
  }

  /// Answers until there are no more lines; `false` for a line that is no question, which ends it.
  mutating func run() -> Bool {
    guard QuestionLines(keys: keys).answer({ answer(to: $0) }) else { return false }
    if let times { Terminal.report(times.text) }
    return true
  }

  /// Learns where touches land from words that were replaced or are known, as a keyboard does.
  private mutating func learn(_ question: Question, _ decision: Decision) {
    let word: String
    switch decision {
    case .replace(let better): word = better
    case .leave where decoder.isKnown: word = question.typed
    case .leave: return
    }
    decoder.spatial.offsets.learn(question.touches, as: word, on: decoder.spatial)
  }

  private mutating func append(_ touch: Touch, _ context: WordContext) {
    guard times != nil else {
      decoder.append(touch)
      return
    }
    let time = clock.measure {
      decoder.append(touch)
      _ = decoder.suggestions(after: context)
    }
    times?.add(time)
  }

  private mutating func answer(to question: Question) -> String {
    var decision = Decision.leave
    var suggestions: [String] = []
    let time = clock.measure {
      decoder.reset()
      for touch in question.touches { append(touch, question.context) }
      if !question.touches.isEmpty { decision = Decision(decoder, typed: question.typed, after: question.context) }
      if case .replace(let word) = decision { suggestions.append(word) }
      suggestions += decoder.suggestions(after: question.context, limit: Self.suggestionLimit).map(\.text)
    }
    learn(question, decision)
    var seen: Set<String> = []
    suggestions = suggestions.filter { seen.insert($0).inserted }
    let (seconds, attoseconds) = time.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    let columns = [question.typed, decision == .leave ? "0" : "1", "\(nanoseconds)"]
    return (columns + suggestions.prefix(Self.suggestionLimit)).joined(separator: "\t")
  }
}
