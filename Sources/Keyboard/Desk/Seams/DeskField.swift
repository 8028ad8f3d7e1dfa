// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import FieldChannel
package import TextModel

/// The field that has focus, and the way of text into it.
package protocol DeskField: AnyObject {
  var state: FieldState { get }

  /// Where text goes; the same object for as long as the seat is the same.
  var client: any TextClient { get }

  /// Returns what the app says of a field beyond what its state tells; `nil` where it says nothing, or is not believed.
  func claim(on state: FieldState) -> FieldClaim?

  /// The app that has shown that the field is its own; `nil` where none has. It is another one after the app has started anew.
  var claimant: AnyHashable? { get }

  /// The path of the program of that app, as the kernel knows it; `nil` where nobody knows.
  var program: String? { get }

  /// Returns what the keyboard makes of a field.
  func traits(of state: FieldState) -> FieldTraits

  /// Which app has focus.
  var app: FocusedAppID { get }

  /// Whether to tell the desk when the person uses something else than the keyboard, by `KeyboardDesk.noteOtherUse()`; where nobody can
  /// tell, nothing comes of it.
  var watchesOtherUse: Bool { get set }

  /// Whether to tell the desk of keys of hardware keyboards before the app has them, by `KeyboardDesk.press(_:)`; where nobody can, nothing
  /// comes of it.
  var takesHardwareKeys: Bool { get set }

  /// Has keys of hardware keyboards looked at soon that have come and wait.
  ///
  /// - Parameter isUrgent: Whether they wait for no answer of the app any more, as something is about to be typed behind them.
  /// - Returns: Whether none waits, but for those behind touches. If one does, the desk is told of the end of that by `KeyboardDesk.noteHardwareKeysHandled()`.
  func handleHardwareKeys(isUrgent: Bool) -> Bool

  /// Touches wait from now on: keys that come wait behind them. Or none does any more.
  func noteTouches(areWaiting: Bool)

  /// Letters of hardware keyboards go to somebody else from now on: a dead key, or a sequence of Compose, that was begun is none of theirs.
  func forgetHardwareKeySequence()

  /// Whether its app gets keys that are pressed with others held, such as Ctrl+A.
  var pressesKeys: Bool { get }

  /// The way of text that guests type; `nil` where the host has none.
  var guestText: (any GuestTextLane)? { get }
}

extension DeskField {
  package var claimant: AnyHashable? { nil }

  /// Hosts that are apps have the keys of their windows anyway.
  package var takesHardwareKeys: Bool {
    get { false }
    set { _ = newValue }
  }

  package func handleHardwareKeys(isUrgent: Bool) -> Bool { true }

  package func noteTouches(areWaiting: Bool) {}

  package func forgetHardwareKeySequence() {}

  package var pressesKeys: Bool { true }

  package var program: String? { nil }

  /// What the app says of it, or else what its state tells.
  package func traits(of state: FieldState) -> FieldTraits {
    claim(on: state)?.traits ?? FieldTraits(purpose: state.purpose, hints: state.hints)
  }
}

/// The way of text that guests type: into no other field than the one for which it was meant.
package protocol GuestTextLane: AnyObject {
  /// Makes changes that a guest asks for: only in the field that has focus now, and none after another one has got focus.
  func apply(_ edits: [TextEdit], ofGuest name: String)

  /// Takes back what guests have asked for and what has not been sent.
  ///
  /// - Parameter isConcerned: Whether a guest of this name is to type no more.
  func cancelGuests(where isConcerned: (_ name: String) -> Bool)

  /// Takes back the deletions that a held key of a guest's has asked for and that wait, but for a few.
  ///
  /// - Returns: Whether any were taken back.
  func endHold(ofGuest name: String, deletionCount: Int) -> Bool

  /// Takes back what a guest that has left the screen has asked for and what has not been sent, but for what a person may
  /// have typed into an app that stands still.
  func shortenGuest(_ name: String)
}

/// Which app's window is active.
package nonisolated enum FocusedAppID: Hashable, Sendable {
  /// Nobody tells that here.
  case untold
  /// None: a field that has focus is the desktop's own, such as that of a lock screen.
  case desktop
  /// The app of this id.
  case app(String)

  /// The app's id; `nil` for none, and where nobody tells it.
  package var id: String? { if case .app(let id) = self { id } else { nil } }
}
