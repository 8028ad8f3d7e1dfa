// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

// MARK: - Shift

extension AutoCapitalization {
  /// Returns the state of shift that suits the text before the caret.
  ///
  /// Only for letters that have capitals: on a plane such as the Korean one shift means something else.
  ///
  /// - Parameter text: From the app, or else what the keyboard itself has typed since the field got focus. It counts as
  ///   reaching back to the start of the field.
  package func shift(before text: String) -> ShiftState {
    let starts =
      switch self {
      case .none: false
      case .words: text.startsWord
      case .sentences: text.startsSentence
      case .all: true
      }
    return starts ? .on : .off
  }
}

extension StringProtocol {
  /// Whether a word starts after the text.
  fileprivate var startsWord: Bool {
    droppingLast { $0.opensQuotation }.last.map(\.isWhitespace) ?? true
  }

  /// Whether a sentence starts after the text: after nothing, a new line, or a full stop and its like with a space.
  fileprivate var startsSentence: Bool {
    let text = droppingLast { $0.opensQuotation }
    let sentence = text.droppingLast { $0.isWhitespace || $0.closesQuotation }
    let gap = text[sentence.endIndex...]
    guard let mark = sentence.last else { return gap.allSatisfy(\.isWhitespace) }
    if text.droppingLast(while: { $0.isWhitespace && !$0.isNewline }).last?.isNewline == true { return true }
    guard mark.endsSentence else { return false }
    if mark.isFullWidthStop { return true }
    return gap.contains(where: \.isWhitespace) && !(mark == "." && sentence.endsWithAbbreviation)
  }

  /// Whether the full stop at the end belongs to an abbreviation.
  private var endsWithAbbreviation: Bool {
    let word = suffix(from: lastIndex(where: \.isWhitespace).map(index(after:)) ?? startIndex)
    let letters = word.drop { $0.opensQuotation }.dropLast()
    // A dot inside, as in e.g., i.e., a.m., z.B.; not in a number or an address.
    let parts = letters.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1, parts.allSatisfy({ $0.count == 1 && $0.allSatisfy(\.isLetter) }) { return true }
    return abbreviations.contains(letters.lowercased())
  }

  fileprivate func droppingLast(while predicate: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}

/// Words that are written with a full stop and go on with a name or a number more often than they end a sentence.
private let abbreviations: Set<String> = [
  "mr", "mrs", "ms", "dr", "prof", "st", "vs", "nr", "vol", "fig", "cf", "approx", "jr", "sr", "hr", "fr", "mme",
]
