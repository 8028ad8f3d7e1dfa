// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed

/// Some dozens of keys, and what gets in their way; all of it follows from the seed.
struct Batch {
  enum Language: String, CaseIterable { case english, korean, custom }

  /// How fingers follow each other.
  enum Hands: String {
    /// Each finger is up before the next one goes down.
    case oneFinger
    /// The next thumb goes down before the last one is up; they lift in any order.
    case twoThumbs
  }

  let seed: UInt64
  let language: Language
  let hands: Hands
  /// How often fingers go down.
  let tapsPerSecond: Double
  let firstField: String
  /// Whether words are offered and corrected.
  let hasWords: Bool
  let steps: [Step]
  let disturbances: [Disturbance]
  /// Whether a program that never rests runs beside it.
  let isBusy: Bool

  init(seed: UInt64, client: Client, hasWords: Bool, calm: Bool = false) {
    var random = SplitMix(state: seed)
    (self.seed, self.hasWords) = (seed, hasWords)
    let share = Int.random(in: 0..<100, using: &random)
    // Syllables are most of what can go wrong, and words are so in both languages.
    language = share < (hasWords ? 48 : 78) ? .korean : share < 93 || !client.takesCustomKeyboard ? .english : .custom
    tapsPerSecond = [8, 12, 16, 20, 20, 25, 25, 25, 25, 25].randomElement(using: &random) ?? 25
    hands = language != .custom && tapsPerSecond > 10 && random.chance(60) ? .twoThumbs : .oneFinger
    isBusy = random.chance(35)
    var writer = BatchWriter(client: client, language: language, hasWords: hasWords, random: random)
    steps = writer.write()
    firstField = writer.firstField
    random = writer.random
    let seconds = Double(steps.count) / tapsPerSecond
    disturbances = calm ? [] : Disturbance.plan(seconds: seconds, random: &random)
  }
}

extension SplitMix {
  /// Whether something happens that does so in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}
