// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Puts texts in place of the words that stand for them, when a space, a sign or Return ends such a word.
///
/// Delete right after it brings back what was typed, and there it stays.
struct ShortcutReplacer: Hashable, Sendable {
  /// What has just been replaced, with the sign that ended it.
  private var latest: Change?
  /// The text before the caret up to a word that was brought back.
  private var kept: String?

  private struct Change: Hashable {
    var typed: String
    var text: String
  }

  /// A word before the caret and its text.
  struct Match: Hashable {
    var word: String
    var text: String
  }
}

// MARK: - Keys

extension ShortcutReplacer {
  /// Takes a key, and returns what to do in place of what it does by itself; `nil` to leave that as it is.
  ///
  /// - Parameters:
  ///   - edits: What the key does by itself.
  ///   - text: Before the key.
  mutating func edit(inPlaceOf edits: [TextEdit], for key: TypedKey, in text: TypedText) -> TextEdit? {
    let change = latest
    latest = nil
    switch key {
    case .delete(.grapheme): return change.flatMap { bringBack($0, in: text) }
    case .delete, .suggestion: return nil
    case .output, .space:
      guard edits.count == 1, case .insert(let sign) = edits[0], Self.endsWord(sign),
        let match = match(before: sign, in: text)
      else { return nil }
      latest = Change(typed: match.word + sign, text: match.text + sign)
      return .replaceBackward(old: match.word, new: match.text + sign)
    }
  }

  /// Whether this alone says what becomes of a word, and nobody else may change it.
  func decides(_ key: TypedKey, in text: TypedText) -> Bool {
    switch key {
    case .delete(.grapheme): latest != nil
    case .delete, .suggestion: false
    case .output(let sign): Self.endsWord(sign) && (keepsWord(in: text) || match(before: sign, in: text) != nil)
    case .space: keepsWord(in: text) || match(before: " ", in: text) != nil
    }
  }

  /// Whether the word before the caret was brought back.
  func keepsWord(in text: TypedText) -> Bool { kept != nil && text.context?.before == kept }

  /// Takes the text of the shortcut before the caret, and a space; `nil` when something else was chosen.
  mutating func take(_ chosen: String, in text: TypedText) -> TextEdit? {
    guard let match = match(before: " ", in: text), chosen == match.text else { return nil }
    latest = Change(typed: match.word + " ", text: match.text + " ")
    return .replaceBackward(old: match.word, new: match.text + " ")
  }

  /// Somebody else has changed the text: the next delete only deletes.
  mutating func noteOtherChange() { latest = nil }

  private mutating func bringBack(_ change: Change, in text: TypedText) -> TextEdit? {
    guard text.canReplace, let context = text.context, context.selected.isEmpty, context.before.hasSuffix(change.text)
    else { return nil }
    // All but the sign, which ended the word.
    kept = String((context.before.dropLast(change.text.count) + change.typed).dropLast())
    return .replaceBackward(old: change.text, new: change.typed)
  }

  /// Something else than typing comes: the next delete only deletes.
  mutating func interrupt() { (latest, kept) = (nil, nil) }
}

// MARK: - Words

extension ShortcutReplacer {
  /// Returns the word before the caret and its text; `nil` where it has none, or is to stay.
  ///
  /// - Parameter sign: What ends the word; empty for Return.
  func match(before sign: String, in text: TypedText) -> Match? {
    guard text.canReplace, let replacements = text.replacements, !replacements.isEmpty,
      let context = text.context, context.selected.isEmpty,
      context.after.first.map({ !$0.isLetter && !$0.isNumber }) ?? true, context.before != kept
    else { return nil }
    let limit = TextReplacements.longestWordCount + 1
    let run = String(context.before.suffix(limit).reversed().prefix { !$0.isWhitespace }.reversed())
    for word in [run, String(run.drop(while: \.opensText))] {
      guard let found = replacements.text(for: word) else { continue }
      // What goes on may be another word, such as `c/o.` beside `c/o`.
      if !sign.isEmpty, sign != " ", replacements.begins(with: word + sign) { return nil }
      let hasLines =
        text.takesLines || context.before.contains(where: \.isNewline) || context.after.contains(where: \.isNewline)
      return Match(word: word, text: hasLines ? found : Self.inOneLine(found))
    }
    return nil
  }

  /// Whether a text ends the word before it.
  private static func endsWord(_ text: String) -> Bool {
    guard text.count == 1, let character = text.first, let scalar = text.unicodeScalars.first else { return false }
    return character.isWhitespace || ".,!?;:…\"”»。、".contains(character)
      || scalar.properties.generalCategory == .closePunctuation
  }

  /// Apps that are typed into key by key take a line break for Return, which may send what stands there.
  private static func inOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension Character {
  /// Whether a word may follow directly.
  fileprivate var opensText: Bool {
    if "\"'¡¿–—".contains(self) { return true }
    switch unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: return true
    default: return false
    }
  }
}
