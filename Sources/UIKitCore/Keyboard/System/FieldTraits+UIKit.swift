// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import SystemKeyboard
import TextModel

extension FieldTraits {
  /// What the keyboard has to know of something that takes text.
  @MainActor
  init(_ field: any UITextInputTraits) {
    self.init(purpose: Self.purpose(field), hints: Self.hints(field), returnKey: ReturnKey(field.returnKeyType))
    if field.keyboardType != .default, !field.isSecureTextEntry {
      keyboard = KeyboardKind(field.keyboardType)?.rawValue
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
    default: return field.textContentType?.purpose ?? .normal
    }
  }

  @MainActor
  private static func hints(_ field: any UITextInputTraits) -> ContentHints {
    var hints: ContentHints = []
    if field.isSecureTextEntry { hints.formUnion([.hiddenText, .sensitiveData]) }
    if field.keyboardType == .asciiCapable { hints.insert(.latin) }
    if field.autocorrectionType != .no, field.textContentType?.isProse ?? true {
      hints.formUnion([.completion, .spellcheck])
    }
    let capitals = field.textContentType.flatMap(\.capitals) ?? field.autocapitalizationType
    switch field.autocapitalizationType == .sentences ? capitals : field.autocapitalizationType {
    case .words: hints.insert(.titlecase)
    case .sentences: hints.insert(.autoCapitalization)
    case .allCharacters: hints.insert(.uppercase)
    default: hints.insert(.lowercase)
    }
    return hints
  }
}

extension ReturnKey {
  init(_ type: UIReturnKeyType) {
    self =
      switch type {
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
      default: .return
      }
  }
}

extension KeyboardKind {
  init?(_ type: UIKeyboardType) {
    switch type {
    case .asciiCapable: self = .asciiCapable
    case .numbersAndPunctuation: self = .numbersAndPunctuation
    case .URL: self = .url
    case .numberPad, .asciiCapableNumberPad: self = .numberPad
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

extension UITextContentType {
  /// What keys a text of the kind is typed with, where the field asks for none.
  var purpose: ContentPurpose? {
    switch self {
    case .name, .givenName, .middleName, .familyName, .nickname, .creditCardName, .creditCardGivenName,
      .creditCardMiddleName, .creditCardFamilyName:
      .name
    case .telephoneNumber: .phone
    case .emailAddress: .email
    case .URL: .url
    case .password, .newPassword: .password
    case .oneTimeCode, .creditCardNumber, .creditCardSecurityCode, .birthdateDay, .birthdateYear, .cellularEID,
      .cellularIMEI, .creditCardExpirationMonth, .creditCardExpirationYear:
      .digits
    case .username: .email
    default: nil
    }
  }

  /// Whether words are written that may be corrected.
  var isProse: Bool {
    switch self {
    case .location, .fullStreetAddress, .jobTitle, .organizationName, .addressCity, .addressState,
      .addressCityAndState, .countryName, .sublocality:
      true
    default: false
    }
  }

  /// The capitals that texts of the kind have; `nil` for those of the field.
  var capitals: UITextAutocapitalizationType? {
    switch self {
    case .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle,
      .organizationName, .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2, .addressCity,
      .addressState, .addressCityAndState, .sublocality, .countryName, .creditCardName, .creditCardGivenName,
      .creditCardMiddleName, .creditCardFamilyName:
      .words
    case .telephoneNumber, .emailAddress, .URL, .creditCardNumber, .username, .password, .newPassword, .oneTimeCode:
      UITextAutocapitalizationType.none
    case .postalCode, .flightNumber, .shipmentTrackingNumber: .allCharacters
    default: nil
    }
  }
}
