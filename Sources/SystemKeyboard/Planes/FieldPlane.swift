// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// What a field's traits mean for the keyboard.
package struct FieldPlane: Hashable, Sendable {
  package var kind: KeyboardKind
  package var capitalization: Capitalization
  /// What the Return key does.
  package var returnKey: ReturnKey
  /// Whether emoji may be offered.
  package var allowsEmoji: Bool
  /// False when the app brings its own on-screen input.
  package var showsKeyboard: Bool
}

/// Which letters become capitals by themselves. The names are those of UIKit's `UITextAutocapitalizationType`.
package enum Capitalization: String, Hashable, Sendable, CaseIterable {
  case none, words, sentences, allCharacters
}

// MARK: - From a field

extension FieldPlane {
  package init(_ traits: FieldTraits) {
    kind = KeyboardKind(traits)
    capitalization = Capitalization(traits)
    returnKey = traits.returnKey == .return ? Self.usualReturnKey(traits) : traits.returnKey
    allowsEmoji = kind == .default && !traits.isSecure && !traits.hints.contains(.noEmoji)
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

extension Capitalization {
  /// Finds the capitals that a field asks for: an explicit case wins, and what is no prose gets none by itself.
  package init(_ traits: FieldTraits) {
    let hints = traits.hints
    if hints.contains(.lowercase) {
      self = .none
    } else if hints.contains(.uppercase) {
      self = .allCharacters
    } else if hints.contains(.titlecase) {
      self = .words
    } else if !hints.contains(.autoCapitalization) || traits.isSecure {
      self = .none
    } else {
      self =
        switch traits.purpose {
        case .normal, .alpha: .sentences
        case .name: .words
        case .digits, .number, .phone, .url, .email, .password, .pin, .date, .time, .datetime, .terminal: .none
        }
    }
  }
}
