// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The state of shift: what the person chose with the key, else what the text asks for.
package struct ShiftKey: Hashable, Sendable {
  private var latch = Latch()
  /// Whether the person chose the state and has typed nothing since.
  private var isChosen = false

  package init() {}

  /// Whether the next letters are capitals.
  package var state: ShiftState { latch.state }

  /// Whether two taps in quick succession lock capitals.
  package var canLock: Bool {
    get { latch.canLock }
    set { latch.canLock = newValue }
  }
}

extension ShiftKey {
  /// Takes part in an action: presses and releases of shift, and the characters that use it up.
  ///
  /// - Returns: Whether `state` changed, so that another plane is shown.
  @discardableResult
  package mutating func follow(_ action: KeyAction) -> Bool {
    let before = state
    switch action.kind {
    case .press(.shift): press(at: action.time)
    case .release(.shift): latch.letGo()
    case .press(.character), .press(.suggestion): typed()
    case .press, .pressAgain, .nothing, .deleteAgain, .moveCaret, .moveCaretByLines, .release: break
    }
    return state != before
  }

  private mutating func press(at time: EventTime) {
    latch.press(at: time)
    isChosen = true
  }

  /// A letter was typed, by whatever means.
  package mutating func typed() {
    latch.use()
    isChosen = false
  }

  /// Takes what the text asks for (`AutoCapitalization.shift`); what the person chose goes first, until the next
  /// letter, and caps lock until the person ends it.
  ///
  /// Call it after each action and whenever the text around the caret changes.
  package mutating func suggest(_ wanted: ShiftState) {
    if !isChosen, latch.state != .locked { latch.suggest(wanted) }
  }

  /// Forgets the person's choice: another field, or the caret was put elsewhere.
  package mutating func reset() {
    let canLock = canLock
    self = ShiftKey()
    self.canLock = canLock
  }
}
