// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITextField: TextCutting {
  /// The text that is too long for the field, or the placeholder; never a secret.
  var cutText: (text: String, rect: CGRect)? {
    guard hasText else {
      guard let words = placeholder, placeholderLabel.intrinsicContentSize.width > placeholderLabel.bounds.width + 0.5
      else { return nil }
      return (words, placeholderLabel.frame)
    }
    guard !isSecureTextEntry, core.surface.stack.size.width > clip.bounds.width + 0.5 else { return nil }
    return (core.editor.text.string, clip.frame)
  }
}
