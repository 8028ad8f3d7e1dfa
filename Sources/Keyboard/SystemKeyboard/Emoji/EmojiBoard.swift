// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Emoji

/// The emoji, while their plane or the search for them shows; all of it goes with the plane.
struct EmojiBoard {
  /// In the language of the keys.
  let table: EmojiTable
  /// Those used last, as they were when the plane came.
  let recent: [String]
  /// The field, while emoji are searched.
  var search: EmojiSearchField?
  /// Made when the first letter is typed.
  var finder: EmojiSearch?
}
