// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import LinuxSystem
import PersonalWords
import Storage
import UIKitCore

/// The words of the person for keyboards that an app shows itself: the same as custom keyboards get.
final class AppWords {
  private let reader: WordReader
  private var waiting: [@MainActor ([LexiconWord]) -> Void] = []

  /// - Parameter settingsPath: The person's settings; `nil` where there is no place for them.
  init(reader: WordReader, settingsPath: String? = Settings.usualPath) {
    self.reader = reader
    reader.sources = { LexiconSources(settingsPath.map(Settings.init(contentsOf:)) ?? Settings()) }
  }

  /// Gives the words once they have been read; those who ask meanwhile get the same ones.
  func request(_ completion: @escaping @MainActor ([LexiconWord]) -> Void) {
    waiting.append(completion)
    guard waiting.count == 1 else { return }
    reader.request(by: "app") { [weak self] entries in
      guard let self else { return }
      let words = entries.map { LexiconWord(userInput: $0.userInput, documentText: $0.documentText) }
      let told = waiting
      waiting = []
      for completion in told { completion(words) }
    }
  }
}
