// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

// What a keyboard of an app's is told of a field by a host that knows it by `FieldTraits`.

extension UIKeyboardType {
  /// The keys that a field asks for.
  package init(_ traits: FieldTraits) {
    if let type = traits.keyboard.flatMap(UIKeyboardType.init) {
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
