// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The times and distances by which touches are told apart. Source of the defaults: how phone keyboards behave.
package struct TouchSettings: Hashable, Sendable {
  /// How long a finger rests before variants open or the space bar moves the caret.
  package var holdMilliseconds: Int64 = 400
  /// How long delete or an arrow is held before it repeats.
  package var repeatDelayMilliseconds: Int64 = 500
  /// The time from one repeat to the next.
  package var repeatIntervalMilliseconds: Int64 = 100
  /// How long delete is held before it takes words.
  package var wordDeletionDelayMilliseconds: Int64 = 2000
  /// Slower than by characters, so that a person can stop in time.
  package var wordDeletionIntervalMilliseconds: Int64 = 250
  /// The longest pause from one tap to the next on a key whose taps replace each other.
  package var multiTapMilliseconds: Int64 = 800

  /// How far a finger drifts, in logical pixels, before it counts as moved.
  package var slideDistance: Double = 10
  /// The length of one stroke of a flick, in logical pixels.
  package var flickDistance: Double = 20
  /// How far outside Return and its like, or with a letter outside the keyboard, in logical pixels, a finger takes its
  /// press back.
  package var buttonLeaveDistance: Double = 24
  /// How far outside the popup and its key, in logical pixels, a finger chooses none of the variants.
  package var popupLeaveDistance: Double = 60
  /// How far the finger moves, in logical pixels, for one step of the caret. The same at every speed.
  package var caretStepDistance: Double = 9
  /// How far it moves, in logical pixels, for one line.
  package var caretLineDistance: Double = 24

  /// How far above the plane, in logical pixels, a popup may reach.
  package var headroom: Double = 0
  /// Whether pressed characters show a balloon; phones only.
  package var showsPreviews: Bool = true

  package init() {}
}
