// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// Drags between fields of an app of the SDK (Tests/StandIns/TypingApp) and an entry of GTK 4 beside it, by the pointer:
  /// see `DragAppTests` for why.
  @Suite struct FieldDragAppTests {
    @Test(
      "ED-6 selected text goes from another app's entry into our field, and back; a secret takes, and gives nothing")
    func fields() throws {
      try FieldDragBed.with { bed in
        let words = String(repeating: "añb 한글 ", count: 4)
        try bed.drag(from: bed.entry, to: bed.place(of: "password"))
        try bed.wait(for: "password \(words.debugDescription)")
        try bed.pull(from: bed.place(of: "password"), to: bed.entry)
        try bed.drag(from: bed.entry, to: bed.place(of: "name"))
        try bed.wait(for: "begins name")
        try bed.wait(for: "name \(words.debugDescription)")
        #expect(bed.taken == nil, "nothing of the password")
        // What was dropped is selected; the entry has it in the place of what is selected there.
        try bed.drag(from: bed.place(of: "name"), to: bed.entry)
        try Wait.untilTrue("the entry to take it", detail: { bed.outputs }) { bed.taken != nil }
        #expect(bed.taken == words)
        #expect(bed.text(of: "name") == words.debugDescription, "it was copied")
      }
    }
  }
}

/// The app with the fields on the left half of the screen, and a GTK 4 entry on the right.
private struct FieldDragBed: FieldsApp {
  let session: Session
  let app: Supervised
  let other: Supervised

  /// A place in the text of the entry.
  var entry: Point { Point(x: 420, y: 300) }

  static func with(_ body: (FieldDragBed) throws -> Void) throws {
    var options = SessionOptions()
    options.devices = [.touch, .pointer, .keyboard]
    (options.pixelWidth, options.pixelHeight) = (720, 600)
    let session = try Session(options)
    defer {
      session.stop()
      session.removeFolder()
    }
    let app = try session.start([try Checkout.program("typing-app")], name: "app")
    try Wait.untilTrue("the app", detail: { app.output }) { app.output.contains("active") }
    let command = [Programs.python, "\(Checkout.fixtures)/fixtures/gtk4_drops.py", "entry"]
    let bed = FieldDragBed(session: session, app: app, other: try session.start(command, name: "drops"))
    try Wait.untilTrue("the entry", detail: { bed.outputs }) { bed.other.output.contains("selected") }
    try Wait.untilTrue("the fields on the left", detail: { bed.outputs }) {
      bed.place(of: "name").x == 180
    }
    // Until the screen shows the windows in their new places, sway passes nothing on to them. The app has a green line at
    // its bottom.
    try bed.wait(forPicture: "the windows side by side") {
      $0.isGreen(at: Point(x: 60, y: 598)) && !$0.isGreen(at: Point(x: 540, y: 598))
    }
    try body(bed)
  }

  /// What the entry holds since something was dropped there.
  var taken: String? {
    other.output.split(separator: "\n").last { $0.hasPrefix("entry ") }.map { String($0.dropFirst(6)) }
  }

  var outputs: String { app.output + other.output }

  /// Drags with the pointer, and lets go once whoever is there takes what is dragged.
  func drag(from start: Point, to end: Point) throws {
    let injector = session.injector
    try injector.movePointer(to: start)
    try injector.setButton(isDown: true)
    try injector.movePointer(to: Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
    try Wait.untilTrue("a drag", detail: { outputs }) { try injector.isDragging() }
    try injector.movePointer(to: end)
    try Wait.untilTrue("a drop to be possible", detail: { outputs }) { try injector.isDroppable() }
    try injector.setButton(isDown: false)
  }

  /// Moves the pointer with its button down, whatever comes of it.
  func pull(from start: Point, to end: Point) throws {
    let injector = session.injector
    try injector.movePointer(to: start)
    try injector.setButton(isDown: true)
    for step in 1...8 {
      let part = Double(step) / 8
      try injector.movePointer(
        to: Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    try injector.setButton(isDown: false)
  }
}
