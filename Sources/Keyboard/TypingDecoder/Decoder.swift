// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the words that touches may have been meant for, one touch after the other.
///
/// Several languages are searched at once. The decoder has no clock and does no I/O; the same touches give the same words.
public struct Decoder: Sendable {
  let languages: [LanguageFile]
  /// How many of the languages, at their end, are somebody's own words.
  var personalCount = 0
  /// The letters of words that are never suggested.
  var blocked: Set<String> = []
  /// How touches are weighed; a change counts from the next touch on.
  public var spatial: SpatialModel {
    didSet { if spatial.keys != oldValue.keys { costs.use(spatial.keys) } }
  }
  /// The touches of the word so far.
  public private(set) var touches: [Touch] = []
  /// The hypotheses before the first touch and after each, one after the other.
  private var hypotheses: [Hypothesis] = []
  /// The words before missing spaces.
  private(set) var splits: [Split] = []
  /// Where the hypotheses and words of each touch end.
  private var ends: [(hypotheses: Int, splits: Int)] = []
  private var costs: TouchCosts
  private var frontier = Frontier()

  /// Makes a decoder for the languages that are active.
  public init(languages: [LanguageFile], spatial: SpatialModel) {
    (self.languages, self.spatial) = (languages, spatial)
    costs = TouchCosts(languages: languages, keys: spatial.keys)
    for (index, language) in languages.enumerated() {
      let root = Hypothesis(node: 0, language: Int16(truncatingIfNeeded: index), split: -1, cost: 0, priority: 0)
      hypotheses.append(root)
      // The first letter may be missing.
      for child in language.children(of: 0) {
        let (label, best) = language.step(to: child)
        var next = root
        next.node = Int32(truncatingIfNeeded: child)
        next.cost = costs.omission(index, label: label) + DecoderCosts.first
        next.priority = next.cost + best * DecoderCosts.foresight
        hypotheses.append(next)
      }
    }
    ends = [(hypotheses.count, 0)]
  }

  /// Begins a new word.
  public mutating func reset() {
    touches.removeAll(keepingCapacity: true)
    costs.removeAll()
    ends.removeLast(ends.count - 1)
    truncate()
  }

  /// Takes back the last touch, if there is one.
  public mutating func pop() {
    guard touches.popLast() != nil else { return }
    costs.removeLast()
    ends.removeLast()
    truncate()
  }

  private mutating func truncate() {
    guard let end = ends.last else { return }
    hypotheses.removeLast(hypotheses.count - end.hypotheses)
    splits.removeLast(splits.count - end.splits)
  }

  /// The hypotheses of the last touch.
  var beam: ArraySlice<Hypothesis> { hypotheses[range(beforeLast: 0)] }

  /// Where the hypotheses are that stood so many touches before the last.
  private func range(beforeLast count: Int) -> Range<Int> {
    let index = ends.count - 1 - count
    guard index >= 0 else { return 0..<0 }
    return (index > 0 ? ends[index - 1].hypotheses : 0)..<ends[index].hypotheses
  }

  /// Takes one more touch.
  ///
  /// From the 65th touch on nothing is found any more: no word is as long, and what is kept stays bounded.
  ///
  /// - Complexity: Bounded by the number of hypotheses that are followed, and not by the size of the languages. Nothing is
  ///   allocated but room for more touches than any word before had.
  public mutating func append(_ touch: Touch) {
    touches.append(touch)
    costs.append(touch, spatial)
    guard touches.count <= DecoderCosts.longestWord else {
      ends.append((hypotheses.count, splits.count))
      return
    }
    frontier.removeAll()
    let insertion = Self.insertion(touch)
    for index in range(beforeLast: 0) where costs.canBeMeant(hypotheses[index].language) {
      extend(hypotheses[index], insertion: insertion)
    }
    if let space = costs.space(touch, spatial) {
      for index in range(beforeLast: 0) { divide(hypotheses[index], price: space) }
    }
    if touches.count > 1 {
      for index in range(beforeLast: 1) where costs.canBeMeant(hypotheses[index].language) { swap(hypotheses[index]) }
    }
    frontier.tighten()
    omit()
    frontier.tighten()
    for index in frontier.found.indices where frontier.found[index].priority < frontier.limit {
      divide(frontier.found[index], price: DecoderCosts.space)
    }
    for hypothesis in frontier.found where hypothesis.priority < frontier.limit { hypotheses.append(hypothesis) }
    ends.append((hypotheses.count, splits.count))
  }
}

// MARK: - Hypotheses

