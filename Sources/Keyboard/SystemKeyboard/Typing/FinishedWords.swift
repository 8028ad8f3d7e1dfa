// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LearntWords
internal import TextModel

/// Tells which words the person has typed, finished and left alone.
///
/// A word is finished by a space, a sign or Return. It counts once the next one is finished and it still stands there, or with Return,
/// after which the app may have sent the text. What another text takes the place of does not count, nor does a word of which a part
/// stood there already: that may be anything, such as a secret that its field shows now.
struct FinishedWords: Hashable, Sendable {
  /// Whether a letter was typed since the last word, and the caret stayed where it was.
  private var isTyping = false
  /// Whose the word is that the caret is in.
  private var beginning = Beginning.open
  private var pending: Pending?

  private enum Beginning: Hashable {
    /// Nothing of it has been typed.
    case open
    case typed
    /// Some of it stood there before.
    case found
  }

  private struct Pending: Hashable {
    /// Of the keyboard with which it was typed.
    var language: String
    var word: String
    var previous: String?
    /// The text up to the word, the end of it.
    var tail: String

    /// Whether it stands in a text as it was finished, and is no part of an address such as `www.abc.de`.
    func stands(in text: String) -> Bool {
      text.suffix(2 * FinishedWords.tailCount).ranges(of: tail).contains { range in
        let rest = text[range.upperBound...].prefix(2)
        guard let sign = rest.first else { return true }
        return sign.isWhitespace || !sign.isWordCharacter && rest.last?.isWordCharacter != true
      }
    }
  }

  /// How much text tells a word's place from others.
  private static let tailCount = 64
}

// MARK: - Keys

extension FinishedWords {
  /// Takes a key.
  ///
  /// - Parameters:
  ///   - edits: What the key does to the text.
  ///   - text: Before the key.
  ///   - language: Of the keyboard.
  /// - Returns: The words that count from now on.
  mutating func follow(
    _ edits: [TextEdit], for key: TypedKey, in text: TypedText, language: String
  ) -> [WordObservation] {
    if case .delete = key {
      // What comes next is another word, or may be.
      if beginning == .found || text.context?.before.last?.isWordCharacter != true { beginning = .open }
      return []
    }
    guard edits.count == 1, case .insert(let sign) = edits[0], let ending = sign.first, !ending.isWordCharacter else {
      // Letters, or something that takes the place of what was typed: a syllable that grows is one, too.
      isTyping = edits.allSatisfy(\.endsInLetter)
      if edits.contains(where: \.endsWord) {
        beginning = .open
      } else if beginning == .open {
        beginning = begins(with: edits, in: text) ? .typed : .found
      }
      return []
    }
    return finish(in: text, language: language)
  }

  /// Return is pressed.
  mutating func followReturn(_ edits: [TextEdit], in text: TypedText, language: String) -> [WordObservation] {
    var words = edits.isEmpty ? finish(in: text, language: language) : []
    if let pending, let context = text.context, pending.stands(in: context.before) {
      words += Self.observations(pending)
    }
    interrupt()
    return words
  }

  /// The caret is elsewhere, or another field has focus.
  mutating func interrupt() { self = FinishedWords() }

  private mutating func finish(in text: TypedText, language: String) -> [WordObservation] {
    guard let context = text.context, context.selected.isEmpty, text.canReplace else {
      interrupt()
      return []
    }
    defer { beginning = .open }
    guard isTyping else { return [] }
    isTyping = false
    let counted = pending.flatMap { $0.stands(in: context.before) ? $0 : nil }
    pending = beginning == .typed ? Self.lastWord(of: context, language) : nil
    return counted.map(Self.observations) ?? []
  }

  /// Whether a word begins with what is typed, or the one goes on that was finished last.
  private func begins(with edits: [TextEdit], in text: TypedText) -> Bool {
    guard let context = text.context else { return false }
    var before = context.before[...]
    if case .replaceBackward(let old, _)? = edits.first, before.hasSuffix(old) { before = before.dropLast(old.count) }
    guard before.last?.isWordCharacter == true else { return true }
    guard let pending else { return false }
    // Some of its end may have been deleted.
    return (0..<pending.word.count).contains { before.hasSuffix(pending.tail.dropLast($0)) }
  }

  private static func observations(_ pending: Pending) -> [WordObservation] {
    WordObservation(language: pending.language, word: pending.word, previous: pending.previous).map { [$0] } ?? []
  }
}

// MARK: - Words

extension FinishedWords {
  private static func lastWord(of context: TextContext, _ language: String) -> Pending? {
    guard context.after.first?.isWordCharacter != true else { return nil }
    let before = context.before
    let word = wholeWord(at: before[...])
    guard !word.isEmpty else { return nil }
    let rest = before[..<word.startIndex]
    let gap = rest.reversed().prefix(while: \.isWhitespace)
    let earlier = rest.dropLast(gap.count)
    let startsSentence = earlier.last.map { ".!?…。".contains($0) } ?? true || gap.contains(where: \.isNewline)
    let previous = startsSentence || gap.isEmpty ? "" : wholeWord(at: earlier)
    return Pending(
      language: language, word: startsSentence ? withoutStartCapital(word) : String(word),
      previous: previous.isEmpty ? nil : String(previous),
      tail: String(before.suffix(tailCount)))
  }

  /// The word at the end of a text; empty where there is none, or what stands there is part of an address or a path.
  private static func wholeWord(at text: Substring) -> Substring {
    let count = text.reversed().prefix(WordObservation.longestWordCount + 1).prefix(while: \.isWordCharacter).count
    let opens = text.dropLast(count).last.map { $0.isWhitespace || "(\"'“‘[".contains($0) } ?? true
    return opens ? text.suffix(count) : ""
  }

  /// A capital at the beginning of a sentence says nothing of the word.
  private static func withoutStartCapital(_ word: Substring) -> String {
    guard let first = word.first, first.isUppercase, word.count > 1, word.dropFirst().allSatisfy({ !$0.isUppercase })
    else { return String(word) }
    return first.lowercased() + word.dropFirst()
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || "'’-_@/".contains(self) }
}

extension TextEdit {
  /// Whether the word that the caret is in has ended with it, as with a suggestion and its space.
  fileprivate var endsWord: Bool {
    switch self {
    case .insert(let text), .replaceBackward(_, let text): text.last?.isWordCharacter == false
    case .deleteBackward, .moveCaret, .press: false
    }
  }

  fileprivate var endsInLetter: Bool {
    switch self {
    case .insert(let text), .replaceBackward(_, let text): text.last?.isLetter == true
    case .deleteBackward, .moveCaret, .press: false
    }
  }
}
