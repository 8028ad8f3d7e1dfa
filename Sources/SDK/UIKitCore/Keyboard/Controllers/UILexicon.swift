// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Words that the person uses and a keyboard's own word list may lack: names of contacts, text replacements, common words.
@MainActor
open class UILexicon: NSObject, NSCopying {
  /// What is typed, and what is to be put in its place.
  open private(set) var entries: [UILexiconEntry]

  init(_ words: [LexiconWord]) { entries = words.map(UILexiconEntry.init) }

  /// Returns the lexicon itself, which does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a person types, and what is to be put in its place.
@MainActor
open class UILexiconEntry: NSObject, NSCopying {
  /// What belongs in the text, such as `On my way!`; the same as `userInput` for a word that is only to be known.
  open private(set) var documentText: String
  /// What is typed for it, such as `omw`.
  open private(set) var userInput: String

  init(_ word: LexiconWord) {
    documentText = word.documentText
    userInput = word.userInput
  }

  /// Returns the entry itself, which does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a platform says of a word.
package struct LexiconWord: Hashable, Sendable {
  package var userInput: String
  package var documentText: String

  package init(userInput: String, documentText: String) {
    self.userInput = userInput
    self.documentText = documentText
  }
}
