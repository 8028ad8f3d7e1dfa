// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// One thing that the fingers do, and what it means for the text.
enum Step: Hashable {
  /// A tap on the key of a letter; what needs shift, such as `A` and `ㅃ`, gets a tap on shift first.
  case letter(Character)
  case space
  /// Two spaces at once, after a letter.
  case fullStop
  case delete
  case newLine
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
}
