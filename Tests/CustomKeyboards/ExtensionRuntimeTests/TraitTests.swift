// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextModel
import Testing

@testable import UIKitCore

/// Traits go out as a platform knows them, and come back in UIKit's words.
@MainActor @Suite struct TraitTests {
  private final class Field: NSObject, UITextInputTraits {
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
  }

  @Test("CK-4 what a field of the SDK asks for is what a custom keyboard is told", arguments: 0...10)
  func keyboards(_ number: Int) throws {
    let field = Field()
    field.keyboardType = try #require(UIKeyboardType(rawValue: number))
    #expect(UIKeyboardType(FieldTraits(field)) == field.keyboardType)
    // Fields of other toolkits have a purpose alone.
    var traits = FieldTraits(field)
    traits.keyboard = nil
    let isKnown = [.default, .asciiCapable, .URL, .numberPad, .phonePad, .emailAddress, .decimalPad]
      .contains(field.keyboardType)
    if isKnown { #expect(UIKeyboardType(traits) == field.keyboardType) }
  }

  @Test func `return keys and capitals come back`() throws {
    for number in 0...11 {
      let field = Field()
      field.returnKeyType = try #require(UIReturnKeyType(rawValue: number))
      #expect(UIReturnKeyType(FieldTraits(field).returnKey) == field.returnKeyType)
    }
    for number in 0...3 {
      let field = Field()
      field.autocapitalizationType = try #require(UITextAutocapitalizationType(rawValue: number))
      #expect(UITextAutocapitalizationType(FieldTraits(field)) == field.autocapitalizationType)
    }
  }

  @Test func `words are corrected where the field says so, and left alone where it does not`() {
    let field = Field()
    field.autocorrectionType = .yes
    #expect(UITextAutocorrectionType(FieldTraits(field)) == .yes)
    #expect(UITextAutocorrectionType(FieldTraits()) == .default)
    #expect(UITextAutocorrectionType(FieldTraits(purpose: .email)) == .no)
  }
}
