// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Emoji
internal import TextModel

/// The field above the keys in which emoji are searched. It is typed into like an app's; no app sees what is in it.
@MainActor
final class EmojiSearchField: TextClient {
  private(set) var text = ""

  nonisolated init() {}

  var context: TextContext? { TextContext(before: text) }

  func apply(_ edits: [TextEdit]) {
    for edit in edits {
      switch edit {
      case .insert(let new): text += new
      case .replaceBackward(let old, let new): if text.hasSuffix(old) { text = text.dropLast(old.count) + new }
      case .deleteBackward: text = String(text.dropLast())
      case .press, .moveCaret: break
      }
    }
    text = String(text.prefix(EmojiSearch.longestQuery))
  }
}
