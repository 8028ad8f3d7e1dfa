// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the fields of an app may hold.
struct Expectation {
  /// What tells one from another.
  struct Content: Hashable {
    var field: String
    var closed: [String: String] = [:]
    var open = OpenSyllable()
    var end = End.ordinary
  }

  /// What stands before the caret, where the next key may treat it in another way.
  enum End: Hashable {
    case ordinary
    /// A full stop of two spaces.
    case fullStop
    /// A word that was corrected, with what ended it; what it was.
    case correction(String, of: String)
    /// The space that came with a word of the bar.
    case ownSpace
    /// A word of the bar whose space comes with the next one.
    case owedSpace
  }

  /// How often something came about.
  struct Counts {
    /// What was replaced: a syllable that grew or shrank, two spaces that became a full stop, or it two spaces, a word.
    var replacements = 0
    var (corrected, restored, taken) = (0, 0, 0)
    /// Pairs of spaces, and words, that the keyboard left as they were typed where it could not know that the app has them.
    var (leftSpaces, leftWords) = (0, 0)
  }

  /// Whether two spaces after a letter make a full stop.
  let makesFullStops: Bool
  /// Whether words of the bar are typed on, and their space comes later.
  let owesSpaces: Bool
  private(set) var content: Content
  private(set) var counts = Counts()

  init(field: String, makesFullStops: Bool, owesSpaces: Bool) {
    (self.makesFullStops, self.owesSpaces) = (makesFullStops, owesSpaces)
    content = Content(field: field)
  }

  var field: String { content.field }

  func text(of name: String) -> String {
    (content.closed[name] ?? "") + (name == field ? content.open.text : "")
  }

  /// Whether a field may end with a text.
  ///
  /// - Parameter hasStopped: Whether its app stood still at times: a field that was left meanwhile may have its last syllables in the
  ///   letters that were typed.
  func accepts(_ received: String, in name: String, ofStopped hasStopped: Bool) -> Bool {
    let expected = text(of: name)
    guard received != expected else { return true }
    let kept = zip(expected, received).prefix { $0 == $1 }.count
    guard hasStopped, name != field, kept < expected.count else { return false }
    return OpenSyllable.letters(of: String(expected.dropFirst(kept))) == String(received.dropFirst(kept))
  }

  /// Takes over what a held delete has left.
  mutating func adopt(_ text: String) { content.closed[field] = text }
}

// MARK: - Steps

extension Expectation {
  /// What may be after a step, the most likely first.
  ///
  /// - Parameter bar: What the bar showed before it.
  func after(_ step: Step, _ bar: Bar) -> [Expectation] {
    switch step {
    case .space: return ended(by: " ", bar)
    case .mark(let sign): return ended(by: String(sign), bar)
    case .newLine: return ended(by: "\n", bar)
    case .fullStop: return ended(by: " ", bar).flatMap(\.afterSecondSpace)
    case .take(let slot): return bar.words.indices.contains(slot) ? [taken(bar.words[slot])] : [self]
    case .holdDelete:
      let plain = changed { it in
        it.close()
        it.content.end = .ordinary
      }
      return [plain] + (restored.map { [$0] } ?? [])
    case .delete: return [deleted]
    // The field begins anew, and nobody knows what stands there any more.
    case .scale where content.end == .owedSpace: return [self, changed { $0.content.end = .ordinary }]
    case .letter, .variant, .compose, .field, .scale: return [changed { $0.apply(step) }]
    }
  }

  private func changed(_ body: (inout Expectation) -> Void) -> Expectation {
    var copy = self
    body(&copy)
    return copy
  }

  private mutating func apply(_ step: Step) {
    if case .scale = step { return }
    if content.end == .owedSpace, step.isOfWord { append(" ") }
    content.end = .ordinary
    switch step {
    case .letter(let letter) where letter.isASCII: append(String(letter))
    case .letter(let letter): compose(letter)
    case .variant(_, let choice): append(String(choice))
    case .compose:
      append("한")
      counts.replacements += 2
    case .field(let name):
      close()
      content.field = name
    case .scale, .space, .mark, .fullStop, .delete, .newLine, .take, .holdDelete: break
    }
  }

