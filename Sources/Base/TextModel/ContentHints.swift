// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How a field wants its text treated. Source: text-input-unstable-v3, enum `content_hint`.
public struct ContentHints: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Words may be completed.
  package static let completion = ContentHints(rawValue: 0x1)
  /// Words may be checked and corrected.
  package static let spellcheck = ContentHints(rawValue: 0x2)
  /// Sentences begin with a capital.
  package static let autoCapitalization = ContentHints(rawValue: 0x4)
  /// Small letters are preferred.
  package static let lowercase = ContentHints(rawValue: 0x8)
  /// Capitals are preferred.
  package static let uppercase = ContentHints(rawValue: 0x10)
  /// Words begin with a capital.
  package static let titlecase = ContentHints(rawValue: 0x20)
  /// What is typed is not shown.
  package static let hiddenText = ContentHints(rawValue: 0x40)
  /// What is typed is not to be kept.
  package static let sensitiveData = ContentHints(rawValue: 0x80)
  /// Latin letters only.
  package static let latin = ContentHints(rawValue: 0x100)
  /// The text may have several lines.
  package static let multiline = ContentHints(rawValue: 0x200)
  /// The app brings its own on-screen input (version 2 of the protocol).
  package static let onScreenInputProvided = ContentHints(rawValue: 0x400)
  /// The field takes no emoji (version 2 of the protocol).
  package static let noEmoji = ContentHints(rawValue: 0x800)
}
