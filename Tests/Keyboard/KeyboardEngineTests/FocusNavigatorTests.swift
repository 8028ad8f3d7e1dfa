// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import TestSupport
import Testing
import TextModel

@Suite struct FocusNavigatorTests {
  /// A remote in front of keys.
  private struct Remote {
    var navigator: FocusNavigator
    var interpreter: TouchInterpreter
    var time = EventTime(milliseconds: 1000)
    var actions: [KeyAction] = []

    init(_ plane: KeyPlane = TestPlanes.letters) {
      navigator = FocusNavigator(plane: plane)
      interpreter = TouchInterpreter(plane: plane)
    }

    var focused: KeyRole? { navigator.focus.map { navigator.plane.keys[$0].role } }

    mutating func press(_ buttons: FocusNavigator.Button...) {
      for button in buttons {
        hear(navigator.press(button, at: time))
        wait(40)
        hear(navigator.release(button, at: time))
      }
    }

    mutating func hear(_ touches: [TouchEvent]) {
      for touch in touches { interpreter.handle(touch) }
      while let action = interpreter.nextAction() { actions.append(action) }
    }

    mutating func wait(_ milliseconds: Int64) {
      let end = time.advanced(byMilliseconds: milliseconds)
      while let due = EventTime.earlier(navigator.nextDeadline, interpreter.nextDeadline), due <= end {
        navigator.advance(to: due)
        interpreter.advance(to: due)
        hear([])
      }
      time = end
    }
  }

  @Test("VK-13 where the key with the focus goes blank, the nearest letter has it, and no word that OK would take")
  func blankKey() throws {
    var plane = TestPlanes.letters
    var navigator = FocusNavigator(plane: plane)
    let first = try #require(navigator.focus)
    plane.keys[first].role = .suggestion("")
    let second = try #require(plane.keys.firstIndex { $0.role == .character("w") })
    plane.keys[second].role = .suggestion("word")
    navigator.setPlane(plane)
    let next = try #require(navigator.focus)
    #expect(plane.keys[next].role == .character("a"))
  }

  @Test("VK-13 arrows move the focus from key to key, and it stays at the ends of rows")
  func moving() {
    var remote = Remote()
    #expect(remote.focused == .character("q"))
    remote.press(.arrow(.left), .arrow(.up))
    #expect(remote.focused == .character("q"))
    remote.press(.arrow(.right), .arrow(.down))
    #expect(remote.focused == .character("a") || remote.focused == .character("s"))
    for _ in 0..<20 { remote.press(.arrow(.right)) }
    #expect(remote.focused == .character("l"))
    remote.press(.arrow(.down))
    #expect(remote.focused == .delete)
  }

  @Test("VK-13 the focus keeps its column over long keys")
  func column() {
    var remote = Remote()
    for _ in 0..<4 { remote.press(.arrow(.right)) }
    #expect(remote.focused == .character("t"))
    for _ in 0..<3 { remote.press(.arrow(.down)) }
    #expect(remote.focused == .space)
    for _ in 0..<3 { remote.press(.arrow(.up)) }
    #expect(remote.focused == .character("t"))
  }

  @Test("VK-13 Select does on every key what a tap does there", arguments: [TestPlanes.letters, TestPlanes.korean])
  func sameActions(_ plane: KeyPlane) {
    for key in plane.keys.indices {
      var remote = Remote(plane)
      remote.navigator.setPlane(plane, focusing: plane.keys[key].id)
      remote.press(.select)
      var interpreter = TouchInterpreter(plane: plane)
      let place = plane.keys[key].frame.center
      interpreter.handle(TouchEvent(.began, finger: -1, location: place, time: EventTime(milliseconds: 1000)))
      interpreter.handle(TouchEvent(.ended, finger: -1, location: place, time: EventTime(milliseconds: 1040)))
      var actions: [KeyAction] = []
      while let action = interpreter.nextAction() { actions.append(action) }
      #expect(remote.actions == actions && !actions.isEmpty, "\(plane.keys[key].id)")
    }
  }

