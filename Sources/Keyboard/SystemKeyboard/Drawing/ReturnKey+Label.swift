// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
package import TextModel

// MARK: - Words

extension ReturnKey {
  /// Returns the word on the Return key. Languages without words of their own get the English ones.
  ///
  /// - Parameter language: A BCP 47 tag; only its first part counts.
  package func label(language: String) -> String { label(in: PhraseLanguage(tag: language) ?? .english) }

  /// Returns the word on the Return key.
  func label(in language: PhraseLanguage) -> String { language(phrase) }

  private var phrase: Phrase {
    switch self {
    case .return: .returnKey
    case .go: .returnGo
    case .google: .returnGoogle
    case .join: .returnJoin
    case .next: .returnNext
    case .route: .returnRoute
    case .search: .returnSearch
    case .send: .returnSend
    case .yahoo: .returnYahoo
    case .done: .returnDone
    case .emergencyCall: .returnEmergencyCall
    case .continue: .returnContinue
    }
  }
}

// MARK: - Looks

extension ReturnKey {
  /// Whether the key stands out because pressing it finishes what the person is doing.
  package var isProminent: Bool {
    switch self {
    case .go, .google, .join, .route, .search, .send, .yahoo, .done, .continue: true
    case .return, .next, .emergencyCall: false
    }
  }
}
