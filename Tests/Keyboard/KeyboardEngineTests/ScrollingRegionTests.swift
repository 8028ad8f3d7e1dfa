// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import TextModel
import Testing

/// A row that scrolls, of which four keys and half of the fifth are in sight.
@Suite struct ScrollingRegionTests {
  /// Ten keys of 40 by 40, and below them one letter as wide as the screen.
  private static let plane: KeyPlane = {
    let roles: [KeyRole] = [
      .stroke(KeyStroke(.escape)), .modifier(.control), .stroke(KeyStroke(.left)), .character("-"), .modifier(.alt),
      .stroke(KeyStroke(.home)), .character("|"), .delete, .stroke(KeyStroke(.end)), .character("~"),
    ]
    var row = KeyPlane(row: roles.map { ($0, { _ in }) }).keys
    row[3].variants = ["-", "_"].map { KeyVariant(label: $0, role: .character($0)) }
    return plane(row, letter: "a")
  }()

  private static func plane(_ row: [PlacedKey], letter: String) -> KeyPlane {
    let region = KeyRegion(
      id: "row", area: Rect(x: 0, y: 0, width: 225, height: 50), axis: .horizontal, content: row, contentLength: 500)
    return KeyPlane(
      id: "row", size: Size(width: 225, height: 100),
      keys: [
        PlacedKey(
          id: "a", frame: Rect(x: 5, y: 55, width: 215, height: 40), role: .character(letter), label: .text(letter))
      ], regions: [region])
  }

  private struct Hand {
    var interpreter = TouchInterpreter(plane: ScrollingRegionTests.plane)
    var actions: [KeyAction] = []
    private var time: Int64 = 0

    var kinds: [KeyAction.Kind] { actions.map(\.kind) }
    var offset: Double { interpreter.plane.regions.first?.offset ?? -1 }

    mutating func send(_ phase: TouchPhase, _ x: Double, y: Double = 25, finger: Int32 = 0) {
      wait(16)
      interpreter.handle(
        TouchEvent(phase, finger: finger, location: Point(x: x, y: y), time: EventTime(milliseconds: time)))
      take()
    }

    mutating func tap(_ x: Double, y: Double = 25) {
      send(.began, x, y: y)
      send(.ended, x, y: y)
    }

    /// Moves a finger as it would, a few pixels at a time, and lets it rest.
    mutating func drag(from start: Double, to end: Double) {
      pull(from: start, to: end)
      wait(100)
      send(.ended, end)
    }

    /// Moves a finger and lifts it while it moves.
    mutating func fling(from start: Double, to end: Double) {
      pull(from: start, to: end)
      send(.ended, end)
    }

    private mutating func pull(from start: Double, to end: Double) {
      send(.began, start)
      for step in 1...10 { send(.moved, start + (end - start) * Double(step) / 10) }
    }

    /// Lets time pass until nothing is due any more.
    mutating func rest() {
      for _ in 0..<200 where interpreter.nextDeadline != nil { wait(16) }
      #expect(interpreter.nextDeadline == nil)
    }

    mutating func wait(_ milliseconds: Int64) {
      time += milliseconds
      interpreter.advance(to: EventTime(milliseconds: time))
      take()
    }

    private mutating func take() {
      while let action = interpreter.nextAction() { actions.append(action) }
    }
  }

  @Test func `a tap presses the key, when the finger lifts`() {
    var hand = Hand()
    hand.send(.began, 75)
    #expect(hand.interpreter.pressState.pressed == [1])
    #expect(hand.actions.isEmpty)
    hand.send(.ended, 75)
    #expect(hand.kinds == [.press(.modifier(.control)), .release(.modifier(.control))])
    hand.tap(125)
    #expect(hand.kinds.last == .press(.stroke(KeyStroke(.left))))
    #expect(hand.interpreter.pressState == PressState())
  }

