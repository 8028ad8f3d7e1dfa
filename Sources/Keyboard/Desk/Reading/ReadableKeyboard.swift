// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// What there is to read of the keyboard at one moment, for screen readers.
package nonisolated struct ReadableKeyboard: Hashable, Sendable {
  /// What the keyboard is called, or what it asks.
  package var name: String
  /// That of the names, a BCP 47 tag.
  package var language: String
  /// On the screen, in logical pixels.
  package var frame: Rect
  /// In reading order; none while a guest shows, whose keys nobody knows.
  package var keys: [ReadableKey]

  package init(name: String, language: String, frame: Rect, keys: [ReadableKey] = []) {
    (self.name, self.language, self.frame, self.keys) = (name, language, frame, keys)
  }
}

/// A key, a word above the keys, or a line that stands in their place.
package nonisolated struct ReadableKey: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case key
    /// Stays on when it is pressed. `nil` where nobody is to know whether it is on.
    case toggle(isOn: Bool?)
    /// Words to be read.
    case line
  }

  /// Something that a hold of the key offers.
  package struct Choice: Hashable, Sendable {
    /// Among all that the hold offers.
    package var index: Int
    package var name: String

    package init(index: Int, name: String) { (self.index, self.name) = (index, name) }
  }

  /// Names it among those that show; a letter has the same one in small and as a capital.
  package var id: String
  package var kind: Kind
  package var name: String
  /// On the screen, in logical pixels; only what is in sight.
  package var frame: Rect
  /// Whether a finger can press it.
  package var isEnabled: Bool
  /// Whether programs can, too.
  package var canBePressed: Bool
  package var choices: [Choice]

  package init(
    id: String, kind: Kind = .key, name: String, frame: Rect, isEnabled: Bool = true, canBePressed: Bool = true,
    choices: [Choice] = []
  ) {
    (self.id, self.kind, self.name, self.frame) = (id, kind, name, frame)
    (self.isEnabled, self.canBePressed, self.choices) = (isEnabled, canBePressed, choices)
  }
}