  @Test("VK-13 a held arrow moves on, faster and faster, up to the end, and counts once")
  func holding() {
    var remote = Remote()
    _ = remote.navigator.press(.arrow(.right), at: remote.time)
    var steps: [Int64] = []
    while let due = remote.navigator.nextDeadline {
      steps.append(due.microseconds - remote.time.microseconds)
      remote.time = due
      remote.navigator.advance(to: due)
      #expect(remote.navigator.press(.arrow(.right), at: due).isEmpty, "remotes repeat what is held")
    }
    #expect(remote.focused == .character("p"))
    #expect(steps.first == 400_000 && steps.dropFirst().first == 120_000)
    #expect(steps == steps.sorted(by: >) && steps.last ?? 0 < 60_000)
    #expect(remote.navigator.pressCount == 1)
  }

  @Test("VK-13 a held Select does what a held finger does, and an arrow takes it back")
  func heldSelect() {
    var remote = Remote()
    remote.navigator.setPlane(TestPlanes.letters, focusing: "delete")
    remote.hear(remote.navigator.press(.select, at: remote.time))
    remote.wait(1500)
    #expect(remote.actions.count > 5)
    remote.hear(remote.navigator.release(.select, at: remote.time))
    let count = remote.actions.count
    remote.navigator.setPlane(TestPlanes.letters, focusing: "space")
    remote.hear(remote.navigator.press(.select, at: remote.time))
    remote.press(.arrow(.up))
    remote.hear(remote.navigator.release(.select, at: remote.time))
    #expect(remote.actions.count == count)
    #expect(remote.interpreter.nextDeadline == nil)
  }

  @Test("VK-13 with other keys the focus stays on the key, or on that in its place")
  func otherPlanes() {
    var remote = Remote()
    remote.press(.arrow(.right), .arrow(.right))
    remote.navigator.setPlane(TestPlanes.shifted)
    #expect(remote.focused == .character("E"))
    remote.navigator.setPlane(KeyPlane(row: .delete))
    #expect(remote.focused == .delete)
    remote.navigator.setPlane(KeyPlane(id: "none", size: .init(width: 10, height: 10), keys: []))
    remote.press(.select, .arrow(.down))
    #expect(remote.focused == nil && remote.actions.isEmpty)
    remote.navigator.setPlane(TestPlanes.letters)
    #expect(remote.focused != nil)
  }

  @Test(
    "VK-13 whatever is pressed on whatever keys, the focus is on one that can be pressed, and no touch stays",
    arguments: 0..<40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var remote = Remote()
    let buttons = FocusDirection.allCases.map { FocusNavigator.Button.arrow($0) } + [.select]
    for _ in 0..<300 {
      let button = buttons.randomElement(using: &random) ?? .select
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let plane = RandomPlanes.plane(&random)
        remote.navigator.setPlane(plane)
        remote.interpreter.setPlane(plane)
      case 1..<6: remote.hear(remote.navigator.press(button, at: remote.time))
      case 6..<8: remote.hear(remote.navigator.release(button, at: remote.time))
      default: remote.wait(Int64.random(in: 0...900, using: &random))
      }
      let plane = remote.navigator.plane
      #expect(remote.navigator.focus.map { plane.place(toPress: $0) != nil } ?? plane.pressableKeys.isEmpty)
    }
    remote.hear(remote.navigator.cancelAll(at: remote.time))
    #expect(remote.navigator.nextDeadline == nil && remote.interpreter.pressState == PressState())
  }
}

/// Keys that lie anywhere, over each other too.
enum RandomPlanes {
  static func plane(_ random: inout SeededGenerator) -> KeyPlane {
    let roles: [KeyRole] = [.character("a"), .space, .delete, .shift, .suggestion(""), .suggestion("word"), .return]
    let keys = (0..<Int.random(in: 0..<30, using: &random)).map { number in
      PlacedKey(
        id: "\(Int.random(in: 0..<40, using: &random))",
        frame: Rect(
          x: coordinate(&random), y: coordinate(&random), width: coordinate(&random), height: coordinate(&random)),
        role: roles.randomElement(using: &random) ?? .space, label: .text("\(number)"))
    }
    return KeyPlane(id: "random", size: Size(width: 400, height: 300), keys: keys)
  }

  private static func coordinate(_ random: inout SeededGenerator) -> Double {
    let odd: [Double] = [0, -1, .nan, .infinity, -.infinity, 1e300]
    return Int.random(in: 0..<30, using: &random) == 0
      ? odd.randomElement(using: &random) ?? 0 : Double.random(in: 0...200, using: &random)
  }
}
