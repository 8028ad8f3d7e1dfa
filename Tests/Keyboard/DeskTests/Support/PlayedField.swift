// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import FieldChannel
import TextModel

/// The field of an app that does at once what it is asked.
final class PlayedField: DeskField, GuestTextLane, TextClient {
  private(set) var state = FieldState()
  var app = FocusedAppID.untold
  var told: FieldClaim?
  var claimant: AnyHashable?
  var program: String?
  /// Whether the app tells its text.
  var tellsText = true
  /// Whether it stands still, and tells nothing of what is typed.
  var isSlow = false
  /// Whether the app has told what stands before the line of the caret.
  var isStartKnown = true
  /// How many characters right before the caret a real keyboard has typed.
  var passedCharacterCount = 0
  /// Whether changes have to wait.
  var isBusy = false
  /// Whether the app gets keys.
  var pressesKeys = true
  /// What stands before the caret.
  private(set) var text = ""
  private(set) var strokes: [KeyStroke.Key] = []
  /// How often it was filled by what is for this field alone.
  private(set) var fillCount = 0
  /// What guests typed, each with the name of the one that did.
  private(set) var guestTexts: [String] = []
  private(set) var shortened: [String] = []
  var watchesOtherUse = false
  var takesHardwareKeys = false
  /// Whether keys of a hardware keyboard have come that wait, whatever is typed behind them.
  var hasWaitingKeys = false
  private(set) var areTouchesWaiting = false
  /// How often a dead key that was pressed before has become nobody's.
  private(set) var forgottenSequenceCount = 0
  /// Calls before a change is made.
  var onApply: () -> Void = {}

  var client: any TextClient { self }
  var guestText: (any GuestTextLane)? { self }

  func handleHardwareKeys(isUrgent: Bool) -> Bool { !hasWaitingKeys }

  func noteTouches(areWaiting: Bool) { areTouchesWaiting = areWaiting }

  func forgetHardwareKeySequence() { forgottenSequenceCount += 1 }

  func claim(on state: FieldState) -> FieldClaim? { state.isActive ? told : nil }

  /// Gives another field the focus; `nil` for none.
  func focus(_ traits: FieldTraits?, text: String = "") {
    (self.text, passedCharacterCount) = (text, 0)
    state = FieldState(
      isActive: traits != nil, activation: state.activation + (traits == nil ? 0 : 1),
      purpose: traits?.purpose ?? .normal, hints: traits?.hints ?? [])
    tellText()
  }

  /// The person, or the app, puts other text there.
  func change(to text: String) {
    self.text = text
    tellText()
  }

  private func tellText() { state.context = tellsText ? TextContext(before: text) : nil }
}

// MARK: - Text

extension PlayedField {
  var context: TextContext? { state.isActive ? TextContext(before: text) : nil }

  func apply(_ edits: [TextEdit]) {
    onApply()
    passedCharacterCount = 0
    for edit in edits { take(edit) }
    if !isSlow { tellText() }
  }

  func takesAtOnce(_ edit: TextEdit) -> Bool { !isBusy }

  func fill(by edits: [TextEdit]) {
    fillCount += 1
    apply(edits)
  }

  private func take(_ edit: TextEdit) {
    switch edit {
    case .insert(let new): text += new
    case .replaceBackward(let old, let new): text = text.dropLast(old.count) + new
    case .deleteBackward: text = String(text.dropLast())
    case .press(let stroke): strokes.append(stroke.key)
    case .moveCaret: break
    }
  }

  func apply(_ edits: [TextEdit], ofGuest name: String) {
    apply(edits)
    guestTexts.append(name)
  }

  func cancelGuests(where isConcerned: (String) -> Bool) {}

  func endHold(ofGuest name: String, deletionCount: Int) -> Bool { deletionCount > 3 }

  func shortenGuest(_ name: String) { shortened.append(name) }
}
