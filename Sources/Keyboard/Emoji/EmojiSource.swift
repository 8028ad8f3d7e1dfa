// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Where emoji come from, and where it is kept which of them were used.
@MainActor
package protocol EmojiSource: AnyObject {
  /// The file of a font with pictures of emoji; `nil` where there is none, so that none can be shown.
  var fontPath: String? { get }

  /// Has the files that are needed first read ahead: emoji are about to show. Nobody waits for it.
  func expect()

  /// Returns the emoji with their names in a language, such as `en` or `ko`; `nil` where there are none.
  func table(_ language: String) -> EmojiTable?

  /// Returns the words of a language after which emoji are offered; `nil` where there are none that can be used.
  func words(_ language: String) -> EmojiWords?

  /// Returns what is kept now.
  func history() -> EmojiHistory

  /// Keeps which emoji were used, for the next start. Nobody waits for it.
  func keep(_ history: EmojiHistory)
}
