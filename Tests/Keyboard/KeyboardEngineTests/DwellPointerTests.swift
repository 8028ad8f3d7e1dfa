// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestSupport
import Testing
import TextModel

@testable import KeyboardEngine

/// A pointer on two keys beside each other, `a` from 0 to 40 and `b` from 46 to 86, 40 high.
@Suite struct DwellPointerTests {
  private static func plane(_ letters: [String] = ["a", "b"]) -> KeyPlane {
    let keys = letters.enumerated().map { index, letter in
      PlacedKey(
        id: letter, frame: Rect(x: 46 * Double(index), y: 0, width: 40, height: 40), role: .character(letter),
        label: .text(letter))
    }
    return KeyPlane(id: "letters", size: Size(width: 86, height: 40), keys: keys)
  }

  private static func at(_ milliseconds: Int64) -> EventTime { EventTime(milliseconds: milliseconds) }

  private static func pointer(_ milliseconds: Int64 = 600) -> DwellPointer {
    var pointer = DwellPointer()
    pointer.milliseconds = milliseconds
    return pointer
  }

  @Test("SY-9 a pointer presses the key that it rests on, once, and shows how far that is") func press() {
    var pointer = Self.pointer()
    pointer.move(to: Point(x: 20, y: 20), over: Self.plane(), at: Self.at(0))
    #expect(pointer.progress(at: Self.at(49)) == nil)
    var steps: [UInt8] = []
    var time = Self.at(0)
    var pressed: Int?
    while pressed == nil, let next = pointer.nextDeadline(after: time) {
      time = next
      steps.append(pointer.progress(at: time)?.step ?? 0)
      pressed = pointer.advance(to: time)
    }
    #expect(pressed == 0 && time == Self.at(600) && steps == Array(1...DwellPointer.stepCount))
    #expect(pointer.nextDeadline(after: time) == nil && pointer.advance(to: Self.at(9000)) == nil)
    // It trembles, on the key and at its edge.
    for x in [22.0, 38, 44, -5] { pointer.move(to: Point(x: x, y: 20), over: Self.plane(), at: Self.at(1000)) }
    #expect(pointer.nextDeadline(after: Self.at(1000)) == nil)
    // Away and back again.
    pointer.move(to: Point(x: 66, y: 20), over: Self.plane(), at: Self.at(2000))
    pointer.move(to: Point(x: 20, y: 20), over: Self.plane(), at: Self.at(2100))
    #expect(pointer.advance(to: Self.at(2699)) == nil && pointer.advance(to: Self.at(2700)) == 0)
  }

  @Test("SY-9 a pointer that trembles over the edge of a key goes on with that, and another key begins anew")
  func tremble() {
    var pointer = Self.pointer()
    pointer.move(to: Point(x: 38, y: 20), over: Self.plane(), at: Self.at(0))
    pointer.move(to: Point(x: 44, y: 20), over: Self.plane(), at: Self.at(300))
    #expect(pointer.progress(at: Self.at(300))?.key == 0)
    pointer.move(to: Point(x: 60, y: 20), over: Self.plane(), at: Self.at(400))
    #expect(pointer.advance(to: Self.at(999)) == nil && pointer.advance(to: Self.at(1000)) == 1)
  }

  @Test("SY-9 a key that comes up under a pointer at rest is not pressed before the pointer moves") func otherKeys() {
    for isPressed in [false, true] {
      var pointer = Self.pointer()
      pointer.move(to: Point(x: 20, y: 20), over: Self.plane(), at: Self.at(0))
      if isPressed { _ = pointer.advance(to: Self.at(600)) }
      pointer.follow(Self.plane(["1", "2"]))
      #expect(pointer.nextDeadline(after: Self.at(700)) == nil && pointer.advance(to: Self.at(5000)) == nil)
      pointer.move(to: Point(x: 21, y: 20), over: Self.plane(["1", "2"]), at: Self.at(5000))
      // What was pressed has to be left: the key for signs and the one back are in one place.
      #expect((pointer.advance(to: Self.at(5600)) == 0) == !isPressed)
    }
  }

  @Test("SY-9 a pointer beside the keys, one that has left, and one whose button is pressed press nothing")
  func elsewhere() {
    var pointer = Self.pointer()
    pointer.move(to: Point(x: 20, y: 60), over: Self.plane(), at: Self.at(0))
    #expect(pointer.nextDeadline(after: Self.at(0)) == nil)
    pointer.move(to: Point(x: 20, y: 20), over: Self.plane(), at: Self.at(0))
    pointer.leave()
    #expect(pointer.nextDeadline(after: Self.at(0)) == nil)
    pointer.move(to: Point(x: 20, y: 20), over: Self.plane(), at: Self.at(0))
    pointer.rest()
    pointer.move(to: Point(x: 22, y: 20), over: Self.plane(), at: Self.at(100))
    #expect(pointer.advance(to: Self.at(5000)) == nil)
    var off = Self.pointer(0)
    off.move(to: Point(x: 20, y: 20), over: Self.plane(), at: Self.at(0))
    #expect(off.advance(to: Self.at(5000)) == nil)
  }

  @Test("SY-9 keys that come up under a pointer, and one that only trembles there, are not pressed") func found() {
    var pointer = Self.pointer()
    pointer.enter(at: Point(x: 20, y: 20))
    for x in [20.0, 22, 16] { pointer.move(to: Point(x: x, y: 20), over: Self.plane(), at: Self.at(0)) }
    #expect(pointer.nextDeadline(after: Self.at(0)) == nil && pointer.advance(to: Self.at(5000)) == nil)
    pointer.move(to: Point(x: 30, y: 20), over: Self.plane(), at: Self.at(5000))
    pointer.move(to: Point(x: 21, y: 20), over: Self.plane(), at: Self.at(5100))
    #expect(pointer.advance(to: Self.at(5599)) == nil && pointer.advance(to: Self.at(5600)) == 0)
  }

  @Test("SY-9 no pointer, keys or times end anything") func fuzz() {
    var random = SeededGenerator(seed: 17)
    let planes = [Self.plane(), Self.plane(["x"]), Self.plane([])]
    let numbers = [0, 20, 44, 60, -1, .infinity, -.infinity, .nan, 1e300]
    for _ in 0..<3000 {
      var pointer = Self.pointer([0, 1, 600, .max, .min].randomElement(using: &random) ?? 0)
      for _ in 0..<8 {
        let plane = planes.randomElement(using: &random) ?? planes[0]
        let time = EventTime(microseconds: [0, 1, 600_000, 1 << 60].randomElement(using: &random) ?? 0)
        let place = Point(
          x: numbers.randomElement(using: &random) ?? 0, y: numbers.randomElement(using: &random) ?? 0)
        switch random.next(below: 6) {
        case 0: pointer.follow(plane)
        case 1: _ = pointer.advance(to: time)
        case 2: pointer.rest()
        case 3: pointer.enter(at: place)
        default:
          pointer.move(to: place, over: plane, at: time)
        }
        if let progress = pointer.progress(at: time) { #expect((1...DwellPointer.stepCount).contains(progress.step)) }
        _ = pointer.nextDeadline(after: time)
      }
    }
  }
}
