// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import KeyboardEngine

extension PlacedKey {
  /// What the bar offers here to fill a whole field with, by its caption and without the text; `nil` for words, and for all other keys.
  package var offerCaption: String? {
    guard case .suggestion(let text) = role else { return nil }
    switch label {
    case .secret(_, let caption): return caption
    case .suggestion(let label, _):
      let word = Suggestion(text: text)
      var typed = word
      typed.isLiteral = true
      if label == word.label || label == typed.label { return nil }
      let filled = Suggestion.captionEnd + word.label
      return label.hasSuffix(filled) ? String(label.dropLast(filled.count)) : label
    default: return nil
    }
  }
}
