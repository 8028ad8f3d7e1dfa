// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Testing
import TextModel

@Suite struct MultiTapTests {
  @Test func `quick taps replace each other's output and begin again after the last`() {
    let actions = tap([0, 0, 0, 0], pause: 300)
    #expect(actions.map(\.kind) == ["a", "b", "c", "a"].map { .press(.character($0)) })
    #expect(actions.map(\.cause) == [.tap, .multiTap(1), .multiTap(2), .multiTap(0)])
    #expect(actions.map(\.replacesLastOutput) == [false, true, true, true])
  }

  @Test func `a pause or another key ends the succession`() {
    #expect(tap([0, 0], pause: 801).map(\.cause) == [.tap, .tap])
    #expect(tap([0, 1, 0], pause: 100).map(\.cause) == [.tap, .tap, .tap])
  }

  @Test func `delete ends the succession`() {
    #expect(tap([0, 2, 0], pause: 100).map(\.cause) == [.tap, .tap, .tap])
  }

  private func tap(_ columns: [Int], pause: Int64) -> [KeyAction] {
    let plane = KeyPlane(row: [
      (.character("a"), { $0.multiTap = [.character("b"), .character("c")] }), (.character("x"), { _ in }),
      (.delete, { _ in }),
    ])
    var interpreter = TouchInterpreter(plane: plane)
    var actions: [KeyAction] = []
    var time = EventTime(milliseconds: 0)
    for column in columns {
      let place = Point(x: Double(column) * 50 + 25, y: 25)
      interpreter.handle(TouchEvent(.began, finger: 0, location: place, time: time))
      interpreter.handle(TouchEvent(.ended, finger: 0, location: place, time: time))
      time = time.advanced(byMilliseconds: pause)
      while let action = interpreter.nextAction() { actions.append(action) }
    }
    return actions
  }
}
