// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry

/// Several fingers at speed.
extension KeyboardDriver {
  /// Types with two thumbs: each key goes down before the previous one comes up.
  ///
  /// - Parameters:
  ///   - text: Characters that one plane shows, and spaces.
  ///   - keysPerSecond: How often a key goes down.
  ///   - seed: Decides how long each thumb stays.
  package func typeRollingOver(_ text: String, keysPerSecond: Double, seed: UInt64) throws {
    let places = try self.places(for: text)
    var random = SplitMix(state: seed)
    let pitch = 1_000_000 / keysPerSecond
    let start = Clock.now()
    for (index, place) in places.enumerated() {
      let down = start + Int64(Double(index) * pitch)
      Clock.pause(until: down)
      try injector.down(index % 2, at: place)
      guard index > 0 else { continue }
      // The other thumb is still down; it comes up somewhere before it is needed again.
      Clock.pause(until: down + Int64(pitch * Double.random(in: 0.1...0.8, using: &random)))
      try injector.up((index - 1) % 2)
    }
    if !places.isEmpty { try injector.up((places.count - 1) % 2) }
  }

  /// Types with up to four fingers that lift in random order.
  package func typeLiftingAtRandom(_ text: String, keysPerSecond: Double, seed: UInt64) throws {
    let start = Clock.now()
    var random = SplitMix(state: seed)
    var down: [Int] = []
    var free = Array(0..<4)
    for (index, place) in try places(for: text).enumerated() {
      Clock.pause(until: start + Int64(Double(index) * 1_000_000 / keysPerSecond))
      while free.isEmpty || (!down.isEmpty && Bool.random(using: &random)) {
        let finger = down.remove(at: Int.random(in: down.indices, using: &random))
        try injector.up(finger)
        free.append(finger)
      }
      let finger = free.remove(at: Int.random(in: free.indices, using: &random))
      try injector.down(finger, at: place)
      down.append(finger)
    }
    for finger in down { try injector.up(finger) }
  }

  /// Types pairs of keys that go down in the same moment, each pair after a pause.
  package func typeInPairs(_ text: String, pairsPerSecond: Double) throws {
    let places = try self.places(for: text)
    let start = Clock.now()
    for index in stride(from: 0, to: places.count, by: 2) {
      Clock.pause(until: start + Int64(Double(index / 2) * 1_000_000 / pairsPerSecond))
      let pair = places[index...].prefix(2)
      for (finger, place) in pair.enumerated() { try injector.down(finger, at: place) }
      for finger in pair.indices { try injector.up(finger - index) }
    }
  }

  private func places(for text: String) throws -> [Point] {
    let state = try look()
    return try text.map { character in
      let name = character == " " ? "space" : String(character)
      guard let key = state.keys.first(where: { $0.id == name || $0.label == name }) else {
        throw missing(name, in: state)
      }
      return place(of: key)
    }
  }
}

/// A small generator with a seed, so that a failing run can be repeated. Source: Steele, Lea, Flood, "Fast Splittable
/// Pseudorandom Number Generators", OOPSLA 2014.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
