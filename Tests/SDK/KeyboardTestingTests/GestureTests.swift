// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardTesting
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct GestureTests {
  // MARK: On controls

  @Test func `controls do what a person wants of them`() throws {
    let settings = SettingsController()
    let app = TestApp { settings }
    try app.tap("Save")
    #expect(settings.done == ["saved"])
    try app.tap(.type(UISwitch.self).label("Sounds"))
    #expect(settings.sounds.isOn && !settings.wifi.isOn)
    try app.drag(slider: "Volume", to: 0.7)
    #expect(abs(settings.volume.value - 0.7) < 0.01)
    try app.click("Save")
    #expect(settings.done == ["saved", "saved"])
  }

  @Test func `a row is swiped away`() throws {
    let list = ListController(style: .plain)
    let app = TestApp { list }
    list.deletes = true
    try app.swipe("Row 3", .left, distance: 150)
    try app.tap("Delete")
    #expect(!app.exists("Row 3") && app.exists("Row 4"))
  }

  @Test func `a swipe throws a list, and a drag lets it lie`() throws {
    let list = ListController(style: .plain)
    let app = TestApp { list }
    try app.drag(.type(UITableView.self), by: CGVector(dx: 0, dy: -300))
    #expect(abs(list.tableView.contentOffset.y - 290) <= 10)
    try app.swipe(.type(UITableView.self), .up, distance: 300)
    #expect(list.tableView.contentOffset.y > 1_000)
  }

  // MARK: Recognisers

  @Test func `gestures take as long as people's, and recognisers know them`() throws {
    let pad = PadController()
    let app = TestApp { pad }
    try app.tap("Pad")
    try app.doubleTap("Pad")
    try app.hold("Pad")
    try app.twoFingerTap("Pad")
    #expect(pad.take() == ["tap 1", "tap 2", "hold", "two fingers"])
    try app.pinch("Pad", scale: 3)
    #expect(pad.take() == ["pinch 3.0"])
    try app.pinch("Pad", scale: 0.5)
    #expect(pad.take() == ["pinch 0.5"])
    try app.rotate("Pad", by: .pi / 2)
    #expect(pad.take() == ["rotation 1.6"])
    let start = app.time
    app.tap(at: CGPoint(x: 10, y: 10))
    #expect(app.time - start >= 0.08)
  }

  @Test func `the second finger of a roll-over comes down before the first one goes`() throws {
    let pad = PadController()
    let app = TestApp { pad }
    try app.rollOver("A", "B")
    #expect(pad.take() == ["A down", "B down", "A", "B"])
  }

  @Test func `fingers can be led by hand`() throws {
    let pad = PadController()
    let app = TestApp { pad }
    let a = try app.putFinger(on: "A")
    let b = try app.putFinger(on: "B")
    b.lift()
    a.move(to: CGPoint(x: 380, y: 800))
    a.rest(for: 0.2)
    a.lift()
    a.lift()
    #expect(pad.take() == ["A down", "B down", "B", "A left"])
    let c = try app.putFinger(on: "A")
    c.cancel()
    #expect(pad.take() == ["A down", "A cancelled"])
  }

  // MARK: Scrolling there

  @Test func `what is far down a list is scrolled to and tapped`() throws {
    let list = ListController(style: .plain)
    let app = TestApp { list }
    try app.scroll(to: "Row 60")
    try app.tap("Row 60")
    #expect(list.selected == ["Row 60"])
    try app.scroll(to: "Row 2")
    try app.tap("Row 2")
    #expect(list.selected == ["Row 60", "Row 2"])
    let error = #expect(throws: TestFailure.self) { try app.scroll(to: "Row 2000", in: .type(UITableView.self)) }
    #expect(error?.message == "there is no “Row 2000”")
  }

  @Test func `what is scrolled away in scroll views inside each other is brought into sight by dragging`() throws {
    let shelves = ShelvesController()
    let app = TestApp { shelves }
    try app.tap("Shelf 9, Book 7")
    #expect(shelves.taken == ["Shelf 9, Book 7"])
    #expect(shelves.dragCount > 2)
    try app.tap("Shelf 0, Book 0")
    #expect(shelves.taken == ["Shelf 9, Book 7", "Shelf 0, Book 0"])
  }

  @Test func `what a bar covers is scrolled out from under it`() throws {
    let list = ListController(style: .plain)
    list.title = "List"
    let app = TestApp { UINavigationController(rootViewController: list) }
    app.swipe(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 300))
    list.tableView.contentOffset.y = 10 * 44 - 20
    app.settle()
    try app.tap("Row 10")
    #expect(list.selected == ["Row 10"])
  }
}
