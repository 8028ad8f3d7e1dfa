// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextModel

/// Makes of straight quotation marks and of hyphens what a language writes.
struct SmartPunctuation {
  var changesQuotes: Bool
  var changesDashes: Bool
  /// A BCP 47 tag.
  var language: String

  /// What stands in the place of typed text, and how many characters before the caret go with it.
  struct Change: Equatable {
    var text: String
    var removed = 0
  }

  /// Returns what is to be typed in place of a text; `nil` where it stays as it is.
  ///
  /// - Parameter before: The text before the caret, or its end.
  func change(_ text: String, before: String) -> Change? {
    switch text {
    case "\"" where changesQuotes: return Change(text: opens(after: before) ? quotes.open : quotes.close)
    case "'" where changesQuotes: return Change(text: opens(after: before) ? quotes.innerOpen : quotes.innerClose)
    case "-" where changesDashes:
      guard before.hasSuffix("-"), !before.hasSuffix("--") else { return nil }
      return Change(text: "\u{2014}", removed: 1)
    default: return nil
    }
  }

  /// Returns a text that a keyboard puts in as a whole, such as a word with the space behind it, with the apostrophes that are
  /// typed by hand.
  func words(_ text: String) -> String {
    guard changesQuotes, text.contains("'"), text.count > 1 else { return text }
    var result = ""
    var rest = text[...]
    while let sign = rest.popFirst() {
      let isInside = result.last?.isLetter == true && rest.first?.isLetter == true
      result.append(sign == "'" && isInside ? "\u{2019}" : sign)
    }
    return result
  }

  private func opens(after before: String) -> Bool {
    guard let last = before.last else { return true }
    return last.isWhitespace || last.isNewline || "([{<«‹„‚“‘—–/".contains(last)
  }

  private var quotes: (open: String, close: String, innerOpen: String, innerClose: String) {
    switch language.prefix(2) {
    case "de", "cs", "sk", "sl", "is", "lt", "ka": ("„", "“", "‚", "‘")
    case "pl", "ro", "hu", "hr": ("„", "”", "‚", "’")
    case "fr": ("« ", " »", "‘", "’")
    case "ru", "uk", "es", "it", "pt", "el", "nb", "no": ("«", "»", "“", "”")
    case "sv", "fi": ("”", "”", "’", "’")
    case "ja": ("「", "」", "『", "』")
    default: ("“", "”", "‘", "’")
    }
  }
}

extension SmartPunctuation {
  /// What a field wants; by default something where sentences are written.
  @MainActor
  init?(_ field: any UITextInputTraits) {
    let isProse =
      !field.isSecureTextEntry && field.keyboardType == .default && field.autocorrectionType != .no
      && (field.textContentType.map(\.content.isProse) ?? true)
    changesQuotes = field.smartQuotesType == .yes || field.smartQuotesType == .default && isProse
    changesDashes = field.smartDashesType == .yes || field.smartDashesType == .default && isProse
    language = PersonLanguages.preferred.first ?? "en"
    guard changesQuotes || changesDashes else { return nil }
  }
}
