// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseUI
import UIKit

/// The words that the person has short forms for.
@MainActor
final class PersonWords: WordReplacing {
  private let words: [String: String]

  init(_ lexicon: UILexicon) {
    // Words that stand for themselves are only there to be known.
    let entries = lexicon.entries.filter { $0.userInput != $0.documentText }
    words = Dictionary(entries.map { ($0.userInput.lowercased(), $0.documentText) }) { first, _ in first }
  }

  func replacement(for word: String) -> String? { words[word.lowercased()] }
}
