// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// What keys of another keyboard have typed, and the app has shown.
extension TextLanes {
  /// How many characters right before the caret such keys have typed, all of which the app has shown; 0 where that is in doubt.
  var passedCharacterCount: Int {
    guard let passed, passed.isShown, repair == nil, recovery == nil, shadow.isTrusted else { return 0 }
    return passed.count
  }

  /// Takes note of such a key, before it counts as sent.
  ///
  /// - Parameter letter: What it does to a text; `nil` where only the app knows.
  mutating func notePassed(_ letter: PassedKey.Letter?, at now: Int64) {
    guard let letter, !isSecure, !isTerminal, var text = passed ?? startOfPassedText(at: now), text.take(letter) else {
      passed = nil
      return
    }
    passed = text
  }

  /// The text that keys go on with from now on; `nil` where the app may have more of them than it has told of.
  private func startOfPassedText(at now: Int64) -> PassedText? {
    let isUnderWay = lastPassed.map { now < $0 + Self.reportMicroseconds } ?? false
    guard !isUnderWay || isReturnPassed && shadow.isSettled, shadow.isTrusted, shadow.isForeseen, shadow.isStartKnown,
      let context = shadow.context, context.selected.isEmpty
    else { return nil }
    return PassedText(before: context.before)
  }

  /// Takes over what the app has told: where it has shown all keys, no more is to come of them.
  mutating func notePassedText() {
    guard let context = shadow.context, passed?.receive(context) == true else {
      passed = nil
      return
    }
    guard passed?.isShown == true, shadow.isSettled else { return }
    (lastPassed, keysUnderWay, textUnderWay) = (nil, nil, nil)
  }
}
