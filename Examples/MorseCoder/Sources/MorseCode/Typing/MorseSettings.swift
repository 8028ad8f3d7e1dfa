// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What people choose about the keyboard.
public struct MorseSettings: Codable, Hashable, Sendable {
  /// Whether one large key types everything: a short press is a dot, a long one a dash, and pauses end letters and words.
  public var usesOneSwitch = false
  /// How fast a person types with one switch, in words a minute.
  public var wordsPerMinute = SwitchTiming.usualSpeed
  /// Whether the bar above the keys shows which letters more signals lead to.
  public var showsHints = true
  /// Whether keys click.
  public var clicks = true
  /// Whether signals sound as a tone, in place of a click.
  public var sidetone = false

  public init() {}

  /// Takes what is there; settings of an earlier version lack some.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    usesOneSwitch = try values.decodeIfPresent(Bool.self, forKey: .usesOneSwitch) ?? usesOneSwitch
    wordsPerMinute = try values.decodeIfPresent(Int.self, forKey: .wordsPerMinute) ?? wordsPerMinute
    showsHints = try values.decodeIfPresent(Bool.self, forKey: .showsHints) ?? showsHints
    clicks = try values.decodeIfPresent(Bool.self, forKey: .clicks) ?? clicks
    sidetone = try values.decodeIfPresent(Bool.self, forKey: .sidetone) ?? sidetone
  }

  /// How long signals and pauses are.
  public var timing: SwitchTiming { SwitchTiming(wordsPerMinute: wordsPerMinute) }
}
