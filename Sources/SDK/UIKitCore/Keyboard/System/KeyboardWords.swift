// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

// UIKit's words for kinds of keyboards and Return keys, and the keyboard's own: each pair of which stands for the other. Where
// there are several words for one, the first counts.

extension UIReturnKeyType {
  private static let words: [(UIReturnKeyType, ReturnKey)] = [
    (.default, .return), (.go, .go), (.google, .google), (.join, .join), (.next, .next), (.route, .route),
    (.search, .search), (.send, .send), (.yahoo, .yahoo), (.done, .done), (.emergencyCall, .emergencyCall),
    (.continue, .continue),
  ]

  /// What the Return key of a field does.
  package init(_ key: ReturnKey) { self = Self.words.first { $0.1 == key }?.0 ?? .default }

  /// What the keyboard calls it.
  var key: ReturnKey { Self.words.first { $0.0 == self }?.1 ?? .return }
}

extension UIKeyboardType {
  private static let words: [(UIKeyboardType, KeyboardKind)] = [
    (.asciiCapable, .asciiCapable), (.numbersAndPunctuation, .numbersAndPunctuation), (.URL, .url),
    (.numberPad, .numberPad), (.asciiCapableNumberPad, .numberPad), (.phonePad, .phonePad),
    (.namePhonePad, .namePhonePad), (.emailAddress, .emailAddress), (.decimalPad, .decimalPad), (.twitter, .twitter),
    (.webSearch, .webSearch),
  ]

  init?(_ kind: KeyboardKind) {
    guard let word = Self.words.first(where: { $0.1 == kind }) else { return nil }
    self = word.0
  }

  /// What the keyboard calls it; `nil` for the ordinary one.
  var kind: KeyboardKind? { Self.words.first { $0.0 == self }?.1 }
}
