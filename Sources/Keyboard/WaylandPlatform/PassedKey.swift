// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// An event of a grabbed keyboard on its way to the app.
struct PassedKey: Hashable {
  var event: Event
  /// What the app may do for it; `nil` for what changes no text: a key that is let go, and modifiers.
  var stroke: KeyStroke?
  /// What it does to a text that is typed into; `nil` where nobody but the app knows.
  var letter: Letter?
  /// Whether it changes what other keys do.
  var isModifier = false
  /// Whether letters behind it wait until the app has said what came of it.
  var isAwaited = false
  /// What stands before the caret once the app has shown what was typed ahead of it; `nil` where it has, or nobody knows.
  var textAhead: String?

  enum Letter: Hashable {
    case text(String)
    /// It takes what stands before the caret.
    case backspace
  }

  enum Event: Hashable {
    /// In XKB's text format.
    case keymap([UInt8])
    /// A Linux key code, as in linux/input-event-codes.h, and the time of the event.
    case key(UInt32, isDown: Bool, milliseconds: UInt32)
    case modifiers(depressed: UInt32, latched: UInt32, locked: UInt32, group: UInt32)
  }
}
