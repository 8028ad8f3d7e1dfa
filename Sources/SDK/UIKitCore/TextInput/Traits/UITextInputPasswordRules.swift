// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a new password has to be like, for whoever makes one up.
///
/// In a field whose `textContentType` is `newPassword`, the keyboard offers a strong password that keeps the rules. They are written in
/// Apple's words: `required`, `allowed`, `max-consecutive`, `minlength` and `maxlength`, each with a colon before its value and a semicolon
/// behind it. Where they are not understood, or are longer than 160 bytes of UTF-8, a usual password is offered.
@MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules, such as `required: upper; required: digit; minlength: 12;`.
  open private(set) var passwordRulesDescriptor: String

  /// Makes rules of their text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
