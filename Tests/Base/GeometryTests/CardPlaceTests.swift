// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Testing

@Suite struct CardPlaceTests {
  private let bounds = Rect(x: 0, y: 0, width: 1024, height: 768)
  private let size = Size(width: 320, height: 240)

  @Test func `at first a card is in the middle, above the bottom`() {
    let frame = CardPlace.frame(wanted: nil, size: size, in: bounds)
    #expect(frame == Rect(x: 352, y: 432, width: 320, height: 240))
  }

  @Test(arguments: [
    (Point(x: -50, y: 100), Point(x: 0, y: 100)), (Point(x: 900, y: 900), Point(x: 704, y: 528)),
    (Point(x: 10.4, y: -1), Point(x: 10, y: 0)),
  ])
  func `a card stays inside the screen, on whole pixels`(wanted: Point, origin: Point) {
    #expect(CardPlace.frame(wanted: wanted, size: size, in: bounds) == Rect(origin: origin, size: size))
  }

  @Test func `a screen that is too small shows its top left corner`() {
    let small = Rect(x: 0, y: 0, width: 200, height: 100)
    #expect(CardPlace.frame(wanted: Point(x: 90, y: 90), size: size, in: small).origin == .zero)
  }

  @Test func `a card that is dragged down to the bottom is docked, wherever the finger holds it`() {
    let start = Rect(x: 0, y: 400, width: 320, height: 240)
    func docks(finger: Double, to y: Double) -> Bool {
      let way = Point(x: 0, y: y - finger)
      return CardPlace.docks(start.offset(by: way), finger: Point(x: 100, y: y), way: way, in: bounds)
    }
    for finger in [617.0, 628, 639] {
      #expect(docks(finger: finger, to: 767))
      #expect(!docks(finger: finger, to: 740))
    }
  }

  @Test func `a card that rests on the bottom is not docked by a touch`() {
    let start = Rect(x: 0, y: 528, width: 320, height: 240)
    #expect(!CardPlace.docks(start, finger: Point(x: 100, y: 765), way: .zero, in: bounds))
    #expect(
      !CardPlace.docks(
        start.offset(by: Point(x: 3, y: 2)), finger: Point(x: 103, y: 766), way: Point(x: 3, y: 2), in: bounds))
  }
}
