// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import TextModel
import Testing

/// A bar of three words, below it a page of 1,900 small keys in rows of ten, of which five rows are in sight, and below
/// that the space bar.
@Suite struct KeyRegionTests {
  static let keyCount = 1_900

  static func page(_ id: String, count: Int = keyCount) -> KeyRegion {
    let content = (0..<count).map { index in
      PlacedKey(
        id: "\(id)-\(index)",
        frame: Rect(x: Double(index % 10) * 40, y: 50 + Double(index / 10) * 40, width: 40, height: 40),
        role: .character("\(index)"), label: .text("\(index)"))
    }
    return KeyRegion(
      id: id, area: Rect(x: 0, y: 50, width: 400, height: 200), axis: .vertical, hasCaps: false, content: content,
      contentLength: Double((count + 9) / 10) * 40)
  }

  static func plane(_ page: KeyRegion = page("smileys")) -> KeyPlane {
    let words = (0..<3).map { index in
      PlacedKey(
        id: "word-\(index)", frame: Rect(x: Double(index) * 134, y: 0, width: 132, height: 50),
        role: .character("word\(index)"), label: .word("word\(index)"))
    }
    let bar = KeyRegion(id: "bar", area: Rect(x: 0, y: 0, width: 400, height: 50), hasCaps: false, keys: words)
    let space = PlacedKey(
      id: "space", frame: Rect(x: 5, y: 255, width: 390, height: 40), role: .space, label: .word("space"))
    return KeyPlane(id: "emoji", size: Size(width: 400, height: 300), keys: [space], regions: [bar, page])
  }

  private struct Hand {
    var interpreter = TouchInterpreter(plane: KeyRegionTests.plane())
    var typed: [String] = []
    private var time: Int64 = 0

    mutating func send(_ phase: TouchPhase, _ x: Double, _ y: Double) {
      time += 16
      let event = TouchEvent(
        phase, finger: 0, location: Point(x: x, y: y), time: EventTime(milliseconds: time))
      interpreter.handle(event)
      while let action = interpreter.nextAction() {
        if case .press(.character(let text)) = action.kind { typed.append(text) }
        if case .press(.space) = action.kind { typed.append(" ") }
      }
    }

    mutating func tap(_ x: Double, _ y: Double) {
      send(.began, x, y)
      send(.ended, x, y)
    }

    /// Moves a finger from one place to another, and lets it rest there.
    mutating func drag(_ start: Point, _ end: Point) {
      send(.began, start.x, start.y)
      for step in 1...10 {
        let share = Double(step) / 10
        send(.moved, start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      }
      time += 200
      send(.ended, end.x, end.y)
    }

    var offset: Double { interpreter.plane.regions[1].offset }
  }

  @Test func `of 1,900 keys only those in sight are there, wherever the page is`() {
    var plane = Self.plane()
    for offset in [0.0, 1, 39, 40, 1_234, 7_399, 1e9, 20] {
      plane.scroll("smileys", to: offset)
      let page = plane.regions[1]
      #expect((50...60).contains(page.keys.count), "\(offset)")
      #expect(plane.keys.count == 3 + page.keys.count + 1)
      #expect(page.keys.allSatisfy { !plane.visibleFrame(of: $0).isEmpty })
      #expect(plane.ownKeys.map { plane.keys[$0].id } == ["space"])
      #expect(plane.keys.prefix(3).map(\.id) == ["word-0", "word-1", "word-2"])
    }
    #expect(plane.regions[1].farthestOffset == 7_400)
  }

  @Test func `a tap types the small key under it, before and after the page is moved`() {
    var hand = Hand()
    hand.tap(60, 70)
    hand.drag(Point(x: 200, y: 240), Point(x: 200, y: 100))
    #expect((100...140).contains(hand.offset))
    let row = Int((hand.offset + 90) / 40)
    hand.tap(60, 140)
    #expect(hand.typed == ["1", "\(row * 10 + 1)"])
  }

  @Test func `a drag along the page moves it and types nothing, one across moves nothing`() {
    var hand = Hand()
    hand.drag(Point(x: 100, y: 200), Point(x: 110, y: 120))
    #expect(hand.typed.isEmpty && hand.offset > 50)
    let offset = hand.offset
    hand.drag(Point(x: 100, y: 160), Point(x: 200, y: 162))
    #expect(hand.offset == offset)
    hand.drag(Point(x: 100, y: 120), Point(x: 100, y: 700))
    #expect(hand.offset == 0)
  }

  @Test func `the bar and the keys below a page type as keys do, and move nothing`() {
    var hand = Hand()
    hand.tap(200, 20)
    hand.tap(200, 280)
    hand.drag(Point(x: 200, y: 10), Point(x: 30, y: 20))
    #expect(hand.typed == ["word1", " ", "word0"])
    #expect(hand.offset == 0)
  }

  @Test func `a page stays where it was among other keys, and another page begins at its start`() {
    var hand = Hand()
    hand.drag(Point(x: 200, y: 240), Point(x: 200, y: 100))
    let offset = hand.offset
    hand.interpreter.setPlane(Self.plane())
    #expect(hand.offset == offset)
    hand.interpreter.setPlane(Self.plane(Self.page("animals")))
    #expect(hand.offset == 0)
    hand.interpreter.setPlane(Self.plane(Self.page("smileys", count: 30)))
    #expect(hand.offset == 0 && hand.interpreter.plane.regions[1].keys.count == 30)
  }

  @Test func `a region whose measures are no numbers shows and scrolls nothing`() {
    let numbers = [Double.nan, .infinity, -.infinity, -1]
    for number in numbers {
      let region = KeyRegion(
        id: "odd", area: Rect(x: 0, y: 0, width: 100, height: 40), axis: .horizontal,
        content: [PlacedKey(id: "a", frame: .zero, role: .space, label: .blank)], contentLength: number)
      var plane = KeyPlane(id: "odd", size: Size(width: 100, height: 40), keys: [], regions: [region])
      for offset in numbers { plane.scroll("odd", to: offset) }
      plane.scroll("none", to: 10)
      #expect(plane.regions[0].offset == 0 && plane.keys.isEmpty)
    }
  }
}
