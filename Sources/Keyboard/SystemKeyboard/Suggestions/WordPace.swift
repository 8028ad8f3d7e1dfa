// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine

/// How promptly the keys of a word followed each other, by the touches themselves.
///
/// A finger that goes to the app, puts the caret elsewhere and comes back takes longer than the longest pause here. An app that stands
/// still gives no sign of it.
struct WordPace {
  private var last: EventTime?
  /// Whether there was a pause since the word began.
  private(set) var hasPaused = false

  /// In milliseconds.
  static let longestPause: Int64 = 800

  /// Takes note of a key.
  ///
  /// - Parameter beginsWord: Whether no letter stands before it.
  /// - Returns: Whether it followed the last one without a pause.
  mutating func note(_ time: EventTime, beginsWord: Bool) -> Bool {
    let isPrompt = last.map { time < $0.advanced(byMilliseconds: Self.longestPause) } ?? false
    last = time
    hasPaused = !beginsWord && (hasPaused || !isPrompt)
    return isPrompt
  }
}
