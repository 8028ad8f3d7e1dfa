// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed

/// Makes up what is typed in a batch.
struct BatchWriter {
  let client: Client
  let language: Batch.Language
  let hasWords: Bool
  private(set) var random: SplitMix
  let firstField: String
  private var field: String
  private var unusedFields: [String]
  private var steps: [Step] = []

  init(client: Client, language: Batch.Language, hasWords: Bool, random: SplitMix) {
    (self.client, self.language, self.hasWords) = (client, language, hasWords)
    self.random = random
    var fields = client.fields.shuffled(using: &self.random)
    firstField = fields.removeFirst()
    field = firstField
    unusedFields = fields
  }

  mutating func write() -> [Step] {
    let count = Int.random(in: 25...60, using: &random)
    while steps.count < count { writeWord() }
    // Nothing is left open for the next batch; the test keyboard leaves nothing open, and has no space.
    if language != .custom, steps.last != .space { steps.append(.space) }
    return steps
  }
}

// MARK: - Words

extension BatchWriter {
  private mutating func writeWord() {
    guard !hasWords || language == .custom else {
      // Some that are in no language, too.
      if random.chance(70) { writeListed() } else { writeLettersOrSyllable() }
      return writeEndOfListed()
    }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      switch language {
      case .english: writeLetters()
      case .korean: writeSyllable()
      case .custom: writeCustom()
      }
    }
    writeEnd()
  }

  /// Types a letter, and now and then does something else after it.
  ///
  /// - Returns: Whether the word can go on.
  private mutating func add(_ letter: Character) -> Bool {
    steps.append(.letter(letter))
    if random.chance(7) {
      for _ in 0..<Int.random(in: 1...3, using: &random) { steps.append(.delete) }
      // Something always follows that joins no letter after it, so that the rest cannot be read in two ways.
      steps.append(.letter(language == .english ? "z" : "ㅇ"))
      return false
    }
    return !random.chance(2) || !changeField()
  }

  private mutating func writeListed() {
    let list = language == .english ? WordList.english : WordList.korean
    for letter in list.pick(using: &random) { guard add(letter) else { return } }
  }

  private mutating func writeLettersOrSyllable() { language == .english ? writeLetters() : writeSyllable() }

  private mutating func writeLetters() {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard let letter = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) else { continue }
      guard add(random.chance(5) ? Character(letter.uppercased()) : letter) else { return }
    }
    if random.chance(2) { steps.append(.variant(of: "e", choice: "é")) }
  }

  /// Letters that need shift, which come seldom.
  private static let shifted = Set("ㅃㅉㄸㄲㅆㅒㅖ")

  private mutating func writeSyllable() {
    var letters = [pick(OpenSyllable.initials)] + OpenSyllable.keys(of: pick(OpenSyllable.vowels))
    if random.chance(60) { letters += OpenSyllable.keys(of: pick(OpenSyllable.finals)) }
    for letter in letters { guard add(letter) else { return } }
  }

  private mutating func pick(_ letters: [Character]) -> Character {
    let isShifted = random.chance(5)
    let some = letters.filter { Self.shifted.contains($0) == isShifted }
    return some.randomElement(using: &random) ?? letters[0]
  }

  private mutating func writeCustom() {
    guard let letter = "abcde".randomElement(using: &random) else { return }
    steps.append(.letter(letter))
    if random.chance(10) { steps += [.delete, .letter("a")] }
    if random.chance(40) { steps.append(.compose) }
  }
}

// MARK: - Between words

extension BatchWriter {
  private mutating func writeEnd() {
    // The test keyboard has letters only.
    guard language != .custom else { return }
    switch Int.random(in: 0..<100, using: &random) {
    case ..<12:
      steps.append(.fullStop)
      if random.chance(40) { steps.append(.delete) }
      steps.append(.letter(language == .english ? "a" : "ㅇ"))
    case ..<20 where client.takesLines(in: field): steps.append(.newLine)
    case ..<22:
      steps += [.space, .holdDelete(milliseconds: Int64.random(in: 650...1400, using: &random))]
    case ..<24: steps.append(.scale([1, 1.25, 1.5, 2].randomElement(using: &random) ?? 1))
    default: steps.append(.space)
    }
  }

  /// Ends a word, where that may correct it, and sometimes takes that back.
  private mutating func writeEndOfListed() {
    switch Int.random(in: 0..<100, using: &random) {
    case ..<30: writeEnd()
    case ..<42:
      steps.append(.take(slot: Int.random(in: 0..<3, using: &random)))
      switch Int.random(in: 0..<10, using: &random) {
      case ..<3: steps.append(.space)
      case ..<5: writeMark()
      case ..<6: steps += [.fullStop, .letter(language == .english ? "a" : "ㅇ")]
      case ..<7: steps.append(.delete)
      default: break
      }
    case ..<52: writeMark()
    case ..<70:
      steps += [.space, .delete]
      if random.chance(30) { steps += [.delete, .space] }
    default: steps.append(.space)
    }
  }

  private mutating func writeMark() {
    guard let mark = ",.?!".randomElement(using: &random) else { return }
    steps += [.mark(mark), .space]
  }

  /// Goes to a field that is still empty, where the caret can stand in one place only.
  private mutating func changeField() -> Bool {
    guard !unusedFields.isEmpty else { return false }
    // Nothing tells the keyboard that focus moves in these apps, so the syllable is ended first.
    if !client.kind.speaksTextInput || hasWords && random.chance(40) { steps.append(.space) }
    field = unusedFields.removeFirst()
    // A letter first: a space here would be the second of two for a keyboard that cannot know better.
    steps += [.field(field), .letter(language == .korean ? "ㅇ" : "a")]
    return true
  }
}