  private mutating func append(_ text: String) {
    close()
    content.closed[field, default: ""] += text
  }

  private mutating func replace(_ old: String, by new: String) {
    close()
    content.closed[field]?.removeLast(old.count)
    content.closed[field, default: ""] += new
    counts.replacements += 1
  }

  private mutating func compose(_ letter: Character) {
    let before = content.open.text
    let ended = content.open.type(letter)
    content.closed[field, default: ""] += ended
    // The syllable grew, or lost a consonant to the next one.
    if !before.isEmpty, ended != before { counts.replacements += 1 }
  }

  private mutating func close() { content.closed[field, default: ""] += content.open.close() }
}

// MARK: - Ends of words

extension Expectation {
  private func ended(by sign: String, _ bar: Bar) -> [Expectation] {
    // Where the app has not told of that space yet, another one stands behind it.
    let isLeft = content.end == .ownSpace && sign == " "
    let left = changed { it in
      it.append(sign)
      it.content.end = .ordinary
      it.counts.leftSpaces += 1
    }
    return endedAsPromised(by: sign, bar) + (isLeft ? [left] : [])
  }

  private func endedAsPromised(by sign: String, _ bar: Bar) -> [Expectation] {
    let plain = changed { it in
      let end = it.content.end
      it.content.end = .ordinary
      switch (end, sign) {
      // The space that came with a word is the one that is typed behind it.
      case (.ownSpace, " "): it.close()
      case (.ownSpace, let mark) where mark != "\n": it.replace(" ", by: mark)
      default: it.append(sign)
      }
    }
    guard let pending = bar.pending, text(of: field).hasSuffix(pending.literal) else { return [plain] }
    let corrected = changed { it in
      it.replace(pending.literal, by: pending.word + sign)
      it.counts.corrected += 1
      it.content.end = sign == "\n" ? .ordinary : .correction(pending.word + sign, of: pending.literal + sign)
    }
    return [corrected, plain.changed { $0.counts.leftWords += 1 }]
  }

  /// With a space before the caret.
  private var afterSecondSpace: [Expectation] {
    let left = changed { it in
      it.content.end = .ordinary
      it.append(" ")
      if makesFullStops { it.counts.leftSpaces += 1 }
    }
    guard makesFullStops else { return [left] }
    let made = changed { it in
      it.replace(" ", by: ". ")
      it.content.end = .fullStop
    }
    return [made, left]
  }

  private func taken(_ word: String) -> Expectation {
    if owesSpaces { return continued(by: word) }
    return changed { it in
      it.close()
      let last = it.text(of: field).reversed().prefix { $0.isLetter || $0 == "'" || $0 == "’" }
      it.replace(String(last.reversed()), by: word + " ")
      it.content.end = .ownSpace
      it.counts.taken += 1
    }
  }

  /// With the rest of a word, which begins as it was typed, or with the next one.
  private func continued(by word: String) -> Expectation {
    changed { it in
      it.close()
      let text = it.text(of: field)
      let typed = (0...word.count).last { text.hasSuffix(word.prefix($0)) } ?? 0
      it.append(it.content.end == .owedSpace ? " " + word : String(word.dropFirst(typed)))
      it.content.end = .owedSpace
      it.counts.taken += 1
    }
  }

  // MARK: - Deletes

  private var restored: Expectation? {
    guard case .correction(let new, let literal) = content.end else { return nil }
    return changed { it in
      it.replace(new, by: literal)
      it.content.end = .ordinary
      it.counts.restored += 1
    }
  }

  private var deleted: Expectation {
    if let restored { return restored }
    return changed { it in
      let end = it.content.end
      it.content.end = .ordinary
      if end == .fullStop {
        it.replace(". ", by: "  ")
      } else if it.content.open.isEmpty {
        if it.content.closed[field]?.isEmpty == false { it.content.closed[field]?.removeLast() }
      } else {
        it.content.open.delete()
        if !it.content.open.isEmpty { it.counts.replacements += 1 }
      }
    }
  }
}
