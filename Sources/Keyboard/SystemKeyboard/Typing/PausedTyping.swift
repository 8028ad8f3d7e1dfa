// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
internal import TextModel

/// What the next key of a field would have depended on, when the field lost focus.
///
/// Some apps disable text input and enable it again on each change. To the keyboard that looks like another field, and
/// without this each letter of a syllable would stand alone.
struct PausedTyping {
  var traits: FieldTraits
  var mode: String
  /// The screen that the last key was typed on.
  var screen: Screen?
  /// When the field went, or the last key was typed.
  var end: EventTime
  var typist: Typist
  var finishedWords: FinishedWords
  var shift: ShiftKey
}

extension KeyboardController {
  /// For how long a field may be gone, or the app take for a key, in milliseconds.
  static let longestPauseMilliseconds = 1000.0

  /// Notes what goes on if the field comes back. Of secure fields nothing is kept.
  func pauseTyping(at time: EventTime) {
    guard !traits.isSecure else {
      pausedTyping = nil
      return
    }
    pausedTyping = PausedTyping(
      traits: traits, mode: mode.id, screen: typingScreen, end: time, typist: typist,
      finishedWords: finishedWords, shift: shift)
  }

  /// Has a field that comes back go by other settings or languages than it left with.
  func forgetPausedAssistant() { pausedTyping?.typist.replaceAssistant(by: nil) }

  /// Goes on as if the field had never been away: if it has come back at once, and what was open stands before the caret.
  func goOn(with paused: PausedTyping, at time: EventTime) {
    guard time.milliseconds(since: paused.end) <= Self.longestPauseMilliseconds, let context = client?.context,
      context.selected.isEmpty
    else { return }
    // Windows begin their fields anew on a screen that has changed, and some tell nothing of their text.
    let isUntold = paused.screen != nil && paused.screen != screen && context == TextContext()
    finishedWords = paused.finishedWords
    let goesOn = typist.goOn(as: paused.typist, before: context.before, isUntold: isUntold)
    if goesOn, paused.shift.state == .locked { shift = paused.shift }
  }
}
