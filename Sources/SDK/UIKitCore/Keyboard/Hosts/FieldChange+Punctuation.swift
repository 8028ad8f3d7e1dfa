// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TextModel

extension FieldChange {
  /// Returns the change with the quotation marks, apostrophes and dashes of the language, where a field wants these.
  ///
  /// - Parameter before: The end of the text before the caret.
  @MainActor
  func punctuated(for field: any UITextInputTraits, before: String) -> FieldChange {
    guard !text.isEmpty, let punctuation = SmartPunctuation(field) else { return self }
    var change = self
    if !deletes, let smart = punctuation.change(text, before: before) {
      change.text = smart.text
      change.deletedBefore = before.suffix(smart.removed).utf8.count
    } else {
      change.text = punctuation.words(text)
    }
    return change
  }
}
