// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Testing

@testable import SystemKeyboard
import TextModel

@Suite struct FingerPlacesTests {
  private static let screen = Size(width: 360, height: 640)
  private static let keyboard = Rect(x: 0, y: 424, width: 360, height: 216)

  /// One finger as the compositor tells of it, on the screen, and where it is taken to be.
  private struct Trail {
    var places = FingerPlaces()
    var keyboard = FingerPlacesTests.keyboard
    var screen = FingerPlacesTests.screen
    var x = 180.0
    private(set) var heard: [Point] = []

    mutating func begin(_ y: Double) { send(.began, Point(x: x, y: y)) }
    mutating func move(_ heights: Double...) { for y in heights { send(.moved, Point(x: x, y: y)) } }

    mutating func send(_ phase: TouchPhase, _ place: Point) {
      let event = TouchEvent(phase, finger: 1, location: place, time: EventTime(milliseconds: 0))
      heard.append(places.correct(event, keyboard: keyboard, screen: screen).location)
    }

    var heights: [Double] { heard.map(\.y) }
  }

  @Test("TY-6 a finger that leaves upwards goes on upwards where sway tells other coordinates")
  func leavesUpwards() {
    var trail = Trail()
    trail.begin(451)
    trail.move(411, 391, 371, 791, 751, 711)
    trail.send(.ended, Point(x: 180, y: 711))
    #expect(trail.heights == [451, 411, 391, 371, 371, 331, 291, 291])
  }

  @Test("TY-6 a finger that leaves fast has left at once", arguments: [640.0 + 80, 470, 630, 510])
  func leavesFast(told: Double) {
    var trail = Trail()
    trail.begin(500)
    trail.move(400, told)
    #expect(trail.heights.last ?? 0 <= 424 - 24)
  }

  @Test func `a finger that jumps in the middle of the keys has left upwards`() {
    var trail = Trail()
    trail.begin(600)
    trail.move(300)
    #expect(trail.heights.last == 392)
    trail.move(280, 260)
    #expect(trail.heights.suffix(2) == [372, 352])
  }

  @Test func `a finger that comes back is where it is told to be`() {
    var trail = Trail()
    trail.begin(451)
    trail.move(411, 391, 371, 791, 771, 791, 391, 431, 451)
    #expect(trail.heights.suffix(4) == [371, 391, 431, 451])
  }

  @Test func `fingers that move as fingers do stay where they are told to be`() {
    var trail = Trail()
    trail.begin(630)
    trail.move(530, 430, 380, 430, 530, 636)
    #expect(trail.heights == [630, 530, 430, 380, 430, 530, 636])
    trail.send(.moved, Point(x: 10, y: 636))
    trail.send(.moved, Point(x: 180, y: 600))
    #expect(trail.heard.suffix(2) == [Point(x: 10, y: 636), Point(x: 180, y: 600)])
  }

  @Test func `a finger beside a card is not on its keys because a window begins elsewhere`() {
    var trail = Trail()
    trail.screen = Size(width: 1280, height: 800)
    trail.keyboard = Rect(x: 700, y: 300, width: 320, height: 240)
    trail.x = 720
    trail.begin(400)
    // The window there begins at 640: the finger at 660 seems to be at 20, and with a window below at 320 lower.
    trail.send(.moved, Point(x: 690, y: 400))
    trail.send(.moved, Point(x: 20, y: 400))
    trail.send(.moved, Point(x: 0, y: 400))
    #expect(trail.heard.dropFirst(2).allSatisfy { !trail.keyboard.inset(by: -24, -24).contains($0) })
  }

  @Test func `a finger that is not known passes, and another begins anew`() {
    var trail = Trail()
    trail.move(900)
    #expect(trail.heights == [900])
    trail.begin(451)
    trail.move(900)
    trail.begin(600)
    trail.move(590)
    #expect(trail.heights.last == 590)
    trail.places.forget()
    trail.move(100)
    #expect(trail.heights.last == 100)
  }

  @Test func `the drag of a card is believed whatever it does`() {
    var places = FingerPlaces()
    let start = TouchEvent(.began, finger: 1, location: Point(x: 180, y: 600), time: EventTime(milliseconds: 0))
    _ = places.correct(start, keyboard: Self.keyboard, screen: Self.screen)
    var far = start
    far.phase = .moved
    far.location = Point(x: 20, y: 20)
    places.believe(far)
    far.location = Point(x: 22, y: 22)
    #expect(places.correct(far, keyboard: Self.keyboard, screen: Self.screen).location == Point(x: 22, y: 22))
  }
}
