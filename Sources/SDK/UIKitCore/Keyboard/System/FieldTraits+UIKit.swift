// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TextModel

extension FieldTraits {
  /// What the keyboard has to know of something that takes text.
  @MainActor
  init(_ field: any UITextInputTraits) {
    self.init(purpose: Self.purpose(field), hints: Self.hints(field), returnKey: field.returnKeyType.key)
    tellsAllHints = true
    if field.keyboardType != .default, !field.isSecureTextEntry {
      keyboard = field.keyboardType.kind
    }
  }

  @MainActor
  private static func purpose(_ field: any UITextInputTraits) -> ContentPurpose {
    if field.isSecureTextEntry {
      return [.numberPad, .asciiCapableNumberPad].contains(field.keyboardType) ? .pin : .password
    }
    switch field.keyboardType {
    case .URL: return .url
    case .emailAddress: return .email
    case .numberPad, .asciiCapableNumberPad: return .digits
    case .decimalPad: return .number
    case .phonePad: return .phone
    case .namePhonePad: return .name
    default: return content(field)?.purpose ?? .normal
    }
  }

  @MainActor
  private static func hints(_ field: any UITextInputTraits) -> ContentHints {
    var hints: ContentHints = []
    if field.isSecureTextEntry { hints.formUnion([.hiddenText, .sensitiveData]) }
    if field.keyboardType == .asciiCapable { hints.insert(.latin) }
    if field.autocorrectionType == .yes || field.autocorrectionType == .default && content(field)?.isProse ?? true {
      hints.formUnion([.completion, .spellcheck])
    }
    hints.formUnion(capitals(field))
    return hints
  }

  /// The kind of text decides where the field leaves it at sentences, as fields do by themselves.
  @MainActor
  private static func capitals(_ field: any UITextInputTraits) -> ContentHints {
    switch field.autocapitalizationType {
    case .words: .titlecase
    case .sentences: content(field)?.capitals ?? .autoCapitalization
    case .allCharacters: .uppercase
    default: .lowercase
    }
  }

  @MainActor
  private static func content(_ field: any UITextInputTraits) -> ContentType? {
    field.textContentType.map(\.content)
  }
}

extension UITextContentType {
  /// What the keyboard calls it.
  var content: ContentType { ContentType(rawValue: rawValue) }
}
