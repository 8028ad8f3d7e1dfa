// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Testing
import TextModel

@Suite struct FlickTests {
  private static let flicks: [[FlickDirection]: KeyRole] = [
    [.n]: .character("up"), [.s]: .character("down"), [.nw, .se]: .character("there and back"),
    [.e, .s]: .character("corner"),
  ]

  @Test(arguments: [
    ([Point(x: 0, y: -30)], "up"), ([Point(x: 0, y: 30)], "down"), ([Point(x: 10, y: 25)], "down"),
    ([Point(x: 15, y: 25)], "down"), ([Point(x: -20, y: -20), Point(x: 25, y: 25)], "there and back"),
    ([Point(x: 30, y: 0), Point(x: 0, y: 30)], "corner"), ([Point(x: 3, y: -12)], "tap"),
  ])
  func `strokes make the flick that the key knows`(strokes: [Point], output: String) {
    #expect(typed(strokes) == output)
  }

  @Test func `a flick drawn in many small steps is the same flick`() {
    #expect(typed(Array(repeating: Point(x: 0.4, y: 3), count: 12)) == "down")
    #expect(
      typed(Array(repeating: Point(x: 3, y: 0.1), count: 10) + Array(repeating: Point(x: 0, y: 3), count: 10))
        == "corner")
  }

  @Test func `a stroke that is no flick slides to the next key`() {
    #expect(typed([Point(x: -100, y: 0)]) == "left")
  }

  @Test func `a flick stops the hold`() {
    var interpreter = TouchInterpreter(plane: plane)
    interpreter.handle(TouchEvent(.began, finger: 0, location: Point(x: 125, y: 25), time: EventTime(milliseconds: 0)))
    _ = interpreter.nextAction()
    #expect(interpreter.nextDeadline == EventTime(milliseconds: 400))
    interpreter.handle(TouchEvent(.moved, finger: 0, location: Point(x: 125, y: 50), time: EventTime(milliseconds: 90)))
    _ = interpreter.nextAction()
    #expect(interpreter.nextDeadline == nil)
  }

  private var plane: KeyPlane {
    let plain: (inout PlacedKey) -> Void = { _ in }
    return KeyPlane(row: [
      (.character("left"), plain), (.character("right"), plain),
      (
        .character("tap"),
        {
          $0.flicks = Self.flicks
          $0.variants = [KeyVariant(label: "v", role: .character("v"))]
        }
      ),
    ])
  }

  private func typed(_ strokes: [Point]) -> String? {
    var interpreter = TouchInterpreter(plane: plane)
    var place = Point(x: 125, y: 25)
    var time = EventTime(milliseconds: 0)
    interpreter.handle(TouchEvent(.began, finger: 0, location: place, time: time))
    for stroke in strokes {
      place = place + stroke
      time = time.advanced(byMilliseconds: 10)
      interpreter.handle(TouchEvent(.moved, finger: 0, location: place, time: time))
    }
    interpreter.handle(TouchEvent(.ended, finger: 0, location: place, time: time))
    var outputs: [String] = []
    while let action = interpreter.nextAction() {
      if case .press(.character(let output)) = action.kind { outputs.append(output) }
    }
    #expect(outputs.count == 1)
    return outputs.first
  }
}
