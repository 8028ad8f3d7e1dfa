// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import TestSupport
import Testing
import TextModel

/// Thousands of touches that nobody would make.
@Suite struct TouchAccommodationsFuzzTests {
  @Test("SY-9 whatever fingers do, each that counts comes down once, then moves and lifts", arguments: 0..<60)
  func wellFormed(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var accommodations = TouchAccommodations()
    // On the glass, and for the keys.
    var touching: Set<Int32> = []
    var down: Set<Int32> = []
    var time = EventTime(microseconds: 0)
    func check(_ events: [TouchEvent]) {
      for event in events {
        switch event.phase {
        case .began: down.insert(event.finger)
        case .moved: #expect(down.contains(event.finger))
        case .ended, .cancelled: #expect(down.remove(event.finger) != nil)
        }
      }
    }
    for _ in 0..<500 {
      time = EventTime(microseconds: time.microseconds + Int64.random(in: -20_000...400_000, using: &random))
      switch Int.random(in: 0..<14, using: &random) {
      case 0:
        var preferences = KeyboardPreferences()
        preferences.slowKeysMilliseconds = [0, 100, 300, .max].randomElement(using: &random) ?? 0
        preferences.bounceKeysMilliseconds = [0, 100, 500, .max].randomElement(using: &random) ?? 0
        accommodations.follow(preferences)
      case 1:
        accommodations.forget()
        (touching, down) = ([], [])
      case 2, 3: check(accommodations.advance(to: time))
      default:
        let place = Point(x: Double(Int.random(in: 0..<4, using: &random)) * 20, y: .random(in: -1...1, using: &random))
        let finger = Int32.random(in: -1..<20, using: &random)
        let phases: [TouchPhase] = touching.contains(finger) ? [.moved, .ended, .cancelled, .began] : [.began, .began]
        let phase = phases.randomElement(using: &random) ?? .began
        if phase.isOver { touching.remove(finger) } else { touching.insert(finger) }
        check(accommodations.handle(TouchEvent(phase, finger: finger, location: place, time: time)))
      }
    }
    check(accommodations.advance(to: EventTime(microseconds: .max)))
    #expect(accommodations.nextDeadline == nil)
  }
}
