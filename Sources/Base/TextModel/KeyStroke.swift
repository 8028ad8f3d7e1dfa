// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A key of a hardware keyboard with the modifiers held down, for apps that want keys and not text.
public struct KeyStroke: Hashable, Sendable {
  /// The key that is pressed.
  package var key: Key
  /// Those that are held meanwhile.
  package var modifiers: Modifiers

  package init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// A key by its meaning, not its place.
  package enum Key: Hashable, Sendable {
    case character(Character)
    case enter, backspace, delete, tab, escape
    case left, right, up, down, home, end, pageUp, pageDown
    /// A function key, 1 to 12.
    case function(Int)
  }

  /// Keys that are held while another one is pressed.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let alt = Modifiers(rawValue: 4)
    package static let logo = Modifiers(rawValue: 8)
  }
}
