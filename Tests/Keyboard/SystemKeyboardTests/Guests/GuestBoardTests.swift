// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@MainActor
@Suite struct GuestBoardTests {
  private let board = GuestBoard(size: Size(width: 360, height: 200))
  private let heard = Heard()

  private final class Heard {
    var touches: [TouchEvent] = []
    var wishes: [GuestBoard.Event] = []
  }

  init() {
    board.onEvent = { [heard] event in
      if case .touch(let touch) = event { heard.touches.append(touch) } else { heard.wishes.append(event) }
    }
    board.situation.choices = [
      KeyboardChoice(id: "en-US", name: "English"), KeyboardChoice(id: "org.example.morse", name: "Morse"),
    ]
    board.situation.chosenID = "org.example.morse"
  }

  private func touch(_ phase: TouchPhase, _ x: Double, _ y: Double, at milliseconds: Int64 = 0, finger: Int32 = 1) {
    board.touch(
      TouchEvent(phase, finger: finger, location: Point(x: x, y: y), time: EventTime(milliseconds: milliseconds)))
  }

  @Test("CK-3 a keyboard hears fingers that came down on its own area, wherever they go, and no others")
  func fingers() {
    board.situation.showsGlobeBelow = true
    touch(.began, 100, 50)
    touch(.moved, 100, 230)
    touch(.ended, 100, 230)
    #expect(heard.touches.map(\.phase) == [.began, .moved, .ended])
    heard.touches = []
    touch(.began, 200, 230)
    touch(.moved, 200, 50)
    touch(.ended, 200, 50)
    // Of a finger that came down before the keyboard was there.
    touch(.moved, 100, 100, finger: 9)
    touch(.ended, 100, 100, finger: 9)
    #expect(heard.touches.isEmpty)
    #expect(heard.wishes.isEmpty)
  }

  @Test("VK-11 the Globe that a device shows below the keyboard leads to the next one, and held to the list")
  func globeBelow() throws {
    board.situation.showsGlobeBelow = true
    let plane = board.presentation.plane
    #expect(plane.size.height == 200 + GlobeBelow.height)
    let globe = try #require(plane.keys.first { $0.role == .globe }).frame.center
    touch(.began, globe.x, globe.y)
    touch(.ended, globe.x, globe.y, at: 60)
    #expect(heard.wishes == [.showNext])
    touch(.began, globe.x, globe.y, at: 1000)
    board.advance(to: EventTime(milliseconds: 1500))
    let popup = try #require(board.presentation.press.popup)
    #expect(popup.cells.count == 2)
    let english = popup.cells[0].center
    touch(.moved, english.x, english.y, at: 1600)
    touch(.ended, english.x, english.y, at: 1700)
    #expect(heard.wishes == [.showNext, .choose("en-US")])
    #expect(heard.touches.isEmpty)
  }

  @Test("VK-10 a finger on the keyboard's own next-keyboard key is the system's: a tap is next, a hold is the list")
  func modeKey() throws {
    touch(.began, 20, 180)
    board.takeModeKey(finger: 1, key: Rect(x: 0, y: 160, width: 40, height: 40))
    #expect(heard.touches.map(\.phase) == [.began, .cancelled])
    touch(.ended, 20, 180, at: 80)
    #expect(heard.wishes == [.showNext])
    #expect(heard.touches.count == 2)

    touch(.began, 20, 180, at: 1000)
    board.takeModeKey(finger: 1, key: Rect(x: 0, y: 160, width: 40, height: 40))
    board.advance(to: EventTime(milliseconds: 1500))
    let popup = try #require(board.presentation.press.popup)
    #expect(board.presentation.plane.keys[popup.key].variants.map(\.label) == ["English", "Morse"])
    touch(.moved, popup.cells[0].center.x, popup.cells[0].center.y, at: 1600)
    touch(.ended, popup.cells[0].center.x, popup.cells[0].center.y, at: 1700)
    #expect(heard.wishes == [.showNext, .choose("en-US")])
    // The key has gone with the finger.
    #expect(board.presentation.plane.keys.isEmpty)
  }

  @Test func `a finger that is not down, or not on the keyboard, cannot be given away`() {
    board.situation.showsGlobeBelow = true
    board.takeModeKey(finger: 4, key: Rect(x: 0, y: 0, width: 40, height: 40))
    touch(.began, 200, 230)
    board.takeModeKey(finger: 1, key: Rect(x: 0, y: 0, width: 40, height: 40))
    touch(.ended, 200, 230, at: 50)
    #expect(heard.wishes.isEmpty)
    touch(.began, 20, 20)
    board.takeModeKey(finger: 1, key: Rect(x: 900, y: 0, width: 40, height: 40))
    touch(.ended, 20, 20, at: 50)
    #expect(heard.wishes.isEmpty)
    #expect(heard.touches.map(\.phase) == [.began, .ended])
  }

  @Test func `a keyboard that goes hears that its fingers do nothing any more`() {
    touch(.began, 20, 20)
    board.letGo()
    touch(.ended, 20, 20, at: 50)
    #expect(heard.touches.map(\.phase) == [.began, .cancelled])
    #expect(!board.isTouched)
  }

  @Test func `what is drawn anew is what differs since the picture that a buffer shows`() {
    board.drawn(nil)
    let first = board.presentation
    board.drawn([Rect(x: 10, y: 10, width: 20, height: 20)])
    let second = board.presentation
    board.drawn([Rect(x: 100, y: 10, width: 20, height: 20)])
    let third = board.presentation
    let headroom = third.headroom
    #expect(third.damage(since: second) == [Rect(x: 100, y: 10 + headroom, width: 20, height: 20)])
    #expect(
      Set(third.damage(since: first)) == [
        Rect(x: 10, y: 10 + headroom, width: 20, height: 20), Rect(x: 100, y: 10 + headroom, width: 20, height: 20),
      ])
    #expect(third.damage(since: third).isEmpty)
    board.drawn(nil)
    #expect(board.presentation.damage(since: third) == [Rect(x: 0, y: headroom, width: 360, height: 200)])
  }
}
