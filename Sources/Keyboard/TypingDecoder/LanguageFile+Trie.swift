// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - The trie

extension LanguageFile {
  /// The children of a node; they always come after it, so that no walk goes in circles.
  func children(of node: Int) -> Range<Int> {
    let entry = Int(number(at: places.nodes + node * LanguageFormat.nodeByteCount))
    let (first, count) = (entry >> 8, entry & 0xFF)
    return first > node && first + count <= nodeCount ? first..<(first + count) : 0..<0
  }

  func label(of node: Int) -> Int {
    Int(byte(at: places.nodes + node * LanguageFormat.nodeByteCount + 4)) & (LanguageFormat.labelLimit - 1)
  }

  /// The number of the first word at or below a node.
  func firstWord(of node: Int) -> Int {
    Int(number(at: places.nodes + node * LanguageFormat.nodeByteCount + 4) >> 8)
  }

  /// The cost in nats of the likeliest word at or below a node.
  func bestCost(of node: Int) -> Float {
    Float(byte(at: places.nodes + node * LanguageFormat.nodeByteCount + 8)) / LanguageFormat.stepsPerNat
  }

  /// The cost in nats of the word that ends at a node; `nil` when none does.
  func wordCost(of node: Int) -> Float? {
    let cost = byte(at: places.nodes + node * LanguageFormat.nodeByteCount + 9)
    return cost == LanguageFormat.noWord ? nil : Float(cost) / LanguageFormat.stepsPerNat
  }

  func scalar(of label: Int) -> UInt32 {
    label < labelCount ? number(at: LanguageFormat.headerByteCount + label * 8) : 0
  }

  /// The letter without its accent under which a label is found on the keys.
  func base(of label: Int) -> UInt32 {
    label < labelCount ? number(at: LanguageFormat.headerByteCount + label * 8 + 4) : 0
  }

  /// Returns the node that folded letters lead to; `nil` when no word starts so.
  func node(of letters: some Sequence<Unicode.Scalar>) -> Int? {
    var node = 0
    for letter in letters {
      guard let next = children(of: node).first(where: { scalar(of: label(of: $0)) == letter.value }) else {
        return nil
      }
      node = next
    }
    return node
  }

  /// Returns the number of a word in folded letters; `nil` when it is unknown.
  func word(of letters: some Sequence<Unicode.Scalar>) -> Int? {
    guard let node = node(of: letters), wordCost(of: node) != nil else { return nil }
    return firstWord(of: node)
  }
}

// MARK: - Words

extension LanguageFile {
  /// Returns how a word is written.
  package func spelling(of word: Int) -> String {
    if let index = search(places.spellings, spellingCount, stride: 8, for: word) {
      let start = places.texts + Int(number(at: places.spellings + index * 8 + 4))
      guard start >= places.texts, start < places.offensive else { return "" }
      return String(decoding: bytes[start..<places.offensive].prefix { $0 != 0 }, as: UTF8.self)
    }
    var text = String.UnicodeScalarView()
    var node = 0
    while wordCost(of: node) == nil || firstWord(of: node) != word {
      guard let next = children(of: node).last(where: { firstWord(of: $0) <= word }) else { break }
      node = next
      if let scalar = Unicode.Scalar(scalar(of: label(of: node))) { text.append(scalar) }
    }
    return String(text)
  }

  /// Whether a word is never suggested.
  func isOffensive(_ word: Int) -> Bool { search(places.offensive, offensiveCount, stride: 4, for: word) != nil }

  private func search(_ place: Int, _ count: Int, stride: Int, for word: Int) -> Int? {
    search(in: 0..<count, for: word) { Int(number(at: place + $0 * stride)) }
  }

  private func search(in range: Range<Int>, for word: Int, key: (Int) -> Int) -> Int? {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if key(middle) < word { low = middle + 1 } else { high = middle }
    }
    return low < range.upperBound && key(low) == word ? low : nil
  }
}

// MARK: - The language model

extension LanguageFile {
  /// The history of a sentence's first word.
  var sentenceStart: Int { wordCount }

  /// Returns the cost in nats of a word that follows a history, which is `nil` where nothing is known of it.
  func cost(ofWord word: Int, alone: Float, after history: Int?) -> Float {
    guard let history, history >= 0, history <= wordCount else { return alone }
    if let index = search(in: pairs(after: history), for: word, key: { Int(number(at: places.pairs + $0 * 4) >> 8) }) {
      return Float(byte(at: places.pairs + index * 4)) / LanguageFormat.stepsPerNat
    }
    return alone + Float(byte(at: places.backOff + history)) / LanguageFormat.stepsPerNat
  }

  /// Returns the words of a range that were seen after a history, and what they cost.
  func pairs(after history: Int?, within words: Range<Int>) -> [(word: Int, cost: Float)] {
    guard let history, history >= 0, history <= wordCount else { return [] }
    return pairs(after: history).compactMap { index in
      let entry = number(at: places.pairs + index * 4)
      guard words.contains(Int(entry >> 8)) else { return nil }
      return (Int(entry >> 8), Float(entry & 0xFF) / LanguageFormat.stepsPerNat)
    }
  }

  private func pairs(after history: Int) -> Range<Int> {
    let start = Int(number(at: places.starts + history * 4))
    let end = Int(number(at: places.starts + history * 4 + 4))
    return start <= end && end <= pairCount ? start..<end : 0..<0
  }
}
