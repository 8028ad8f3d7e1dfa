// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Testing

@testable import SystemKeyboard
import TextModel

@Suite struct FormGesturesTests {
  /// Fingers over keys, the lowest of which act at once, one that lifts at the right, and the handle below y = 200.
  struct Hand {
    var gestures = FormGestures()
    private(set) var outcomes: [FormGestures.Outcome] = []
    private var places: [Int32: Point] = [:]

    init(isEnabled: Bool = true) { gestures.isEnabled = isEnabled }

    mutating func down(_ finger: Int32, _ x: Double, _ y: Double, at milliseconds: Int64) {
      places[finger] = Point(x: x, y: y)
      send(.began, finger, milliseconds)
    }

    mutating func move(_ finger: Int32, _ x: Double, _ y: Double, at milliseconds: Int64) {
      places[finger] = Point(x: x, y: y)
      send(.moved, finger, milliseconds)
    }

    mutating func up(_ finger: Int32, at milliseconds: Int64) { send(.ended, finger, milliseconds) }

    mutating func cancel(_ finger: Int32, at milliseconds: Int64) { send(.cancelled, finger, milliseconds) }

    mutating func advance(to milliseconds: Int64) {
      outcomes += gestures.advance(to: EventTime(milliseconds: milliseconds))
    }

    private mutating func send(_ phase: TouchPhase, _ finger: Int32, _ milliseconds: Int64) {
      let place = places[finger] ?? .zero
      outcomes += gestures.handle(
        TouchEvent(phase, finger: finger, location: place, time: EventTime(milliseconds: milliseconds))
      ) {
        place.y >= 200 ? .handle : place.x < 0 ? .outside : .keys(actsAtOnce: place.y >= 150, lifts: place.x >= 900)
      }
    }

    /// What the keys have heard, such as `began 0`.
    var heard: [String] {
      outcomes.compactMap { outcome in
        guard case .touch(let event) = outcome else { return nil }
        return "\(event.phase) \(event.finger)"
      }
    }

    var pinches: [Bool] {
      outcomes.compactMap { outcome in
        guard case .pinched(let isIn) = outcome else { return nil }
        return isIn
      }
    }

    var lifts: [FormGestures.Drag] {
      outcomes.compactMap { outcome in
        guard case .lifted(let drag) = outcome else { return nil }
        return drag
      }
    }

    var drags: [FormGestures.Drag] {
      outcomes.compactMap { outcome in
        guard case .dragged(let drag) = outcome else { return nil }
        return drag
      }
    }
  }

  @Test func `a key that lifts does so once a finger drags it, and is not typed then`() {
    var hand = Hand()
    hand.down(0, 950, 50, at: 0)
    hand.move(0, 950, 45, at: 20)
    #expect(hand.heard == ["began 0", "moved 0"] && hand.lifts.isEmpty, "a finger rolls a little")
    hand.move(0, 950, 30, at: 40)
    hand.up(0, at: 60)
    #expect(hand.heard == ["began 0", "moved 0", "cancelled 0"])
    #expect(hand.lifts.map(\.way.y) == [-20, -20] && hand.lifts.last?.phase == .ended)
  }

  @Test func `two fingers pinch also where one is on the key that lifts`() {
    var hand = Hand()
    hand.down(0, 950, 50, at: 0)
    hand.down(1, 500, 50, at: 20)
    for step in 1...8 { hand.move(0, 950 - 20 * Double(step), 50, at: 20 + 10 * Int64(step)) }
    #expect(hand.pinches == [true] && hand.lifts.isEmpty)
  }

  @Test func `a tap goes on to the keys at once`() {
    var hand = Hand()
    hand.down(0, 50, 50, at: 0)
    #expect(hand.heard == ["began 0"])
    hand.up(0, at: 60)
    #expect(hand.heard == ["began 0", "ended 0"])
    #expect(hand.gestures.nextDeadline == nil)
  }

  @Test func `two fingers that come together pinch, and the keys are left alone`() {
    var hand = Hand()
    hand.down(0, 50, 50, at: 0)
    hand.down(1, 250, 50, at: 30)
    hand.move(0, 80, 50, at: 60)
    hand.move(1, 200, 50, at: 70)
    #expect(hand.pinches == [true])
    #expect(hand.heard == ["began 0", "moved 0", "cancelled 0"])
    hand.move(1, 150, 50, at: 80)
    hand.up(0, at: 90)
    hand.up(1, at: 95)
    #expect(hand.pinches == [true], "one pinch, one change")
    #expect(hand.heard == ["began 0", "moved 0", "cancelled 0"])
  }

  @Test func `two fingers that move apart pinch out`() {
    var hand = Hand()
    hand.down(0, 140, 50, at: 0)
    hand.down(1, 180, 50, at: 10)
    hand.move(0, 110, 50, at: 40)
    #expect(hand.pinches.isEmpty, "30 are as much as thumbs roll")
    hand.move(1, 200, 50, at: 50)
    #expect(hand.pinches == [false])
  }

  @Test func `two thumbs that come down together type both letters, in order`() {
    var hand = Hand()
    hand.down(0, 50, 50, at: 0)
    hand.down(1, 250, 50, at: 20)
    hand.move(1, 245, 52, at: 40)
    hand.up(0, at: 70)
    hand.up(1, at: 90)
    #expect(hand.heard == ["began 0", "began 1", "moved 1", "ended 0", "ended 1"])
    #expect(hand.pinches.isEmpty)
  }

  @Test func `a finger that waited and lifts first types, too`() {
    var hand = Hand()
    hand.down(0, 50, 50, at: 0)
    hand.down(1, 250, 50, at: 20)
    hand.up(1, at: 50)
    hand.up(0, at: 60)
    #expect(hand.heard == ["began 0", "began 1", "ended 1", "ended 0"])
  }

