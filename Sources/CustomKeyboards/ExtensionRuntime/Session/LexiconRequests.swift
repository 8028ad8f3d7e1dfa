// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import UIKitCore

/// Those who wait for the words of the person.
final class LexiconRequests {
  private let ask: () -> Void
  private var waiting: [@MainActor ([LexiconWord]) -> Void] = []
  /// What has come so far.
  private var words: [LexiconWord] = []

  /// More words are none of a person's.
  private static let wordLimit = 100_000

  /// `ask`: Asks the host.
  init(ask: @escaping () -> Void) { self.ask = ask }

  /// Calls once all words have come; those who ask meanwhile get the same ones.
  func add(_ completion: @escaping @MainActor ([LexiconWord]) -> Void) {
    waiting.append(completion)
    if waiting.count == 1 { ask() }
  }

  func take(_ entries: [LexiconEntry], isLast: Bool) {
    guard !waiting.isEmpty else { return }
    words += entries.prefix(Self.wordLimit - words.count).map {
      LexiconWord(userInput: $0.userInput, documentText: $0.documentText)
    }
    guard isLast else { return }
    let (all, told) = (words, waiting)
    (words, waiting) = ([], [])
    for completion in told { completion(all) }
  }
}
