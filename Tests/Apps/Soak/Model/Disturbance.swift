// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed

/// Something that gets in the way of the app or of the compositor for a moment.
struct Disturbance: Hashable {
  enum Kind: String, CaseIterable {
    /// All processes of the app stand still.
    case app
    /// One process of the app does: a browser's page, a terminal's reader, the X server.
    case part
    case compositor
  }

  let kind: Kind
  /// When it begins, in milliseconds from the first key.
  let start: Int64
  let milliseconds: Int64
  /// Chooses the process where one is to be chosen.
  let choice: UInt64

  /// Thinks up what happens in so many seconds.
  static func plan(seconds: Double, random: inout SplitMix) -> [Disturbance] {
    // One batch in five is left alone.
    guard !random.chance(20) else { return [] }
    let kinds = Kind.allCases.filter { _ in random.chance(60) }
    var moment: Int64 = 0
    var plan: [Disturbance] = []
    while let kind = kinds.randomElement(using: &random) {
      moment += Int64.random(in: 50...900, using: &random)
      guard moment < Int64(seconds * 1000) else { break }
      // Longer stops of the compositor make a hold of a tap.
      let length = Int64.random(in: 0...(kind == .compositor ? 120 : 600), using: &random)
      plan.append(Disturbance(kind: kind, start: moment, milliseconds: length, choice: random.next()))
      moment += length
    }
    return plan
  }
}
