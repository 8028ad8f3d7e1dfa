// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A way to type that the person has enabled, such as a keyboard of a language.
@MainActor
open class UITextInputMode: NSObject {
  let identifier: String

  package init(language: String) { identifier = language }

  /// - Parameter identifier: A BCP 47 tag, or the identifier of a custom keyboard, which has a dot in it.
  init(identifier: String) { self.identifier = identifier }

  /// The language as a BCP 47 tag, such as `ko-KR`; `nil` for a custom keyboard that does not tell it.
  open var primaryLanguage: String? { identifier.contains(".") ? nil : identifier }

  /// The modes that the person can switch between, in the order of the Globe key. Where the desktop's keyboard types into the
  /// app, which does not tell its modes, those of the person's languages.
  open class var activeInputModes: [UITextInputMode] { UIApplication.shared.inputViews.modes.active }

  /// The person types in another mode from now on; the object is the mode.
  nonisolated public class var currentInputModeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }
}