  @Test func `a drag moves the row and presses nothing`() {
    for start in [25.0, 75, 125, 175, 215] {
      var hand = Hand()
      hand.drag(from: start, to: start - 100)
      #expect(hand.kinds == [.nothing])
      // The row comes along once the finger has left its place.
      #expect((80...100).contains(hand.offset))
      #expect(hand.interpreter.pressState == PressState())
      #expect(hand.interpreter.nextDeadline == nil)
    }
  }

  @Test func `a finger that moves the row presses no key on screen`() {
    var hand = Hand()
    hand.send(.began, 125)
    hand.send(.moved, 100)
    #expect(hand.interpreter.pressState == PressState(isScrolling: true))
    #expect(hand.interpreter.nextDeadline == nil)
    hand.send(.moved, 125)
    #expect(hand.interpreter.pressState.isScrolling)
  }

  @Test func `the row stops at its ends, and a finger that turns back there moves it at once`() {
    var hand = Hand()
    hand.drag(from: 25, to: 200)
    #expect(hand.offset == 0)
    hand.drag(from: 220, to: -500)
    #expect(hand.offset == 275)
    hand.send(.began, 100)
    hand.send(.moved, 60)
    hand.send(.moved, 0)
    #expect(hand.offset == 275)
    hand.send(.moved, 10)
    #expect(hand.offset == 265)
  }

