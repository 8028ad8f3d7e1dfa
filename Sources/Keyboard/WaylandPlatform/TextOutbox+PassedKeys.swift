// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Keys of a grabbed keyboard: in the one queue with what is typed, so that neither overtakes the other.
///
/// They are for whatever has the focus when they get there, as all keys of a keyboard are: none is dropped with a field, since a
/// key that is pressed has to be let go as well.
extension TextOutbox {
  /// Takes an event of a grabbed keyboard.
  mutating func pass(_ key: PassedKey) {
    // Which stroke stands there for what changes no text is all the same: nobody reads it.
    if isLetGoInApp(key) { return letGo.append(key) }
    queue.append(Entry(edit: .press(key.stroke ?? KeyStroke(.escape)), source: .person, passed: key))
  }

  /// Whether a key is let go that the app has as pressed: it would repeat it while its release waits. Modifiers are for what waits.
  private func isLetGoInApp(_ key: PassedKey) -> Bool {
    guard case .key(let code, isDown: false, _) = key.event, !key.isModifier, !queue.isEmpty else { return false }
    return !queue.contains { entry in
      guard case .key(let other, _, _) = entry.passed?.event else { return false }
      return other == code
    }
  }

  /// How many characters right before the caret keys that went on have typed, all of which the app has shown; 0 where that is in doubt.
  var passedCharacterCount: Int { queue.contains { $0.textEdit != nil } ? 0 : lanes.passedCharacterCount }

  /// Sends the key that is the next one to go, once what was typed before it is ahead of it for certain.
  mutating func nextPassed(by ways: TextLanes.Ways, at now: Int64) -> Batch {
    deadline = nil
    guard var key = queue.first?.passed else { return Batch() }
    if key.stroke != nil {
      if lanes.recovery != nil {
        // What was lost comes first.
        if let end = obstacle(at: now) { return wait(until: end) }
        if queue.first?.passed == nil { return next(by: ways, at: now) }
      }
      if let end = lanes.otherKeyWait(at: now) { return wait(until: end) }
    }
    queue.removeFirst()
    if let stroke = key.stroke {
      // What the app has had its time to tell is in no doubt.
      lanes.noteStep(at: now)
      key.textAhead = lanes.shadow.isSettled ? nil : lanes.shadow.context?.before
      lanes.notePassed(stroke, typing: key.letter, at: now)
    }
    return Batch(passed: key)
  }

  private mutating func wait(until end: Int64) -> Batch {
    deadline = end
    return Batch()
  }
}
