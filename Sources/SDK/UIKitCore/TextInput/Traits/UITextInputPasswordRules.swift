// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a new password has to be like, for whoever makes one up.
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
