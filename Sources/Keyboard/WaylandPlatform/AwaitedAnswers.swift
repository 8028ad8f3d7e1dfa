// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How many keys of a grabbed keyboard an app has yet to answer, by giving another field the focus or by another text.
///
/// What it tells before it has been sent a key answers something else, and so does what it tells of a text that was typed right before
/// the key.
struct AwaitedAnswers {
  /// Keys that wait to be sent.
  private var queuedCount = 0
  private var sentCount = 0
  /// What stands before the caret once the app has shown all that was typed ahead of the keys; `nil` once it has.
  private var textAhead: String?
  /// Whether the key that was sent last is Return, after which a text is known.
  private var endsWithReturn = false

  /// Whether nothing is waited for.
  var isEmpty: Bool { queuedCount == 0 && sentCount == 0 }

  /// Whether a key has yet to be sent.
  var hasQueued: Bool { queuedCount > 0 }

  /// Takes a key that is about to be sent.
  mutating func add() { queuedCount += 1 }

  /// A key has been sent.
  ///
  /// - Parameters:
  ///   - text: What stands before the caret once the app has shown what was typed ahead of it; `nil` where it has.
  ///   - isReturn: Whether the key is Return, and makes a new line or empties the field as far as is known.
  mutating func noteSent(behind text: String?, isReturn: Bool = false) {
    guard queuedCount > 0 else { return }
    queuedCount -= 1
    sentCount += 1
    endsWithReturn = isReturn
    textAhead = text.map(Self.end) ?? textAhead
  }

  /// Another field has got the focus.
  mutating func noteField() {
    textAhead = nil
    sentCount = max(sentCount - 1, 0)
  }

  /// The app has told a text that is not known to be ours.
  ///
  /// - Parameter before: What stands before the caret.
  mutating func noteText(before: String) {
    guard let textAhead else { return sentCount = max(sentCount - 1, 0) }
    let told = Self.end(of: before)
    // Apps tell another part of a text than is known here.
    if told.hasSuffix(textAhead) || !told.isEmpty && textAhead.hasSuffix(told) { self.textAhead = nil }
  }

  /// Whether nothing more is known to come once the app has shown what it was sent: one Return is waited for, and no other key.
  var isShown: Bool { endsWithReturn && queuedCount == 0 && sentCount == 1 }

  /// No field has the focus.
  mutating func noteLoss() { textAhead = nil }

  /// Returns the end of a text as all apps tell it: some have no-break spaces in it, and LibreOffice none of those at its end.
  private static func end(of text: String) -> String {
    let plain = text.suffix(64).map { $0.isWhitespace ? " " : $0 }
    return String(plain.dropLast(plain.reversed().prefix { $0 == " " }.count))
  }
}
