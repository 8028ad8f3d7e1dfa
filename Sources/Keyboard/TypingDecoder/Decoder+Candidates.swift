// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - Candidates

extension Decoder {
  /// Returns the words that may have been meant, likeliest first, without offensive ones unless they were typed.
  ///
  /// - Parameters:
  ///   - previous: The word before, in any case; `nil` at the start of a sentence.
  ///   - limit: The most candidates.
  public func candidates(after previous: String?, limit: Int = 8) -> [Candidate] {
    candidates(after: WordContext(after: previous), limit: limit)
  }

  /// Returns the words that may have been meant, likeliest first, without offensive ones unless they were typed.
  ///
  /// Where a space may be missing, a candidate is two words with one between them.
  ///
  /// - Parameters:
  ///   - context: The words before.
  ///   - limit: The most candidates.
  public func candidates(after context: WordContext, limit: Int = 8) -> [Candidate] {
    written(words(after: context), limit: limit)
  }

  /// A word that may have been meant, before it is written.
  struct Reading {
    var language: Int
    var word: Int
    /// The word before a missing space, as an index of `splits`; −1 for none.
    var split = -1
    /// The stem of which the word is an ending.
    var stem: LanguageFile.Stem?
    var cost: Float
    var isLiteral = false
  }

  /// The words at whose ends hypotheses are, in no order.
  func words(after context: WordContext) -> [Reading] {
    let histories = languages.map { $0.history(of: context) }
    let typed = touches.map(\.letter)
    let literals = languages.map { $0.node(of: typed) }
    let joints = languages.contains { $0.classCount > 0 } ? languages.map { $0.joints(of: typed) } : []
    var readings: [Reading] = []
    for hypothesis in beam {
      let (number, node) = (Int(hypothesis.language), Int(hypothesis.node))
      let language = languages[number]
      guard let alone = language.wordCost(of: node) else { continue }
      if let reading = joinedReading(of: hypothesis, after: histories[number], joints) {
        readings.append(reading)
        continue
      }
      let word = language.firstWord(of: node)
      let split = Int(hypothesis.split)
      let isLiteral = split < 0 && literals[number] == node
      guard isLiteral || !language.isOffensive(word) else { continue }
      var cost = hypothesis.cost
      if split >= 0 {
        // The first word was weighed by itself as long as the context was not known.
        let first = Int(splits[split].word)
        let firstAlone = language.wordCost(of: language.walk(toWord: first, below: 0)) ?? 0
        let firstCost = language.cost(ofWord: first, alone: firstAlone, after: histories[number]) - firstAlone
        let history = language.history(first, before: nil)
        let next = language.cost(ofWord: word, alone: alone, after: history)
        cost += (firstCost + next) * DecoderCosts.language
        if !language.hasSeen(word, after: history) { cost += DecoderCosts.unseenSpace }
      } else {
        cost += language.cost(ofWord: word, alone: alone, after: histories[number]) * DecoderCosts.language
      }
      readings.append(Reading(language: number, word: word, split: split, cost: cost, isLiteral: isLiteral))
    }
    return readings
  }

  /// The likeliest readings as they are written, each text once.
  func written(_ readings: [Reading], limit: Int) -> [Candidate] {
    let ranked = readings.sorted {
      ($0.cost, $0.language, $0.word, $0.split, $0.stem?.word ?? -1)
        < ($1.cost, $1.language, $1.word, $1.split, $1.stem?.word ?? -1)
    }
    var candidates: [Candidate] = []
    for reading in ranked where candidates.count < limit {
      let language = languages[reading.language]
      var text: String
      if let stem = reading.stem {
        let letters = language.letters(of: stem, ending: reading.word)
        guard reading.isLiteral || !language.isOffensive(letters) else { continue }
        text = language.text(of: letters)
        // An ending that begins with a final is none of this stem where that stays alone, and some follow a final or a vowel only.
        guard reading.isLiteral || KoreanLetters.isWhole(text) && language.fits(reading.word, stem) else { continue }
      } else {
        text = language.spelling(of: reading.word)
      }
      guard reading.isLiteral || !KoreanLetters.isMisspelt(text) else { continue }
      if reading.split >= 0 { text = language.spelling(of: Int(splits[reading.split].word)) + " " + text }
      guard !candidates.contains(where: { $0.text == text }), reading.isLiteral || !isBlocked(text) else { continue }
      candidates.append(Candidate(text: text, cost: reading.cost, isLiteral: reading.isLiteral))
    }
    return candidates
  }

  /// What a word costs as it was typed: a known one what its touches and letters cost, an unknown one a fixed price, which
  /// confident touches make cheap.
  package func literalCost(after context: WordContext) -> Float {
    let typed = touches.map(\.letter)
    let known = languages.compactMap { language -> Float? in
      guard let node = language.node(of: typed), let alone = language.wordCost(of: node) else { return nil }
      let history = language.history(of: context)
      let cost = language.cost(ofWord: language.firstWord(of: node), alone: alone, after: history)
      return cost * DecoderCosts.language - (hasPlace ? DecoderCosts.known : DecoderCosts.knownLetters)
    }.min()
    let count = Float(touches.count)
    let unknown =
      DecoderCosts.unknown + DecoderCosts.unknownLetter * count - DecoderCosts.unknownShort * max(0, 5 - count)
    return literalTouchCost + (known ?? unknown)
  }

  /// Whether it is known of a touch where it landed.
  var hasPlace: Bool {
    touches.contains { touch in
      guard case .point = touch else { return false }
      return true
    }
  }

  /// What the touches cost for the letters that they typed.
  var literalTouchCost: Float {
    touches.reduce(0) { sum, touch in
      guard case .point(let letter, let place) = touch, let key = spatial.index(of: letter) else { return sum }
      let sharpness = KoreanLetters.contain(letter) ? KoreanCosts.sharpness : .one
      return sum + min(DecoderCosts.literalTouchLimit, spatial.cost(of: place, for: key, sharpness: sharpness))
    }
  }

  /// Whether a text is one letter, near which the only touch landed: a letter alone makes way for no other.
  func isNeighbor(_ text: String) -> Bool {
    let letters = text.lowercased().unicodeScalars
    guard touches.count == 1, letters.count == 1, case .point(_, let place) = touches[0],
      let key = letters.first.flatMap(spatial.index)
    else { return false }
    return spatial.cost(of: place, for: key) < DecoderCosts.neighbor
  }

  /// Whether each letter that was typed is on a key or in one of the languages. Others, such as an accent that was chosen or a
  /// syllable of another script, are typed on purpose.
  var hasOwnLettersOnly: Bool {
    touches.allSatisfy { touch in
      let letter = touch.letter
      return letter == "'" || spatial.index(of: letter) != nil
        || languages.contains { language in
          (0..<language.labelCount).contains { language.scalar(of: $0) == letter.value }
        }
    }
  }

  /// Whether what was typed is a word of one of the languages.
  public var isKnown: Bool {
    let typed = touches.map(\.letter)
    return languages.contains { $0.word(of: typed) != nil || !$0.joints(of: typed).isEmpty }
  }
}
