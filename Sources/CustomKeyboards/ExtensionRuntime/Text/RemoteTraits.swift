// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import TextModel
import UIKitCore

/// What a field of another program says about itself, in UIKit's words.
final class RemoteTraits: NSObject, UITextInputTraits {
  var field: FieldDescription

  init(_ field: FieldDescription) { self.field = field }

  var keyboardType: UIKeyboardType { UIKeyboardType(field.traits) }
  var returnKeyType: UIReturnKeyType { UIReturnKeyType(field.traits.returnKey) }
  var autocapitalizationType: UITextAutocapitalizationType { UITextAutocapitalizationType(field.traits) }
  var autocorrectionType: UITextAutocorrectionType { UITextAutocorrectionType(field.traits) }
  var textContentType: UITextContentType! { field.content.map(UITextContentType.init) }

  var keyboardAppearance: UIKeyboardAppearance {
    switch field.appearance {
    case .automatic: .default
    case .light: .light
    case .dark: .dark
    }
  }

  /// Keyboards ask for this and for `hasText`: a Return key that does nothing waits for a text.
  var enablesReturnKeyAutomatically: Bool { !field.isReturnEnabled }
}
