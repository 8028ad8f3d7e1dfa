// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A key of a hardware keyboard that has come down, or comes again because it is held.
package struct HardwareKey: Hashable, Sendable {
  /// What it is for by its keymap, with the modifiers that are held.
  package var meaning: Meaning
  /// The sign that an American keyboard has in this place, with or without Shift; `nil` where it has none.
  package var americanSign: Character?
  /// Whether no modifier is held but Shift and locks, so that it is no shortcut.
  package var isPlain: Bool
  /// What an app makes of it although it types no text of its own, or one with a modifier that is none of a shortcut; `nil` for all else.
  package var composed: Composed?
  /// Whether it comes again because it is held.
  package var isRepeated = false

  package init(_ meaning: Meaning, americanSign: Character? = nil, isPlain: Bool = true) {
    self.meaning = meaning
    self.americanSign = americanSign
    self.isPlain = isPlain
  }

  /// Whether it types a text as it is, and is no shortcut.
  package var isPlainText: Bool { if case .text = meaning { isPlain } else { false } }

  /// Whether an app that gets it has more text then, as far as is known.
  package var typesText: Bool { if case .text = composed { true } else { isPlainText } }

  /// What comes of keys that are pressed for the sake of a letter.
  package enum Composed: Hashable, Sendable {
    /// Nothing yet, or nothing any more: a dead key, or one of a sequence of Compose.
    case nothing
    /// The text of a sequence that has ended, or of a key with AltGr.
    case text(String)
  }

  /// What a key is for.
  package enum Meaning: Hashable, Sendable {
    /// It types a text, and no sequence of Compose or of a dead key has begun.
    case text(String)
    case backspace, enter
    /// It changes between alphabets, as a key beside the space bar does on Korean keyboards.
    case language
    /// Shift, Control and others that change what keys do.
    case modifier
    /// An arrow without modifiers, as remotes have them.
    case arrow(FocusDirection)
    /// OK or Select of a remote, and its Back.
    case select, back
    case other
  }
}
