// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How long signals and pauses of a person who types with one switch are.
///
/// A dash is as long as three dots, letters are three dots apart, words seven; a word of usual length is fifty dots long.
/// Source: Recommendation ITU-R M.1677-1, part I, section 2, and the word PARIS as the measure of speed.
public struct SwitchTiming: Hashable, Sendable {
  /// How long a dot is, in seconds.
  public let unit: Double

  /// The speeds that can be chosen, in words a minute.
  public static let speeds = 3...25
  /// The speed at first, in words a minute.
  public static let usualSpeed = 8

  /// - Parameter wordsPerMinute: The speed; the nearest that can be chosen is taken.
  public init(wordsPerMinute: Int) {
    unit = 1.2 / Double(min(max(wordsPerMinute, Self.speeds.lowerBound), Self.speeds.upperBound))
  }

  /// A press of this length or longer is a dash, in seconds: the middle between a dot and a dash.
  public var leastDash: Double { 2 * unit }
  /// A pause of this length ends the letter, in seconds.
  public var letterPause: Double { 3 * unit }
  /// A pause of this length ends the word, in seconds.
  public var wordPause: Double { 7 * unit }

  /// Returns what a press stands for.
  ///
  /// - Parameter duration: How long the switch was down, in seconds.
  public func signal(forPress duration: Double) -> MorseSignal { duration < leastDash ? .dot : .dash }
}
