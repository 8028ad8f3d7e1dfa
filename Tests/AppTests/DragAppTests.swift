// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// Drags between an app of the SDK and one of GTK 4, which stand side by side.
  @Suite struct DragAppTests {
    @Test func `text goes by a finger from our app into another one and back, whole and once`() throws {
      try DragBed.with("text") { bed in
        try bed.drag(from: bed.ours, to: bed.theirs, lifting: "lifted", of: bed.app)
        try bed.other.wait(for: "dropped taps: 0")
        try bed.app.wait(for: ["drag begins", "drag ended: copy"])
        try bed.drag(from: bed.theirs, to: bed.ours)
        try bed.app.wait(for: ["drop entered, from elsewhere", "dropped 1: add: añb 한글", "drop over"])
        try bed.other.wait(for: "drag ended")
        #expect(bed.app.count(of: "dropped 1: add: añb 한글") == 1 && bed.other.count(of: "dropped taps: 0") == 1)
        // Fingers and buttons work as before.
        try bed.app.session.injector.tap(bed.app.button())
        try bed.app.wait(for: ["pushed 1"])
      }
    }

    @Test func `text goes by the pointer from our app into another one and back`() throws {
      try DragBed.with("text") { bed in
        try bed.dragByPointer(from: bed.ours, to: bed.theirs)
        try bed.other.wait(for: "dropped taps: 0")
        try bed.app.wait(for: ["drag ended: copy"])
        try bed.dragByPointer(from: bed.theirs, to: bed.ours)
        try bed.app.wait(for: ["dropped 1: add: añb 한글", "drop over"])
        try bed.app.session.injector.click(bed.app.button())
        try bed.app.wait(for: ["pushed 1"])
      }
    }

    @Test func `a drag of ours that comes back is our own, and one that is dropped nowhere is cancelled`() throws {
      try DragBed.with("text") { bed in
        try bed.drag(from: bed.ours, to: bed.app.button(), lifting: "lifted", of: bed.app)
        try bed.app.wait(for: ["drag ended: cancel"])
        let near = Point(x: bed.ours.x + 60, y: bed.ours.y + 20)
        try bed.drag(from: bed.ours, to: near, lifting: "lifted", of: bed.app, times: 2)
        try bed.app.wait(for: ["drop entered, our own", "dropped 1: taps: 0", "drag ended: copy", "drop over"])
      }
    }

    @Test func `bad text arrives with signs for what is bad`() throws {
      try DragBed.with("bad") { bed in
        try bed.drag(from: bed.theirs, to: bed.ours)
        try bed.app.wait(for: ["dropped 1: a\u{FFFD}\u{FFFD}b\u{FFFD}", "drop over"])
      }
    }

    @Test(arguments: ["endless", "gone"])
    func `an app that gives no end of data, or goes, holds nothing up`(_ kind: String) throws {
      try DragBed.with(kind) { bed in
        try bed.drag(from: bed.theirs, to: bed.ours)
        try bed.app.wait(for: ["drop over"])
        try bed.app.session.injector.tap(bed.app.button())
        try bed.app.wait(for: ["pushed 1"])
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
    try SDKApp.with(configure: { $0.pixelWidth = 720 }) { app in
      try app.wait(for: ["size 720x720 at 1.0", "active"])
      let command = [Programs.python, "\(Checkout.fixtures)/fixtures/gtk4_drops.py", kind]
      let other = Other(program: try app.session.start(command, name: "drops"))
      try other.wait(for: "active")
      try app.wait(for: ["size 360x720 at 1.0"])
      try body(DragBed(app: app, other: other))
    }
  }

  /// The middle of our card, and a place of the other app.
  var ours: Point { app.card() }
  var theirs: Point { Point(x: 540, y: 360) }

  /// Drags with a finger.
  ///
  /// - Parameters:
  ///   - line: What the app says once the finger has stayed for long enough.
  ///   - times: How often it has said so by then.
  func drag(
    from start: Point, to end: Point, lifting line: String? = nil, of app: SDKApp? = nil, times: Int = 1
  ) throws {
    let injector = self.app.session.injector
    try injector.down(at: start)
    if let line, let app {
      try Wait.untilTrue(line, detail: { app.program.output }) { app.count(of: line) == times }
    }
    try move(from: start, to: end) { try injector.move(to: $0) }
    try injector.up()
  }

  func dragByPointer(from start: Point, to end: Point) throws {
    let injector = app.session.injector
    try injector.movePointer(to: start)
    try injector.setButton(isDown: true)
    try move(from: start, to: end) { try injector.movePointer(to: $0) }
    try injector.setButton(isDown: false)
  }

  /// Moves as slowly as a hand, so that both apps can answer on the way.
  private func move(from start: Point, to end: Point, _ step: (Point) throws -> Void) throws {
    for number in 1...40 {
      let part = Double(number) / 40
      try step(Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      Thread.sleep(forTimeInterval: 0.02)
    }
  }
}
