// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITextField {
  /// Whether what the field takes is read from left to right everywhere: by its formatter, or else by what it is for.
  var isReadFromLeft: Bool {
    if let entryFormatter { return entryFormatter.isLeftToRight }
    return keyboardType.isReadFromLeft || textContentType?.isReadFromLeft == true
  }

  /// Has the placeholder written as the text will be, at the side where that stands.
  func directPlaceholder() {
    let isReadFromLeft = isReadFromLeft
    placeholderLabel.semanticContentAttribute = isReadFromLeft ? .forceLeftToRight : .unspecified
    let isNatural = isReadFromLeft && textAlignment == .natural
    placeholderLabel.textAlignment = isNatural ? naturalSide : textAlignment
  }

  private var naturalSide: NSTextAlignment { effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left }
}

extension UIKeyboardType {
  /// Whether it types numbers, or addresses in Latin letters.
  var isReadFromLeft: Bool {
    switch self {
    case .URL, .emailAddress, .phonePad, .numberPad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}

extension UITextContentType {
  /// Whether it is a number whose groups people may put spaces between, or an address in Latin letters.
  var isReadFromLeft: Bool {
    let kinds: [UITextContentType] = [
      .telephoneNumber, .emailAddress, .URL, .creditCardNumber, .creditCardSecurityCode, .creditCardExpiration,
      .oneTimeCode, .shipmentTrackingNumber, .cellularEID, .cellularIMEI,
    ]
    return kinds.contains(self)
  }
}
