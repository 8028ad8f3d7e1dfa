// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import SystemKeyboard
package import TextModel

// What a keyboard of an app's is told of a field by a host that knows it by `FieldTraits`.

extension UIKeyboardType {
  /// The keys that a field asks for.
  package init(_ traits: FieldTraits) {
    if let kind = traits.keyboard.flatMap(KeyboardKind.init), let type = UIKeyboardType(kind) {
      self = type
      return
    }
    self =
      switch traits.purpose {
      case .digits: .numberPad
      case .number: .decimalPad
      case .phone: .phonePad
      case .url: .URL
      case .email: .emailAddress
      case .date, .time, .datetime: .numbersAndPunctuation
      case .normal, .alpha, .name, .password, .pin, .terminal:
        traits.hints.contains(.latin) ? .asciiCapable : .default
      }
  }

  private init?(_ kind: KeyboardKind) {
    switch kind {
    case .asciiCapable: self = .asciiCapable
    case .numbersAndPunctuation: self = .numbersAndPunctuation
    case .url: self = .URL
    case .numberPad: self = .numberPad
    case .phonePad: self = .phonePad
    case .namePhonePad: self = .namePhonePad
    case .emailAddress: self = .emailAddress
    case .decimalPad: self = .decimalPad
    case .twitter: self = .twitter
    case .webSearch: self = .webSearch
    default: return nil
    }
  }
}

extension UIReturnKeyType {
  /// What the Return key of a field does.
  package init(_ key: ReturnKey) {
    self =
      switch key {
      case .return: .default
      case .go: .go
      case .google: .google
      case .join: .join
      case .next: .next
      case .route: .route
      case .search: .search
      case .send: .send
      case .yahoo: .yahoo
      case .done: .done
      case .emergencyCall: .emergencyCall
      case .continue: .continue
      }
  }
}

extension UITextAutocapitalizationType {
  /// The capitals that a field wants.
  package init(_ traits: FieldTraits) {
    let isProse = !traits.hints.isDisjoint(with: [.spellcheck, .completion])
    self =
      switch AutoCapitalization(traits, ordinary: isProse ? .sentences : .none) {
      case .none: .none
      case .words: .words
      case .sentences: .sentences
      case .all: .allCharacters
      }
  }
}

extension UITextAutocorrectionType {
  /// Whether a field wants its words corrected.
  package init(_ traits: FieldTraits) {
    let isSpelt = !traits.hints.isDisjoint(with: [.completion, .spellcheck])
    self = isSpelt ? .yes : traits.purpose == .normal ? .default : .no
  }
}
