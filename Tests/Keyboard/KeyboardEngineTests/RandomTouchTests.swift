// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import TextModel
import TestSupport
import Testing

/// Thousands of touches that nobody would make, held against a simple count of what went down.
@Suite struct RandomTouchTests {
  @Test("TY-6 any number of fingers in any order: each touch-down gives one action, in order", arguments: 0..<60)
  func sane(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var run = Run(plane: Self.plane(&random))
    for _ in 0..<400 {
      run.time += Int64.random(in: 0...(Bool.random(using: &random) ? 60 : 600), using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<4 where run.isDown.count < 10:
        let finger = Int32.random(in: 0..<12, using: &random)
        if !run.isDown.contains(finger) { run.down(finger, at: Self.place(&random)) }
      case 4..<6:
        if let finger = run.isDown.sorted().randomElement(using: &random) { run.move(finger, to: Self.place(&random)) }
      case 6: run.advance()
      case 7: run.interpreter.setPlane(Self.plane(&random))
      case 8 where Int.random(in: 0..<4, using: &random) == 0:
        if let finger = run.isDown.sorted().randomElement(using: &random) { run.cancel(finger) }
      case 8 where Int.random(in: 0..<8, using: &random) == 0: run.cancelAll()
      default:
        if let finger = run.isDown.sorted().randomElement(using: &random) { run.up(finger) }
      }
      try run.check()
    }
    for finger in run.isDown.sorted() { run.up(finger) }
    try run.check()
    run.rest()
    #expect(run.open.isEmpty)
    #expect(run.interpreter.pressState == PressState())
    #expect(run.interpreter.nextDeadline == nil)
  }

  @Test("no event traps, whatever is in it", arguments: 0..<40)
  func insane(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var interpreter = TouchInterpreter(plane: Self.plane(&random))
    interpreter.settings.headroom = Self.number(&random)
    let phases = [TouchPhase.began, .began, .moved, .moved, .ended, .cancelled]
    var shift = ShiftKey()
    var modifiers = ModifierKeys()
    var planes = PlaneSwitcher(letters: "a", temporary: ["b"])
    for _ in 0..<600 {
      let time = EventTime(microseconds: Self.moment(&random))
      switch Int.random(in: 0..<20, using: &random) {
      case 0: interpreter.setPlane(Self.plane(&random))
      case 1: interpreter.cancelAll()
      case 2..<5: interpreter.advance(to: time)
      default:
        interpreter.handle(
          TouchEvent(
            phases.randomElement(using: &random) ?? .began, finger: Int32.random(in: -20...20, using: &random),
            location: Point(x: Self.number(&random), y: Self.number(&random)), time: time))
      }
      var count = 0
      while let action = interpreter.nextAction() {
        count += 1
        shift.follow(action)
        _ = modifiers.follow(action)
        planes.follow(action)
      }
      #expect(count < 64)
      let state = interpreter.pressState
      let keys = interpreter.plane.keys
      var indices = state.pressed + state.previews
      if let popup = state.popup { indices.append(popup.key) }
      let areKeys = indices.allSatisfy { keys.indices.contains($0) }
      #expect(areKeys)
      if let popup = state.popup { #expect(popup.cells.count == keys[popup.key].variants.count) }
    }
    interpreter.cancelAll()
    while interpreter.nextAction() != nil {}
    #expect(interpreter.pressState == PressState())
    #expect(interpreter.nextDeadline == nil)
  }
}

// MARK: - Random input

extension RandomTouchTests {
  private static func place(_ random: inout SeededGenerator) -> Point {
    Point(x: Double.random(in: -10...400, using: &random), y: Double.random(in: -40...230, using: &random))
  }

  private static func number(_ random: inout SeededGenerator) -> Double {
    let odd = [0, -0.0, .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude]
    return odd.randomElement(using: &random).flatMap { Bool.random(using: &random) ? $0 : nil }
      ?? Double.random(in: -50...450, using: &random)
  }

  private static func moment(_ random: inout SeededGenerator) -> Int64 {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: .max
    case 1: .min
    default: Int64.random(in: 0...5_000_000, using: &random)
    }
  }

