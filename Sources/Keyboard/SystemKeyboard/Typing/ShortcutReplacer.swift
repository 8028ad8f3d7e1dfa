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
    var match: Match
    /// What ended the word.
    var sign: String
    /// Behind the sign.
    var place: TextPlace
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
      return replace(match, sign, in: text)
    }
  }

  /// Whether a delete may bring back what was typed.
  var isRestorable: Bool { latest != nil }

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

  /// Takes the text of the shortcut before the caret, or the shortcut as it stands, and a space where none follows; `nil` when
  /// something else was chosen.
  mutating func take(_ chosen: String, in text: TypedText) -> [TextEdit]? {
    guard let match = match(before: " ", in: text), let context = text.context else { return nil }
    let space = context.after.first?.isWhitespace == true ? "" : " "
    if chosen == match.text { return [replace(match, space, in: text)] }
    guard chosen == match.word else { return nil }
    (latest, kept) = (nil, context.before)
    return space.isEmpty ? [] : [.insert(space)]
  }

  private mutating func replace(_ match: Match, _ sign: String, in text: TypedText) -> TextEdit {
    let before = text.context?.before ?? ""
    latest = Change(
      match: match, sign: sign, place: TextPlace(after: before, replacing: match.word, by: match.text + sign))
    return .replaceBackward(old: match.word, new: match.text + sign)
  }

  /// Somebody else has changed the text: the next delete only deletes.
  mutating func noteOtherChange() { latest = nil }

  private mutating func bringBack(_ change: Change, in text: TypedText) -> TextEdit? {
    let (match, new) = (change.match, change.match.text + change.sign)
    guard text.canReplace, let context = text.context, context.selected.isEmpty, context.before.hasSuffix(new),
      change.place.isEnd(of: context.before)
    else { return nil }
    kept = context.before.dropLast(new.count) + match.word
    return .replaceBackward(old: new, new: match.word + change.sign)
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
