// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
internal import TextModel

extension Typist {
  /// Returns what to do to the text for one key.
  ///
  /// - Parameters:
  ///   - key: What the key asks for.
  ///   - action: The touch that pressed it.
  ///   - text: Before the key.
  mutating func edits(for key: TypedKey, by action: KeyAction, in text: TypedText) -> [TextEdit] {
    if text.onlyAppends { return appendingEdits(for: key, by: action, in: text) }
    guard let punctuation = text.punctuation, let context = text.context, context.selected.isEmpty else {
      return plainEdits(for: key, by: action, in: text)
    }
    guard case .output(let sign) = key, let change = punctuation.change(sign, before: context.before) else {
      return plainEdits(for: key, by: action, in: text).map { $0.punctuated(punctuation) }
    }
    guard change.removed > 0, text.canReplace else {
      return plainEdits(for: change.removed > 0 ? key : .output(change.text), by: action, in: text)
    }
    interrupt()
    return [.replaceBackward(old: String(context.before.suffix(change.removed)), new: change.text)]
  }
}

extension TextEdit {
  /// The edit with the apostrophes of the language inside of its words.
  fileprivate func punctuated(_ punctuation: SmartPunctuation) -> TextEdit {
    switch self {
    case .insert(let new): .insert(punctuation.words(new))
    case .replaceBackward(let old, let new): .replaceBackward(old: old, new: punctuation.words(new))
    case .deleteBackward, .moveCaret, .press: self
    }
  }
}
