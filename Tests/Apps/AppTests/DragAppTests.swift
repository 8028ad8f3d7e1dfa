// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// Drags between an app of the SDK and one of GTK 4, which stand side by side.
  ///
  /// By the pointer, where two apps take part: sway 1.7, as phoc 0.24, tells a finger's drag to the window that it began in alone,
  /// wherever the finger goes (Documentation/Compatibility.md). `FingerDragAppTests` are about those that do.
  @Suite struct DragAppTests {
    @Test("ED-6 text goes from our app into another one and back, whole and once")
    func between() throws {
      try DragBed.with("text") { bed in
        try bed.drag(from: bed.ours, to: bed.theirs)
        try bed.other.wait(for: "dropped taps: 0")
        try bed.app.wait(for: ["drag begins", "drag ended: copy"])
        try bed.drag(from: bed.theirs, to: bed.ours)
        try bed.app.wait(for: ["drop entered, from elsewhere", "dropped 1: add: añb 한글", "drop over"])
        try bed.other.wait(for: "drag ended")
        #expect(bed.app.count(of: "dropped 1: add: añb 한글") == 1 && bed.other.count(of: "dropped taps: 0") == 1)
        try bed.checkFingers()
      }
    }

    @Test func `a finger's drag that comes back is our own, and one that is dropped nowhere is cancelled`() throws {
      try DragBed.with("text") { bed in
        try bed.dragByFinger(from: bed.ours, to: bed.app.button(), times: 1, isTaken: false)
        try bed.app.wait(for: ["drag ended: cancel"])
        let nearby = Point(x: bed.ours.x + 60, y: bed.ours.y + 20)
        try bed.dragByFinger(from: bed.ours, to: nearby, times: 2, isTaken: true)
        try bed.app.wait(for: ["drop entered, our own", "dropped 1: taps: 0", "drag ended: copy", "drop over"])
        try bed.checkFingers()
      }
    }

    @Test func `bad text arrives with signs for what is bad`() throws {
      try DragBed.with("bad") { bed in
        try bed.drag(from: bed.theirs, to: bed.ours)
        try bed.app.wait(for: ["dropped 1: a\u{FFFD}\u{FFFD}b\u{FFFD}", "drop over"])
      }
    }

    @Test(arguments: ["endless", "silent", "gone"])
    func `an app that gives no end of data, or none, or goes, holds nothing up`(_ kind: String) throws {
      try DragBed.with(kind) { bed in
        try bed.drag(from: bed.theirs, to: bed.ours)
        try bed.app.wait(for: ["drop over"])
        try bed.other.wait(for: "asked, \(kind)")
        try bed.checkFingers()
        try bed.app.wait(for: ["dropped 0: "])
      }
    }
  }
}

/// Our app on the left half of the screen, and another one on the right.
private struct DragBed {
  let app: SDKApp
  let other: Other

  struct Other {
    let program: Supervised

    func count(of line: String) -> Int { program.output.split(separator: "\n").filter { $0 == line }.count }

    func wait(for line: String) throws {
      try Wait.untilTrue(line, detail: { program.output }) { count(of: line) > 0 }
    }
  }

  static func with(_ kind: String, _ body: (DragBed) throws -> Void) throws {
    // Wider than high, so that sway lays windows side by side; of a square it does now this and now that.
    try SDKApp.with(configure: { ($0.pixelWidth, $0.pixelHeight) = (720, 600) }) { app in
      try app.wait(for: ["size 720x600 at 1.0", "active"])
      let command = [Programs.python, "\(Checkout.fixtures)/fixtures/gtk4_drops.py", kind]
      let other = Other(program: try app.session.start(command, name: "drops"))
      try other.wait(for: "active")
      try app.wait(for: ["size 360x600 at 1.0"])
      // Until the screen shows the windows in their new places, sway passes no touches on to them.
      try app.wait(forPicture: "the windows side by side") {
        $0.isBlue(at: Point(x: 60, y: app.button().y)) && !$0.isBlue(at: Point(x: 540, y: app.button().y))
      }
      try body(DragBed(app: app, other: other))
    }
  }

  /// The middle of our card, and a place of the other app.
  var ours: Point { app.card() }
  var theirs: Point { Point(x: 540, y: 300) }

  /// Drags with the pointer, and lets go once whoever is there takes what is dragged.
  func drag(from start: Point, to end: Point) throws {
    let injector = app.session.injector
    try injector.movePointer(to: start)
    try injector.setButton(isDown: true)
    try injector.movePointer(to: start.halfway(to: end))
    try waitForDrag()
    try injector.movePointer(to: end)
    try waitForTaker()
    try injector.setButton(isDown: false)
  }

  /// Drags from our card with a finger.
  ///
  /// - Parameters:
  ///   - times: How often the card has been lifted by then.
  ///   - isTaken: Whether what is there takes what is dragged.
  func dragByFinger(from start: Point, to end: Point, times: Int, isTaken: Bool) throws {
    let injector = app.session.injector
    try injector.down(at: start)
    try Wait.untilTrue("the card to be lifted", detail: { app.program.output }) { app.count(of: "lifted") == times }
    try injector.move(to: start.halfway(to: end))
    try waitForDrag()
    try injector.move(to: end)
    if isTaken { try waitForTaker() }
    try injector.up()
  }

  private func waitForDrag() throws {
    try Wait.untilTrue("a drag", detail: { outputs }) { try app.session.injector.isDragging() }
  }

  private func waitForTaker() throws {
    try Wait.untilTrue("a drop to be possible", detail: { outputs }) { try app.session.injector.isDroppable() }
  }

  private var outputs: String { app.program.output + other.program.output }

  /// Checks that a button hears a finger and the pointer, as it did before.
  func checkFingers() throws {
    try app.session.injector.tap(app.button())
    try app.wait(for: ["pushed 1"])
    try app.session.injector.click(app.button())
    try app.wait(for: ["pushed 2"])
  }
}

extension Point {
  fileprivate func halfway(to other: Point) -> Point { Point(x: (x + other.x) / 2, y: (y + other.y) / 2) }
}
