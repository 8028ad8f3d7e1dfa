// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine

/// A place of a text, told from others by the end of what stands before it.
///
/// What a key may take back, it may take back there only: the caret may have been put elsewhere, where the text looks alike, or
/// another field may have focus.
struct TextPlace: Hashable, Sendable {
  private let tail: String
  /// What came last, which has to be there.
  private let newCount: Int

  /// How much text is compared, in characters.
  private static let tailCount = 64

  /// - Parameters:
  ///   - before: The text before the caret.
  ///   - old: What goes, at the end of it.
  ///   - new: What comes.
  init(after before: String, replacing old: String = "", by new: String = "") {
    tail = (before.dropLast(old.count).suffix(Self.tailCount) + new).suffix(Self.tailCount).withPlainApostrophes
    newCount = new.count
  }

  /// Whether a text ends here.
  func isEnd(of before: String) -> Bool {
    let told = before.suffix(Self.tailCount).withPlainApostrophes
    if told == tail { return true }
    // LibreOffice tells now the sentence alone, and now the one before it, too.
    let (short, long) = told.count < tail.count ? (told, tail) : (tail, told)
    return short.count >= newCount && long.hasSuffix(short) && long.dropLast(short.count).endsSentence
  }
}

extension StringProtocol {
  /// Whether a sentence of its own follows the text.
  fileprivate var endsSentence: Bool {
    guard let mark = last(where: { !$0.isWhitespace && !$0.closesQuotation }) else { return false }
    return mark.isFullWidthStop || mark.endsSentence && last?.isWhitespace == true
  }
}