  private static func regions(of keys: ArraySlice<PlacedKey>, _ random: inout SeededGenerator) -> [KeyRegion] {
    (0..<Int.random(in: 1...3, using: &random)).map { number in
      KeyRegion(
        id: "r\(number)",
        area: Rect(
          x: 0, y: Double(number) * 50, width: Double.random(in: 100...390, using: &random),
          height: Double.random(in: -10...90, using: &random)),
        axis: [.horizontal, .vertical, nil].randomElement(using: &random) ?? nil,
        content: keys.map { key in
          var key = key
          key.id += ".\(number)"
          return key
        }, contentLength: Double.random(in: -10...900, using: &random))
    }
  }

  /// Twenty keys of every role at odd places, some with variants, flicks or further taps.
  private static func plane(_ random: inout SeededGenerator) -> KeyPlane {
    let roles: [KeyRole] = [
      .character("a"), .character("b"), .character("'"), .space, .delete, .return, .shift, .plane("a"), .plane("b"),
      .globe, .emoji, .dismiss, .showKeys, .bar(.left), .modifier(.control), .stroke(KeyStroke(.left)),
      .stroke(KeyStroke(.escape)),
    ]
    let keys = (0..<20).map { index in
      let frame = Rect(
        x: Double.random(in: 0...360, using: &random), y: Double.random(in: 0...180, using: &random),
        width: Double.random(in: 1...90, using: &random), height: Double.random(in: 1...60, using: &random))
      var key = PlacedKey(
        id: "k\(index)", frame: frame, role: roles.randomElement(using: &random) ?? .space, label: .blank)
      if Bool.random(using: &random) {
        key.variants = (0..<Int.random(in: 1...20, using: &random)).map {
          KeyVariant(label: "\($0)", role: .character("\($0)"))
        }
        key.defaultVariant = Int.random(in: -1...20, using: &random)
      }
      if Bool.random(using: &random) { key.flicks = [[.s]: .character("s"), [.n, .e]: .delete] }
      if Bool.random(using: &random) { key.multiTap = [.character("m"), .space] }
      return key
    }
    let isSmall = Int.random(in: 0..<30, using: &random) == 0
    // A region may hide its keys; some key is always in sight.
    let regions = !isSmall && Bool.random(using: &random) ? regions(of: keys.prefix(12), &random) : []
    return KeyPlane(
      id: Bool.random(using: &random) ? "a" : "b", size: Size(width: 390, height: 216),
      keys: Array(isSmall ? keys.prefix(1) : regions.isEmpty ? keys[...] : keys.dropFirst(12)), regions: regions)
  }
}

/// An interpreter with a record of the touch-downs that have not had their action.
private struct Run {
  var interpreter: TouchInterpreter
  var time: Int64 = 0
  var isDown: Set<Int32> = []
  /// The touch-downs without an action so far, in order.
  private(set) var open: [(finger: Int32, time: EventTime)] = []
  private var failure: String?

  init(plane: KeyPlane) { interpreter = TouchInterpreter(plane: plane) }

  private var now: EventTime { EventTime(milliseconds: time) }

  mutating func down(_ finger: Int32, at place: Point) {
    open.append((finger, now))
    isDown.insert(finger)
    send(.began, finger, place)
  }

  mutating func move(_ finger: Int32, to place: Point) { send(.moved, finger, place) }

  mutating func up(_ finger: Int32) {
    send(.ended, finger, Point(x: .nan, y: 0))
    isDown.remove(finger)
    if open.contains(where: { $0.finger == finger }) { failure = "finger \(finger) lifted without an action" }
  }

  mutating func cancel(_ finger: Int32) {
    send(.cancelled, finger, .zero)
    isDown.remove(finger)
    open.removeAll { $0.finger == finger }
  }

  mutating func cancelAll() {
    interpreter.cancelAll()
    take()
    isDown = []
    open = []
  }

  /// Lets time pass until a strip that was thrown stands still.
  mutating func rest() {
    for _ in 0..<1000 where interpreter.nextDeadline != nil {
      time += 16
      advance()
    }
  }

  mutating func advance() {
    interpreter.advance(to: now)
    take()
  }

  private mutating func send(_ phase: TouchPhase, _ finger: Int32, _ place: Point) {
    interpreter.handle(TouchEvent(phase, finger: finger, location: place, time: now))
    take()
    if phase == .began, open.count > 1 { failure = "two fingers are undecided" }
  }

  private mutating func take() {
    while let action = interpreter.nextAction() {
      guard action.concludes else { continue }
      guard let first = open.first else {
        failure = "an action more than touch-downs"
        continue
      }
      if first.finger != action.finger || first.time != action.began { failure = "an action out of order" }
      open.removeFirst()
    }
  }

  func check() throws { try #require(failure == nil) }
}