  @Test func `a row that is thrown moves on, ever more slowly, and comes to rest`() {
    var hand = Hand()
    hand.fling(from: 200, to: 120)
    var offsets = [hand.offset]
    while hand.interpreter.nextDeadline != nil, offsets.count < 500 {
      hand.wait(16)
      offsets.append(hand.offset)
    }
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 >= 0 })
    #expect((steps.first ?? 0) > (steps.last ?? 0))
    #expect(hand.offset > 120)
    #expect(offsets.count < 100)
    #expect(hand.kinds == [.nothing])
    hand.fling(from: 20, to: 220)
    hand.rest()
    #expect(hand.offset == 0)
  }

  @Test func `a finger stops a moving row and presses nothing, or moves it further`() {
    var hand = Hand()
    hand.fling(from: 200, to: 120)
    hand.wait(16)
    hand.send(.began, 100)
    let offset = hand.offset
    hand.wait(700)
    #expect(hand.offset == offset)
    hand.send(.moved, 95)
    #expect(hand.offset == offset + 5)
    hand.wait(100)
    hand.send(.ended, 95)
    #expect(hand.kinds == [.nothing, .nothing])
    hand.rest()
    hand.tap(100)
    #expect(hand.kinds.count > 2)
  }

  @Test func `a finger on another key stops a moving row and presses its key`() {
    var hand = Hand()
    hand.fling(from: 200, to: 120)
    hand.tap(100, y: 75)
    #expect(hand.kinds == [.nothing, .press(.character("a"))])
    #expect(hand.interpreter.nextDeadline == nil)
  }

  @Test func `a row that moves stops when its keys go`() {
    var hand = Hand()
    hand.fling(from: 200, to: 120)
    hand.interpreter.setPlane(KeyPlane(row: .space))
    #expect(hand.interpreter.nextDeadline == nil)
    hand.interpreter.setPlane(Self.plane)
    hand.fling(from: 200, to: 120)
    hand.interpreter.cancelAll()
    #expect(hand.interpreter.nextDeadline == nil)
  }

  @Test func `only what is in sight can be hit`() {
    var hand = Hand()
    // Half of the fifth key is in sight, and what lies right of the screen belongs to it.
    hand.tap(222)
    hand.tap(400)
    #expect(hand.kinds.filter { $0 == .press(.modifier(.alt)) }.count == 2)
    hand.drag(from: 220, to: -500)
    hand.tap(222)
    #expect(hand.kinds.last == .press(.character("~")))
    hand.tap(-3)
    #expect(hand.kinds.last == .press(.stroke(KeyStroke(.home))))
    hand.tap(100, y: 75)
    #expect(hand.kinds.last == .press(.character("a")))
    let plane = hand.interpreter.plane
    #expect(plane.keys.map(\.id) == Self.plane.regions[0].content.suffix(5).map(\.id) + ["a"])
    #expect(plane.visibleFrame(of: 4) == Rect(x: 180, y: 5, width: 40, height: 40))
    #expect(plane.visibleFrame(of: 5) == plane.keys[5].frame)
    #expect(plane.visibleFrame(of: 6) == .zero)
  }

  @Test func `a modifier that is held while another finger types is a chord`() {
    var hand = Hand()
    hand.send(.began, 75)
    hand.send(.began, 100, y: 75, finger: 1)
    #expect(hand.kinds == [.press(.modifier(.control))])
    #expect(hand.interpreter.pressState.pressed == [1, 5])
    hand.send(.ended, 100, y: 75, finger: 1)
    hand.send(.ended, 75)
    #expect(
      hand.kinds == [.press(.modifier(.control)), .press(.character("a")), .release(.modifier(.control))])
  }

  @Test func `a second finger ends the move of the first`() {
    var hand = Hand()
    hand.send(.began, 125)
    hand.send(.moved, 75)
    let offset = hand.offset
    hand.send(.began, 100, y: 75, finger: 1)
    hand.send(.moved, 0)
    #expect(hand.offset == offset)
    hand.send(.ended, 100, y: 75, finger: 1)
    hand.send(.ended, 0)
    #expect(hand.kinds == [.nothing, .press(.character("a"))])
  }

  @Test func `a cancelled finger presses nothing, moved or not`() {
    var hand = Hand()
    hand.send(.began, 75)
    hand.send(.cancelled, 75)
    hand.send(.began, 75)
    hand.send(.moved, 20)
    hand.send(.cancelled, 20)
    #expect(hand.actions.isEmpty)
  }

  @Test func `a resting finger opens variants or repeats, and then moves nothing`() {
    var hand = Hand()
    hand.send(.began, 175)
    hand.wait(450)
    #expect(hand.interpreter.pressState.popup?.key == 3)
    hand.send(.moved, 100)
    #expect(hand.offset == 0)
    hand.send(.ended, 100)
    hand.send(.began, 125)
    for _ in 0..<15 { hand.wait(50) }
    hand.send(.ended, 125)
    #expect(hand.kinds.filter { $0 == .pressAgain(.stroke(KeyStroke(.left))) }.count >= 2)
  }

  @Test func `the choices of a key that the edge cuts off open where it shows`() throws {
    var hand = Hand()
    hand.drag(from: 200, to: 20)
    let frame = hand.interpreter.plane.visibleFrame(of: 0)
    #expect(hand.interpreter.plane.keys[0].role == .character("-"))
    #expect(frame.minX == 0 && frame.width < 40 && !frame.isEmpty)
    hand.send(.began, frame.midX)
    hand.wait(450)
    let popup = try #require(hand.interpreter.pressState.popup)
    #expect(popup.cells.allSatisfy { $0.minX >= 0 })
  }

  @Test func `the row stays where it was moved when other keys are shown`() {
    var hand = Hand()
    hand.drag(from: 220, to: 100)
    let offset = hand.offset
    #expect(offset > 0)
    hand.interpreter.setPlane(Self.plane(Self.plane.regions[0].content, letter: "A"))
    #expect(hand.offset == offset)
    hand.interpreter.setPlane(KeyPlane(row: .space))
    #expect(hand.interpreter.plane.regions.isEmpty)
  }

  @Test func `letters that slide go on sliding and no letter moves the row`() {
    var hand = Hand()
    hand.send(.began, 100, y: 75)
    hand.send(.moved, 180, y: 25)
    hand.send(.moved, 175, y: 25)
    hand.send(.ended, 175, y: 25)
    #expect(hand.kinds == [.press(.character("-"))])
    #expect(hand.offset == 0)
  }
}
