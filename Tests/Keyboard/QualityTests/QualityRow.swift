// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TypingDecoder

/// What a careful person would have the keyboard do with a word; the heads of `english.tsv` and `korean.tsv` describe its columns.
struct QualityRow {
  enum Wish: Hashable {
    /// The word stays.
    case leave
    /// Another one takes its place.
    case replace(String)
    /// Another one takes its place or is among the first three suggestions.
    case show(String)
    /// Another one neither takes its place nor is suggested.
    case never(String)

    /// What it asks for, for messages.
    var text: String {
      switch self {
      case .leave: "the word to stay"
      case .replace(let word): "\"\(word)\""
      case .show(let word): "\"\(word)\" among the first three"
      case .never(let word): "never \"\(word)\""
      }
    }
  }

  enum Kind: String, CaseIterable {
    case slip, swap, double, missing, extra, sound, space, apostrophe, capital, context, name, leave, number, address
    case code, slang, rare
    case neverSuggested = "offensive-never-suggested"
    case firstThree = "first-three"
    /// Shift that was forgotten or held too long, and letters that make no syllable: of Korean alone.
    case shift, stray
  }

  /// The line in the file; the first is 1.
  let line: Int
  let before: String
  let context: WordContext
  let typed: String
  let wish: Wish
  let kind: Kind
  let reason: String
  /// The decoder does something else today.
  let isNotYet: Bool

  /// Reads a line of the file; `nil` when it is none of its rows.
  init?(_ text: Substring, line: Int) {
    let columns = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard (5...6).contains(columns.count), columns.dropFirst().allSatisfy({ !$0.isEmpty }),
      columns.count == 5 || columns[5] == "not yet", let kind = Kind(rawValue: columns[3])
    else { return nil }
    let words = columns[0].split(separator: " ").map(String.init)
    guard words.count <= 2, let wish = Self.wish(columns[2], kind) else { return nil }
    (self.line, self.kind, self.wish) = (line, kind, wish)
    (before, typed, reason, isNotYet) = (columns[0], columns[1], columns[4], columns.count == 6)
    let isUnknown = before == "?"
    context = WordContext(words: isUnknown ? [] : words, startsSentence: !isUnknown && words.count < 2)
  }

  private static func wish(_ column: String, _ kind: Kind) -> Wish? {
    let isNever = column.first == "!"
    guard isNever == (kind == .neverSuggested), column != "!" else { return nil }
    if isNever { return .never(String(column.dropFirst())) }
    if kind == .firstThree { return column == "=" ? nil : .show(column) }
    return column == "=" ? .leave : .replace(column)
  }
}