  @Test func `fingers that come down one after the other do not pinch`() {
    var hand = Hand()
    hand.down(0, 50, 50, at: 0)
    hand.down(1, 250, 50, at: 81)
    #expect(hand.heard == ["began 0", "began 1"])
    hand.move(1, 100, 50, at: 120)
    #expect(hand.pinches.isEmpty)
  }

  @Test func `a third finger makes it typing`() {
    var hand = Hand()
    hand.down(0, 50, 50, at: 0)
    hand.down(1, 250, 50, at: 20)
    hand.down(2, 150, 50, at: 40)
    hand.move(1, 100, 50, at: 60)
    #expect(hand.heard == ["began 0", "began 1", "began 2", "moved 1"])
    #expect(hand.pinches.isEmpty)
  }

  @Test func `fingers that rest type after all`() {
    var hand = Hand()
    hand.down(0, 50, 50, at: 0)
    hand.down(1, 250, 50, at: 20)
    #expect(hand.gestures.nextDeadline == EventTime(milliseconds: 420))
    hand.advance(to: 420)
    #expect(hand.heard == ["began 0", "began 1"])
    #expect(hand.gestures.nextDeadline == nil)
    hand.move(1, 100, 50, at: 500)
    #expect(hand.pinches.isEmpty)
  }

  @Test func `a key that acts at once waits until no second finger can pinch with it`() {
    var hand = Hand()
    hand.down(0, 50, 160, at: 0)
    #expect(hand.heard.isEmpty)
    #expect(hand.gestures.nextDeadline == EventTime(milliseconds: 80))
    hand.advance(to: 80)
    #expect(hand.heard == ["began 0"])

    var quick = Hand()
    quick.down(0, 50, 160, at: 0)
    quick.up(0, at: 50)
    #expect(quick.heard == ["began 0", "ended 0"])
  }

  @Test func `a pinch that begins on such a key does nothing with it`() {
    var hand = Hand()
    hand.down(0, 50, 160, at: 0)
    hand.down(1, 250, 50, at: 30)
    hand.move(1, 150, 100, at: 60)
    #expect(hand.pinches == [true])
    #expect(hand.heard.isEmpty)
  }

  @Test func `what the compositor takes away does not type`() {
    var hand = Hand()
    hand.down(0, 50, 50, at: 0)
    hand.down(1, 250, 50, at: 20)
    hand.cancel(1, at: 30)
    hand.up(0, at: 60)
    #expect(hand.heard == ["began 0", "ended 0"])
    var other = Hand()
    other.down(0, 50, 160, at: 0)
    other.cancel(0, at: 30)
    #expect(other.heard.isEmpty)
    #expect(other.gestures.nextDeadline == nil)
  }

  @Test func `the handle is dragged, and other fingers type meanwhile`() {
    var hand = Hand()
    hand.down(0, 160, 210, at: 0)
    hand.move(0, 200, 180, at: 30)
    hand.down(1, 50, 50, at: 40)
    hand.up(1, at: 90)
    hand.up(0, at: 100)
    #expect(hand.heard == ["began 1", "ended 1"])
    #expect(hand.drags.map(\.phase) == [.began, .moved, .ended])
    #expect(hand.drags.last?.way == Point(x: 40, y: -30))
  }

  @Test func `outside the keyboard a finger does nothing`() {
    var hand = Hand()
    hand.down(0, -10, 50, at: 0)
    hand.move(0, 50, 50, at: 30)
    hand.up(0, at: 60)
    #expect(hand.outcomes.isEmpty)
  }

  @Test func `where the keyboard does not change its form, nobody waits`() {
    var hand = Hand(isEnabled: false)
    hand.down(0, 50, 160, at: 0)
    hand.down(1, 250, 50, at: 10)
    hand.move(1, 100, 50, at: 40)
    #expect(hand.heard == ["began 0", "began 1", "moved 1"])
  }

  @Test func `whatever fingers do, each that is heard to come down is heard to go once`() {
    var random = SeededGenerator(state: 4)
    for _ in 0..<400 {
      var hand = Hand()
      var down: Set<Int32> = []
      var time: Int64 = 0
      for _ in 0..<40 {
        time += Int64.random(in: 0...60, using: &random)
        let finger = Int32.random(in: 0..<4, using: &random)
        let (x, y) = (Double.random(in: -20...320, using: &random), Double.random(in: 0...220, using: &random))
        switch Int.random(in: 0..<5, using: &random) {
        case _ where !down.contains(finger):
          hand.down(finger, x, y, at: time)
          down.insert(finger)
        case 0:
          hand.up(finger, at: time)
          down.remove(finger)
        case 1:
          hand.cancel(finger, at: time)
          down.remove(finger)
        case 2: hand.advance(to: time)
        default: hand.move(finger, x, y, at: time)
        }
      }
      for finger in down.sorted() { hand.up(finger, at: time + 10) }
      #expect(Self.isSound(hand.heard), "\(hand.heard)")
      #expect(hand.gestures.nextDeadline == nil)
    }
  }

  /// Whether each `began` is followed by one `ended` or `cancelled`, and nothing is heard of fingers that are not down.
  private static func isSound(_ heard: [String]) -> Bool {
    var down: Set<Substring> = []
    for event in heard {
      let words = event.split(separator: " ")
      switch words[0] {
      case "began": if !down.insert(words[1]).inserted { return false }
      case "moved": if !down.contains(words[1]) { return false }
      default: if down.remove(words[1]) == nil { return false }
      }
    }
    return down.isEmpty
  }
}

private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
