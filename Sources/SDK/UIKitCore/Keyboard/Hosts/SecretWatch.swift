// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Tells the platform when what is typed may be a secret, whatever types it: a keyboard outside the app, one of the app's own, or real keys.
@MainActor
final class SecretWatch {
  private weak var responder: UIResponder?
  private var isSecret = false

  /// Takes note of who takes what is typed now; `nil` for nobody.
  func take(_ first: UIResponder?) {
    let isSame = first != nil && first === responder
    // A secret that shows for a while is one still.
    let isSecret = first?.takesSecret == true || isSame && self.isSecret
    guard !isSame || isSecret != self.isSecret else { return }
    (responder, self.isSecret) = (first, isSecret)
    UIApplication.shared.platform?.typingMoved(toSecret: isSecret)
  }
}

extension UIResponder {
  /// Whether what is typed here is a secret.
  fileprivate var takesSecret: Bool { (self as? any UITextInputTraits).map { FieldTraits($0).isSecure } ?? false }
}