extension Decoder {
  /// What a touch too many costs.
  private static func insertion(_ touch: Touch) -> Float {
    if KoreanLetters.contain(touch.letter) { return KoreanCosts.insertion }
    let price = Confusions.isVowel(touch.letter) ? DecoderCosts.vowelInsertion : DecoderCosts.insertion
    if case .point = touch { return price + DecoderCosts.touchedInsertion }
    return price
  }

  private mutating func add(
    _ origin: Hypothesis, _ node: Int, _ cost: Float, best: Float
  ) {
    frontier.add(
      Hypothesis(
        node: Int32(truncatingIfNeeded: node), language: origin.language, split: origin.split, stem: origin.stem,
        cost: cost, priority: cost + best * DecoderCosts.foresight))
  }

  private mutating func extend(_ hypothesis: Hypothesis, insertion: Float) {
    let (language, last) = (languages[Int(hypothesis.language)], touches.count - 1)
    let start = costs.start(ofTouch: last, Int(hypothesis.language))
    let node = Int(hypothesis.node)
    for child in language.children(of: node) {
      let (label, best) = language.step(to: child)
      let cost = costs[start + label]
      let first = last == 0 && cost > DecoderCosts.doubling ? DecoderCosts.first : 0
      add(hypothesis, child, hypothesis.cost + cost + first, best: best)
    }
    guard node != 0 else { return }
    let (label, best) = language.step(to: node)
    // What begins an ending is reached from the stem's end, where the same is weighed.
    guard hypothesis.stem < 0 || !language.isEndingRoot(node) else { return }
    let price = costs[start + label] < 0.5 ? DecoderCosts.doubling : insertion
    add(hypothesis, node, hypothesis.cost + price, best: best)
  }

  /// Takes the last two touches in the other order.
  private mutating func swap(_ hypothesis: Hypothesis) {
    let (language, last) = (languages[Int(hypothesis.language)], touches.count - 1)
    let late = costs.start(ofTouch: last, Int(hypothesis.language))
    let early = costs.start(ofTouch: last - 1, Int(hypothesis.language))
    for child in language.children(of: Int(hypothesis.node)) {
      let first = costs[late + language.step(to: child).label]
      guard first < 1.5 else { continue }
      for grandchild in language.children(of: child) {
        let (label, best) = language.step(to: grandchild)
        let second = costs[early + label]
        guard second < 1.5 else { continue }
        add(hypothesis, grandchild, hypothesis.cost + DecoderCosts.swap + first + second, best: best)
      }
    }
  }

  /// Leaves out letters at the end of what was read so far, at most two in a row.
  private mutating func omit() {
    var start = 0
    for _ in 0..<2 {
      join(from: start)
      let end = frontier.found.count
      for index in start..<end where frontier.found[index].priority + DecoderCosts.apostrophe < frontier.limit {
        let hypothesis = frontier.found[index]
        let language = languages[Int(hypothesis.language)]
        let isRoot = hypothesis.stem >= 0 && language.isEndingRoot(Int(hypothesis.node))
        let last = hypothesis.node == 0 || isRoot ? -1 : language.label(of: Int(hypothesis.node))
        for child in language.children(of: Int(hypothesis.node)) {
          let (label, best) = language.step(to: child)
          let price =
            label == last ? DecoderCosts.halving : costs.omission(Int(hypothesis.language), label: label)
          add(hypothesis, child, hypothesis.cost + price, best: best)
        }
      }
      start = end
    }
    join(from: start)
  }

  /// Goes from stems over to their endings.
  private mutating func join(from start: Int) {
    for index in start..<frontier.found.count where frontier.found[index].priority < frontier.limit {
      let hypothesis = frontier.found[index]
      if let next = Self.join(hypothesis, of: languages[Int(hypothesis.language)]) { frontier.add(next) }
    }
  }

  /// Ends a word with a space that was touched or is missing, at most one in all.
  private mutating func divide(_ hypothesis: Hypothesis, price: Float) {
    let language = languages[Int(hypothesis.language)]
    guard hypothesis.split < 0, hypothesis.stem < 0, !language.joinsWords, splits.count < Int(Int16.max),
      let alone = language.wordCost(of: Int(hypothesis.node))
    else { return }
    let cost = hypothesis.cost + alone * DecoderCosts.language + price
    let best = language.bestCost(of: 0)
    guard cost + best * DecoderCosts.foresight < frontier.limit else { return }
    let word = language.firstWord(of: Int(hypothesis.node))
    guard !language.isOffensive(word) else { return }
    splits.append(Split(language: hypothesis.language, word: Int32(truncatingIfNeeded: word)))
    var next = hypothesis
    next.split = Int16(truncatingIfNeeded: splits.count - 1)
    add(next, 0, cost, best: best)
  }
}
