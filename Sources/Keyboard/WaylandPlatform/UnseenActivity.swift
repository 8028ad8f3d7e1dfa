// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a seat may have been used by others between what the keyboard has sent and now, by when a compositor tells of pauses.
///
/// A compositor says nothing of a key that comes while there is activity already. But it tells of the pause after the last activity, and
/// that comes late when the last one was not ours.
struct UnseenActivity: Hashable {
  /// After how long without activity a pause is told.
  private let pauseMicroseconds: Int64
  private var isPaused = false
  private var lastOwn: Int64
  private var underWay = 0

  /// How much later than after our own activity a pause may be told: less than a key is held for.
  static let toleranceMicroseconds: Int64 = 20_000

  /// - Parameter now: When the compositor was asked to tell.
  init(pauseMicroseconds: Int64, at now: Int64) {
    self.pauseMicroseconds = pauseMicroseconds
    lastOwn = now
  }

  /// Whether there is a pause, so that nobody has done anything that is not known.
  var isQuiet: Bool { isPaused && underWay == 0 }

  /// The compositor tells of activity.
  mutating func begin() { isPaused = false }

  /// Somebody touches the keyboard.
  mutating func noteOwn(at now: Int64) { lastOwn = max(lastOwn, now) }

  /// The keyboard has sent something.
  mutating func noteSent(at now: Int64) {
    noteOwn(at: now)
    underWay += 1
  }

  /// The compositor has handled what was sent, and has told of activity that came of it.
  mutating func noteHandled(at now: Int64) {
    noteOwn(at: now)
    underWay = max(underWay - 1, 0)
  }

  /// The compositor tells of a pause.
  ///
  /// - Returns: Whether the activity before it was another one than ours.
  mutating func pause(at now: Int64) -> Bool {
    isPaused = true
    return now - pauseMicroseconds - lastOwn > Self.toleranceMicroseconds
  }
}
