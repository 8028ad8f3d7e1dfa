// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A place of a text, told from others by the end of what stands before it.
///
/// What a key may take back, it may take back there only: the caret may have been put elsewhere, where the text looks alike, or
/// another field may have focus.
struct TextPlace: Hashable, Sendable {
  private let tail: String

  /// How much text is compared, in characters.
  private static let tailCount = 64

  /// - Parameters:
  ///   - before: The text before the caret.
  ///   - old: What goes, at the end of it.
  ///   - new: What comes.
  init(after before: String, replacing old: String = "", by new: String = "") {
    tail = (before.dropLast(old.count).suffix(Self.tailCount) + new).suffix(Self.tailCount).withPlainApostrophes
  }

  /// Whether a text ends here.
  func isEnd(of before: String) -> Bool { before.suffix(Self.tailCount).withPlainApostrophes == tail }
}
