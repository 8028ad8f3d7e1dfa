// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import TextModel
import Testing

@Suite struct TouchPathTests {
  private struct Hand {
    var interpreter = TouchInterpreter(plane: TestPlanes.letters)
    var actions: [KeyAction] = []

    mutating func send(_ phase: TouchPhase, _ place: Point, _ milliseconds: Int64) {
      interpreter.handle(
        TouchEvent(phase, finger: 7, location: place, time: EventTime(milliseconds: milliseconds)))
      while let action = interpreter.nextAction() { actions.append(action) }
    }
  }

  private func place(_ letter: String) throws -> Point {
    try #require(TestPlanes.letters.place(of: .character(letter)))
  }

  @Test func `a key tells where in it the finger came down and lifted, and which keys are around`() throws {
    var hand = Hand()
    let down = try place("w") + Point(x: 7, y: -5)
    let up = down + Point(x: 2, y: 1)
    hand.send(.began, down, 100)
    hand.send(.ended, up, 180)
    let action = try #require(hand.actions.first)
    #expect(action.path.start == .init(location: down, time: EventTime(milliseconds: 100)))
    #expect(action.path.end == .init(location: up, time: EventTime(milliseconds: 180)))
    #expect(action.path.way.isEmpty)
    #expect(action.began == EventTime(milliseconds: 100))
    #expect(action.plane == TestPlanes.letters)
    #expect(action.plane.keys[action.key].role == .character("w"))
    #expect(action.keyID == action.plane.keys[action.key].id)
  }

  @Test func `a finger that wanders over the letters leaves its way, in order and with times`() throws {
    var hand = Hand()
    let (start, end) = (try place("q"), try place("e"))
    hand.send(.began, start, 0)
    for step in 1...20 {
      let share = Double(step) / 20
      hand.send(.moved, start + Point(x: (end.x - start.x) * share, y: 0), Int64(step) * 8)
    }
    hand.send(.ended, end, 170)
    let action = try #require(hand.actions.first)
    #expect(action.kind == .press(.character("e")))
    let samples = action.path.samples
    #expect(samples.first?.location == start && samples.last?.location == end)
    #expect(samples.count > 8)
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.location.x <= $1.location.x && $0.time <= $1.time })
  }

  @Test func `a way has no end of places, however long the finger wanders`() {
    var path = TouchPath(start: .init(location: .zero, time: EventTime(milliseconds: 0)))
    for step in 0..<100_000 {
      path.move(to: Point(x: Double(step % 400), y: Double(step % 7) * 30), at: EventTime(milliseconds: Int64(step)))
    }
    #expect(path.way.count <= 256 && path.way.count > 20)
    #expect(path.end.time == EventTime(milliseconds: 99_999))
    #expect(zip(path.way, path.way.dropFirst()).allSatisfy { $0.time < $1.time })
  }
}
