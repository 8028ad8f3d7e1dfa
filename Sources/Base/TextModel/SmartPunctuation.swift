// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Makes of straight quotation marks and of hyphens what a language writes.
package struct SmartPunctuation: Hashable, Sendable {
  private let changesQuotes: Bool
  private let changesDashes: Bool
  /// A BCP 47 tag.
  private let language: String

  /// - Parameter language: A BCP 47 tag.
  package init(quotes: Bool = true, dashes: Bool = true, language: String) {
    (changesQuotes, changesDashes, self.language) = (quotes, dashes, language)
  }

  /// What stands in the place of typed text, and how many characters before the caret go with it.
  package struct Change: Hashable, Sendable {
    package var text: String
    package var removed = 0
  }

  /// Returns what is to be typed in place of a text; `nil` where it stays as it is.
  ///
  /// - Parameter before: The text before the caret, or its end.
  package func change(_ text: String, before: String) -> Change? {
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
  package func words(_ text: String) -> String {
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
