// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How lines under and through text look; a line, and perhaps a pattern and `byWord`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// Makes a style of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots in place of solid lines.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes in place of solid lines.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots by turns in place of solid lines.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes and two dots each by turns in place of solid lines.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Draws no line under white space.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
