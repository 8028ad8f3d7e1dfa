// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How a field wants its text treated. Source: text-input-unstable-v3, enum `content_hint`.
public struct ContentHints: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let completion = ContentHints(rawValue: 0x1)
  public static let spellcheck = ContentHints(rawValue: 0x2)
  public static let autoCapitalization = ContentHints(rawValue: 0x4)
  public static let lowercase = ContentHints(rawValue: 0x8)
  public static let uppercase = ContentHints(rawValue: 0x10)
  public static let titlecase = ContentHints(rawValue: 0x20)
  public static let hiddenText = ContentHints(rawValue: 0x40)
  public static let sensitiveData = ContentHints(rawValue: 0x80)
  public static let latin = ContentHints(rawValue: 0x100)
  public static let multiline = ContentHints(rawValue: 0x200)
  /// The app brings its own on-screen input (version 2 of the protocol).
  public static let onScreenInputProvided = ContentHints(rawValue: 0x400)
  /// The field takes no emoji (version 2 of the protocol).
  public static let noEmoji = ContentHints(rawValue: 0x800)
}
