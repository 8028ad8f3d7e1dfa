// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// A word, or the emoji of one, that the bar offers.
package struct Suggestion: Hashable, Sendable {
  /// What is typed when it is taken.
  package var text: String
  /// Whether it is the word as it was typed, which is shown in quotes and keeps it from being corrected.
  package var isLiteral = false
  /// Whether the next space or punctuation types it in place of the word.
  package var isPending = false
  /// Whether it is the emoji of a word, which is shown as a picture.
  package var isEmoji = false
  /// What it fills a whole field with, such as `Email`; `nil` for a word.
  package var caption: String?
  /// The secret that is filled in, where it is one: `text` only names it then, and it shows behind the caption.
  package var secret: SecretText?
  /// Whether only the caption shows: a tap does something, and fills in nothing by itself.
  package var isNamedOnly = false
  /// Whether a hold offers to forget it.
  package var canBeForgotten = false

  package init(
    text: String, isLiteral: Bool = false, isPending: Bool = false, isEmoji: Bool = false, caption: String? = nil,
    secret: SecretText? = nil, isNamedOnly: Bool = false, canBeForgotten: Bool = false
  ) {
    (self.text, self.caption, self.secret) = (text, caption, secret)
    (self.isLiteral, self.isPending, self.isEmoji) = (isLiteral, isPending, isEmoji)
    (self.isNamedOnly, self.canBeForgotten) = (isNamedOnly, canBeForgotten)
  }

  /// What stands between a caption and the text.
  static let captionEnd = " \u{00B7} "

  /// What the bar shows, in one line; of a secret only what it is.
  package var label: String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    if secret != nil || isNamedOnly { return caption ?? "" }
    if let caption { return caption + Self.captionEnd + line }
    return isLiteral ? "\u{201C}\(line)\u{201D}" : line
  }
}
