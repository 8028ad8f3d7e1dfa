// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import TextModel
package import UIKitCore

// MARK: - For the controller

extension KeyboardSession: InputControllerHost {
  package var needsInputModeSwitchKey: Bool { surroundings.needsInputModeSwitchKey }
  package var hasDictationPlace: Bool { surroundings.hasDictationPlace }
  package var hasFullAccess: Bool { surroundings.hasFullAccess }
  package var usualLanguage: String? { bundle.primaryLanguage }

  package func advance() { link.send(.advance) }
  package func take(_ event: UIEvent, on key: UIView) { modeKey.take(event, on: key) }
  package func dismiss() { link.send(.dismiss) }
  package func languageChanged(of controller: UIInputViewController) { tellLanguage(of: controller) }

  func tellLanguage(of controller: UIInputViewController) {
    let language = controller.toldLanguage.flatMap { $0.utf8.count <= Self.longestLanguage ? $0 : nil }
    guard language != toldLanguage else { return }
    toldLanguage = language
    link.send(.language(language))
  }

  /// Longer ones are none, in UTF-8 bytes.
  private static let longestLanguage = 64

  package func requestLexicon(_ completion: @escaping @MainActor ([LexiconWord]) -> Void) { lexicon.add(completion) }
}

// MARK: - Clicks

extension KeyboardSession {
  /// Sounds a key, if the person has that on.
  func play(_ click: KeyClick) {
    guard shown != nil, surroundings.playsClicks else { return }
    link.send(.click(click))
  }
}
