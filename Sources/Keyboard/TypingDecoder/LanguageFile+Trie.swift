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

  /// The letter of a child, and what the likeliest word at or below it costs in nats.
  ///
  /// - Parameter child: A node of the file, as `children` gives them.
  func step(to child: Int) -> (label: Int, best: Float) {
    let place = places.nodes + child * LanguageFormat.nodeByteCount
    guard place >= 0, place <= bytes.count - LanguageFormat.nodeByteCount else { return (0, 0) }
    let label = Int(bytes[place + 4]) & (LanguageFormat.labelLimit - 1)
    return (label, Float(bytes[place + 8]) / LanguageFormat.stepsPerNat)
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
    return text(of: letters(of: word, below: 0))
  }

  /// The letters between a node and a word, or an ending, below it.
  func letters(of word: Int, below start: Int) -> String.UnicodeScalarView {
    var letters = String.UnicodeScalarView()
    walk(toWord: word, below: start) {
      if let scalar = Unicode.Scalar(scalar(of: label(of: $0))) { letters.append(scalar) }
    }
    return letters
  }

  /// How letters are written: Korean ones in syllables.
  func text(of letters: String.UnicodeScalarView) -> String {
    language == "ko" ? KoreanLetters.compose(letters) : String(letters)
  }

  /// Whether a word or a stem ends at a node.
  private func isEnd(_ node: Int) -> Bool { wordCost(of: node) != nil || isStem(node) }

  /// Goes from a node down to a word, node by node, and returns the last.
  @discardableResult
  func walk(toWord word: Int, below start: Int, _ visit: (Int) -> Void = { _ in }) -> Int {
    var node = start
    while !isEnd(node) || firstWord(of: node) != word {
      guard let next = children(of: node).last(where: { firstWord(of: $0) <= word }) else { break }
      node = next
      visit(node)
    }
    return node
  }

  /// Whether a word is never suggested.
  func isOffensive(_ word: Int) -> Bool { search(places.offensive, offensiveCount, stride: 4, for: word) != nil }

  private func search(_ place: Int, _ count: Int, stride: Int, for word: Int) -> Int? {
    (0..<count).search(for: word) { Int(number(at: place + $0 * stride)) }
  }
}
