// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What a field leaves open follows from whether sentences are written there.
extension UITextInputTraits {
  /// Whether sentences are written: ordinary keys, words that may be corrected, and no kind of text without them.
  var takesSentences: Bool { takesWords && keyboardType == .default && autocorrectionType != .no }

  /// Whether words may be written: nothing secret, and no kind of text without them, such as a name, a code or an address.
  private var takesWords: Bool { !isSecureTextEntry && (textContentType.map(\.content.isProse) ?? true) }

  /// Whether spaces come and go with words that are cut and pasted. What is secret stays as it is in any case.
  var spacesWords: Bool {
    !isSecureTextEntry && (smartInsertDeleteType == .yes || smartInsertDeleteType == .default && takesSentences)
  }

  /// Whether the rest of a word may show in grey while it is typed.
  var completesWords: Bool {
    switch inlinePredictionType {
    case .default: takesSentences && ![.search, .google, .yahoo].contains(returnKeyType)
    case .yes: takesWords && [.default, .asciiCapable, .twitter, .webSearch].contains(keyboardType)
    default: false
    }
  }
}
