// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases

/// What the space bar says for a moment.
package enum SystemNotice: Hashable, Sendable {
  /// A custom keyboard has been ended; it may be disabled for good.
  case stopped(String, isDisabled: Bool)

  /// - Parameter language: A BCP 47 tag.
  package func text(language: String) -> String {
    let words = PhraseLanguage(tag: language) ?? .english
    return switch self {
    case .stopped(let name, false): words(.keyboardStopped, name)
    case .stopped(let name, true): words(.keyboardTurnedOff, name)
    }
  }
}
