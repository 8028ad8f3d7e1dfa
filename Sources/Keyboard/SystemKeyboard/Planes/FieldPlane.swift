// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// What a field's traits mean for the keyboard.
package struct FieldPlane: Hashable, Sendable {
  /// Which keys the field wants.
  package var kind: KeyboardKind
  /// What the Return key does.
  package var returnKey: ReturnKey
  /// Whether emoji may be offered.
  package var allowsEmoji: Bool
  /// What is done about words, as far as the person wants it.
  var words: WordAssistant.Abilities
  /// Whether words may be offered.
  package var takesSuggestions: Bool { words.suggests }
  /// False when the app brings its own on-screen input.
  package var showsKeyboard: Bool
}

// MARK: - From a field

extension FieldPlane {
  package init(_ traits: FieldTraits) {
    kind = traits.keyboard ?? KeyboardKind(traits)
    returnKey = traits.returnKey == .return ? Self.usualReturnKey(traits) : traits.returnKey
    allowsEmoji = kind == .default && !traits.isSecure && !traits.hints.contains(.noEmoji)
    words = WordAssistant.Abilities(traits, kind)
    showsKeyboard = !traits.hints.contains(.onScreenInputProvided)
  }

  /// What Return does where the app does not say: an address bar goes there, a field of several lines gets a new line.
  private static func usualReturnKey(_ traits: FieldTraits) -> ReturnKey {
    traits.purpose == .url && !traits.hints.contains(.multiline) ? .go : .return
  }
}

extension KeyboardKind {
  /// Finds the kind for a field's purpose and hints. Source: text-input-unstable-v3, enum `content_purpose`.
  package init(_ traits: FieldTraits) {
    self =
      switch traits.purpose {
      case .normal, .alpha, .name: traits.hints.isDisjoint(with: [.latin, .hiddenText]) ? .default : .asciiCapable
      case .digits: .numberPad
      case .number: .signedNumberPad
      case .phone: .phonePad
      case .url: .url
      case .email: .emailAddress
      case .password: .asciiCapable
      case .pin: .pin
      case .date: .date
      case .time: .time
      case .datetime: .dateTime
      case .terminal: .terminal
      }
  }
}
