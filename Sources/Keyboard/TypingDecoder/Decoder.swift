// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the words that touches may have been meant for, one touch after the other.
///
/// Several languages are searched at once. The decoder has no clock and does no I/O; the same touches give the same words.
public struct Decoder: Sendable {
  let languages: [LanguageFile]
  /// How touches are weighed; a change counts from the next touch on.
  public var spatial: SpatialModel
  /// The touches of the word so far.
  public private(set) var touches: [Touch] = []
  private var beams: [[Hypothesis]]
  /// For each touch, language and label, what the touch costs for the label.
  private var costs: [Float] = []

  /// Makes a decoder for the languages that are active.
  public init(languages: [LanguageFile], spatial: SpatialModel) {
    (self.languages, self.spatial) = (languages, spatial)
    beams = [languages.indices.map { Hypothesis(language: $0, node: 0, cost: 0, priority: 0) }]
  }

  /// Begins a new word.
  public mutating func reset() {
    touches.removeAll(keepingCapacity: true)
    costs.removeAll(keepingCapacity: true)
    beams.removeLast(beams.count - 1)
  }

  /// Takes back the last touch, if there is one.
  public mutating func pop() {
    guard touches.popLast() != nil else { return }
    costs.removeLast(stride)
    beams.removeLast()
  }

  /// Takes one more touch.
  ///
  /// - Complexity: Bounded by the number of hypotheses that are kept, and not by the size of the languages.
  public mutating func append(_ touch: Touch) {
    touches.append(touch)
    for language in languages {
      for label in 0..<LanguageFormat.labelLimit { costs.append(cost(of: touch, label: label, in: language)) }
    }
    var step = BeamStep(languages: languages)
    for hypothesis in beams[beams.count - 1] { extend(hypothesis, &step) }
    if beams.count > 1 { for hypothesis in beams[beams.count - 2] { swap(hypothesis, &step) } }
    beams.append(step.finish())
  }
}

// MARK: - Touches

extension Decoder {
  private var stride: Int { languages.count * LanguageFormat.labelLimit }

  private func cost(of touch: Touch, label: Int, in language: LanguageFile) -> Float {
    guard let meant = Unicode.Scalar(language.scalar(of: label)), label < language.labelCount else {
      return DecoderCosts.foreign
    }
    if meant == touch.letter, case .letter = touch { return 0 }
    guard let base = Unicode.Scalar(language.base(of: label)), let key = spatial.key(of: base) else {
      return meant == touch.letter ? 0 : DecoderCosts.limit
    }
    let accent = base == meant ? 0 : DecoderCosts.accent
    switch touch {
    case .point(_, let place): return spatial.cost(of: place, for: key) + accent
    case .letter(let letter):
      guard let typed = spatial.key(of: letter) else { return DecoderCosts.foreign }
      return spatial.cost(of: typed.center + spatial.offset, for: key) + accent
    }
  }

  private func cost(touch: Int, _ language: Int, label: Int) -> Float {
    costs[touch * stride + language * LanguageFormat.labelLimit + label]
  }
}

// MARK: - Hypotheses

extension Decoder {
  private func extend(_ hypothesis: Hypothesis, _ step: inout BeamStep) {
    let (language, last) = (languages[hypothesis.language], touches.count - 1)
    for child in language.children(of: hypothesis.node) {
      let cost = cost(touch: last, hypothesis.language, label: language.label(of: child))
      let first = last == 0 && cost > DecoderCosts.doubling ? DecoderCosts.first : 0
      step.add(hypothesis, child, hypothesis.cost + cost + first)
    }
    guard hypothesis.node != 0 else { return }
    let repeated = cost(touch: last, hypothesis.language, label: language.label(of: hypothesis.node))
    let price = repeated < 0.5 ? DecoderCosts.doubling : DecoderCosts.insertion
    step.add(hypothesis, hypothesis.node, hypothesis.cost + price)
  }

  /// Takes the last two touches in the other order.
  private func swap(_ hypothesis: Hypothesis, _ step: inout BeamStep) {
    let (language, last) = (languages[hypothesis.language], touches.count - 1)
    for child in language.children(of: hypothesis.node) {
      let late = cost(touch: last, hypothesis.language, label: language.label(of: child))
      guard late < 1.5 else { continue }
      for grandchild in language.children(of: child) {
        let early = cost(touch: last - 1, hypothesis.language, label: language.label(of: grandchild))
        if early < 1.5 { step.add(hypothesis, grandchild, hypothesis.cost + DecoderCosts.swap + late + early) }
      }
    }
  }

  /// Returns the words that may have been meant, likeliest first, without offensive ones unless they were typed.
  ///
  /// - Parameters:
  ///   - previous: The word before, in any case; `nil` at the start of a sentence.
  ///   - limit: The most candidates.
  public func candidates(after previous: String?, limit: Int = 8) -> [Candidate] {
    let folded = previous?.lowercased().unicodeScalars
    let histories = languages.map { language in folded.map { language.word(of: $0) } ?? language.sentenceStart }
    let typed = touches.map(\.letter)
    var found: [String: Candidate] = [:]
    for hypothesis in beams[beams.count - 1] {
      let language = languages[hypothesis.language]
      guard let alone = language.wordCost(of: hypothesis.node) else { continue }
      let word = language.firstWord(of: hypothesis.node)
      let isLiteral = language.node(of: typed) == hypothesis.node
      guard isLiteral || !language.isOffensive(word) else { continue }
      let cost = hypothesis.cost + language.cost(ofWord: word, alone: alone, after: histories[hypothesis.language])
      let text = language.spelling(of: word)
      if found[text].map({ $0.cost > cost }) ?? true {
        found[text] = Candidate(text: text, cost: cost, isLiteral: isLiteral)
      }
    }
    return Array(found.values.sorted { ($0.cost, $0.text) < ($1.cost, $1.text) }.prefix(limit))
  }

  /// What an unknown word costs as it was typed; confident touches make it cheap.
  var literalCost: Float {
    touches.reduce(DecoderCosts.unknown) { sum, touch in
      guard case .point(let letter, let place) = touch, let key = spatial.key(of: letter) else {
        return sum + DecoderCosts.unknownLetter
      }
      return sum + DecoderCosts.unknownLetter + min(DecoderCosts.literalTouchLimit, spatial.cost(of: place, for: key))
    }
  }

  /// Whether what was typed is a word of one of the languages.
  public var isKnown: Bool {
    let typed = touches.map(\.letter)
    return languages.contains { $0.word(of: typed) != nil }
  }
}
