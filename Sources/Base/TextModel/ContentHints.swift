// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How a field wants its text treated. Source: text-input-unstable-v3, enum `content_hint`.
public struct ContentHints: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let completion = ContentHints(rawValue: 0x1)
  package static let spellcheck = ContentHints(rawValue: 0x2)
  package static let autoCapitalization = ContentHints(rawValue: 0x4)
  package static let lowercase = ContentHints(rawValue: 0x8)
  package static let uppercase = ContentHints(rawValue: 0x10)
  package static let titlecase = ContentHints(rawValue: 0x20)
  package static let hiddenText = ContentHints(rawValue: 0x40)
  package static let sensitiveData = ContentHints(rawValue: 0x80)
  package static let latin = ContentHints(rawValue: 0x100)
  package static let multiline = ContentHints(rawValue: 0x200)
  /// The app brings its own on-screen input (version 2 of the protocol).
  package static let onScreenInputProvided = ContentHints(rawValue: 0x400)
  /// The field takes no emoji (version 2 of the protocol).
  package static let noEmoji = ContentHints(rawValue: 0x800)
}
