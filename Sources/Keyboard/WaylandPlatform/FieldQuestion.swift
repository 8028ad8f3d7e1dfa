// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Asks the compositor whether the focus is where it was: it answers in order, so that it has told of each other field before.
///
/// Neither keys nor text input name the field that they are for. wlroots gives what a keyboard sends to the field that has the focus
/// then, whichever that is.
struct FieldQuestion {
  let number: Int
  /// Until when a word from the app is waited for besides: it may answer a key by another field.
  private(set) var end: Int64
  /// Until when what the person types on another keyboard waits for that word.
  private(set) var personEnd: Int64
  private var answered: Int64?

  /// For how long an answer holds: what has been told since has been heard by then, as this process reads all before it sends.
  static let answerMicroseconds: Int64 = 250_000
  /// For how long an app is waited for after a letter, where it tells nothing of letters, and after what it tells of or what may lead
  /// elsewhere.
  static let letterMicroseconds: Int64 = 30_000
  static let strokeMicroseconds: Int64 = 250_000

  /// - Parameter now: When it is asked.
  init(number: Int, asked now: Int64, end: Int64) {
    (self.number, self.end) = (number, end)
    personEnd = min(end, now + Self.strokeMicroseconds)
  }
}

extension FieldQuestion {
  /// Whether the compositor has not answered.
  var isOpen: Bool { answered == nil }

  /// Whether the field is proved to be the same.
  func isProof(at now: Int64) -> Bool {
    guard let answered else { return false }
    return now >= end && now - answered <= Self.answerMicroseconds
  }

  mutating func takeAnswer(to number: Int, at now: Int64) {
    guard number == self.number else { return }
    answered = now
  }

  /// The app has said something, and nothing of another field.
  mutating func endWait(at now: Int64) { (end, personEnd) = (min(end, now), min(personEnd, now)) }
}
