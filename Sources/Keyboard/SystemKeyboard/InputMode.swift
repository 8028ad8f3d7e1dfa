// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardLayout

/// One way to type that a person has enabled: a system keyboard of a language.
package struct InputMode: Hashable, Sendable {
  /// A BCP 47 tag such as `en-US` or `ko-KR`.
  package var id: String
  /// The name in its own language, such as `한국어`.
  package var name: String
  /// How its outputs become text.
  package var composer: ComposerKind
  /// Whether every letter from a to z can be typed, so that it serves fields that take nothing else.
  package var isASCIICapable: Bool
  /// Whether its text runs from right to left.
  package var isRightToLeft: Bool

  package init(
    id: String, name: String = "", composer: ComposerKind = .none, isASCIICapable: Bool = true,
    isRightToLeft: Bool = false
  ) {
    self.id = id
    self.name = name
    self.composer = composer
    self.isASCIICapable = isASCIICapable
    self.isRightToLeft = isRightToLeft
  }

  /// The language subtag, such as `ko`.
  package var language: String { String(id.prefix { $0 != "-" && $0 != "_" }) }
}

/// How key outputs become text.
package enum ComposerKind: String, Hashable, Sendable {
  case none
  /// Jamo of a two-set keyboard become syllables.
  case hangul2
}
