// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - Stems and endings

extension LanguageFile {
  /// A stem whose endings are known.
  struct Stem {
    /// Its number among the words.
    var word: Int
    /// What it costs in nats.
    var cost: Float
    /// The root of the endings that it takes.
    var root: Int
  }

  /// Whether a stem ends at a node.
  func isStem(_ node: Int) -> Bool { stemByte(of: node) != LanguageFormat.noWord }

  /// The stem that ends at a node; `nil` when none does.
  func stem(at node: Int) -> Stem? {
    let cost = stemByte(of: node)
    guard cost != LanguageFormat.noWord else { return nil }
    let number = Int(byte(at: places.nodes + node * LanguageFormat.nodeByteCount + 11))
    guard number < classCount else { return nil }
    let root = Int(self.number(at: places.classes + number * 4))
    // Endings come after all words, so that no walk goes in circles.
    guard root > node, root < nodeCount else { return nil }
    return Stem(word: firstWord(of: node), cost: Float(cost) / LanguageFormat.stepsPerNat, root: root)
  }

  /// The stem of a number; `nil` when there is none.
  func stem(_ word: Int) -> Stem? {
    guard let stem = stem(at: walk(toWord: word, below: 0)), stem.word == word else { return nil }
    return stem
  }

  private func stemByte(of node: Int) -> UInt8 {
    byte(at: places.nodes + node * LanguageFormat.nodeByteCount + 10)
  }

  /// Whether a node is the root of the endings of a class.
  func isEndingRoot(_ node: Int) -> Bool {
    (0..<classCount).contains { Int(number(at: places.classes + $0 * 4)) == node }
  }

  /// The stems and endings that letters may be made of, and the nodes at which the endings end; none where they make no syllables.
  func joints(of letters: [Unicode.Scalar]) -> [(stem: Stem, node: Int)] {
    let joints = begunJoints(of: letters).filter { wordCost(of: $0.node) != nil }
    return joints.isEmpty || !KoreanLetters.isWhole(KoreanLetters.compose(letters)) ? [] : joints
  }

  /// The stems that letters may begin with, and the nodes of their endings to which the others lead.
  func begunJoints(of letters: [Unicode.Scalar]) -> [(stem: Stem, node: Int)] {
    guard classCount > 0 else { return [] }
    var joints: [(stem: Stem, node: Int)] = []
    var node = 0
    for (place, letter) in letters.enumerated() {
      guard let next = child(of: node, by: letter) else { break }
      node = next
      guard let stem = stem(at: node) else { continue }
      let end = letters[(place + 1)...].reduce(stem.root as Int?) { node, letter in
        node.flatMap { child(of: $0, by: letter) }
      }
      if let end { joints.append((stem, end)) }
    }
    return joints
  }

  private func child(of node: Int, by letter: Unicode.Scalar) -> Int? {
    children(of: node).first { scalar(of: label(of: $0)) == letter.value }
  }

  /// Whether letters begin with a word that is never suggested, whole syllables for syllables.
  func isOffensive(_ letters: String.UnicodeScalarView) -> Bool {
    var (node, isWord) = (0, false)
    for letter in letters {
      // Before a vowel the last letter is of the next syllable.
      if isWord, !KoreanLetters.isVowel(letter) { return true }
      guard let next = child(of: node, by: letter) else { return false }
      node = next
      isWord = wordCost(of: node) != nil && isOffensive(firstWord(of: node))
    }
    return isWord
  }

  /// The letters of a stem and an ending.
  func letters(of stem: Stem, ending: Int) -> String.UnicodeScalarView {
    letters(of: stem.word, below: 0) + letters(of: ending, below: stem.root)
  }

  /// Whether an ending may follow a stem: 은, 을, 으로 and the like are for those with a final, 를 for those without.
  func fits(_ ending: Int, _ stem: Stem) -> Bool {
    guard let last = letters(of: stem.word, below: 0).last else { return true }
    let letters = String(letters(of: ending, below: stem.root))
    return KoreanLetters.isVowel(last) ? !letters.hasPrefix("ㅇㅡ") || letters.hasPrefix("ㅇㅡㅣ") : letters != "ㄹㅡㄹ"
  }
}
