// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// One thing that the fingers do, and what it means for the text.
enum Step: Hashable {
  /// A tap on the key of a letter; what needs shift, such as `A` and `ㅃ`, gets a tap on shift first.
  case letter(Character)
  case space
  /// A sign that ends a word; a space where the keys that show do not have it.
  case mark(Character)
  /// Two spaces at once, after a letter.
  case fullStop
  case delete
  case newLine
  /// A tap on a word of the bar, where one is there.
  case take(slot: Int)
  /// Delete, held; how much it takes is not said.
  case holdDelete(milliseconds: Int64)
  /// A key held until its variants show, and one of them picked.
  case variant(of: String, choice: Character)
  /// The three steps of the test keyboard's composing key.
  case compose
  /// A touch on another field, which is empty.
  case field(String)
  /// Another scale of the screen.
  case scale(Double)

  /// Whether it types a letter of a word.
  var isOfWord: Bool {
    switch self {
    case .letter, .variant: true
    case .space, .mark, .fullStop, .delete, .newLine, .take, .holdDelete, .compose, .field, .scale: false
    }
  }

  /// Whether what comes of it depends on what the bar shows.
  var dependsOnBar: Bool {
    switch self {
    case .space, .mark, .fullStop, .newLine, .take: true
    case .letter, .delete, .holdDelete, .variant, .compose, .field, .scale: false
    }
  }
}
