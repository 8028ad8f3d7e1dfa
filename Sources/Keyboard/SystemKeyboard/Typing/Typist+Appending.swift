// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
internal import TextModel

/// Apps that tell nothing of their text: words go on there, and none is replaced.
extension Typist {
  /// Returns what to do to the text for one key, with the space that a word before it owes.
  mutating func appendingEdits(for key: TypedKey, by action: KeyAction, in text: TypedText) -> [TextEdit] {
    if case .suggestion(let chosen) = key, !chosen.isEmpty, chosen == word {
      // It is there already; what is missing is its space.
      endWord()
      run.follow([], owesSpace: true)
      return []
    }
    var edits = plainEdits(for: key, by: action, in: text)
    // A word that is not what the bar goes on with any more types nothing.
    if case .suggestion = key, edits.isEmpty { return [] }
    if case .insert(let new) = edits.first {
      let space = run.space(before: new)
      if !space.isEmpty { edits[0] = .insert(space + new) }
    }
    run.follow(edits, owesSpace: key.isSuggestion)
    return edits
  }

  /// Returns an emoji of the plane as it is typed: behind the space that a word before it owes.
  mutating func appendEmoji(_ emoji: String) -> TextEdit {
    endWord()
    let edit = TextEdit.insert(run.space(before: emoji) + emoji)
    run.follow([edit], owesSpace: false)
    return edit
  }

  /// The text in which words are looked for: what the app tells, or what was typed.
  func wordText(_ text: TypedText) -> TypedText {
    guard text.onlyAppends else { return text }
    var typed = text
    (typed.context, typed.canReplace) = (run.context, true)
    return typed
  }
}

extension TypedKey {
  fileprivate var isSuggestion: Bool {
    if case .suggestion = self { true } else { false }
  }
}
