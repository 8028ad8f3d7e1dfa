// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// Drags by a finger between an app of the SDK and one of GTK, where the compositor passes them on
  /// (Documentation/Compatibility.md).
  @Suite struct FingerDragAppTests {
    static let compositors = [SessionOptions.Compositor.kwin, .weston]

    @Test("ED-6 a finger drags text from our app into another one and back, whole and once", arguments: compositors)
    func between(on compositor: SessionOptions.Compositor) throws {
      try FingerDragBed.with("example-taps", "gtk3_drops.py", on: compositor) { bed in
        let app = SDKApp(session: bed.session, program: bed.app)
        try bed.drag(from: app.card(), to: bed.theirs)
        try bed.wait(for: "dropped taps: 0", from: bed.other)
        try app.wait(for: ["drag ended: copy"])
        try bed.drag(from: bed.theirs, to: app.card())
        try app.wait(for: ["drop entered, from elsewhere", "dropped 1: add: añb 한글", "drop over"])
        try bed.wait(for: "drag ended", from: bed.other)
        #expect(app.count(of: "dropped 1: add: añb 한글") == 1 && bed.count(of: "dropped taps: 0", from: bed.other) == 1)
        try app.session.injector.tap(app.button())
        try app.wait(for: ["pushed 1"])
      }
    }

    @Test(
      "ED-6 a finger drags text from another app into our field, and from our app into one of GTK 4",
      arguments: compositors)
    func others(on compositor: SessionOptions.Compositor) throws {
      try FingerDragBed.with("typing-app", "gtk3_drops.py", on: compositor) { bed in
        try bed.drag(from: bed.theirs, to: bed.place(of: "name"))
        try bed.wait(for: "begins name")
        try bed.wait(for: "name \("add: añb 한글".debugDescription)")
      }
      try FingerDragBed.with("example-taps", "gtk4_drops.py", on: compositor) { bed in
        let app = SDKApp(session: bed.session, program: bed.app)
        try bed.drag(from: app.card(), to: bed.theirs)
        try bed.wait(for: "dropped taps: 0", from: bed.other)
        try app.wait(for: ["drag ended: copy"])
        #expect(bed.firstAnswers(of: bed.app).allSatisfy { !$0.hasSuffix("nil)") })
      }
    }

    @Test(arguments: compositors)
    func `fingers are heard as they come and as they go`(on compositor: SessionOptions.Compositor) throws {
      let configure: (inout SessionOptions) -> Void = { $0.show("example-taps", on: compositor) }
      try SDKApp.with(configure: configure) { app in
        try app.wait(for: ["active"])
        try app.session.placeWindows()
        for number in 1...3 {
          try app.session.injector.tap(app.button())
          try app.wait(for: ["pushed \(number)"])
        }
        try app.session.injector.down(0, at: Point(x: 100, y: 300))
        try app.session.injector.down(1, at: Point(x: 250, y: 400))
        try app.wait(for: ["finger down 230 240 of 2"])
        try app.session.injector.up(0)
        try app.session.injector.up(1)
        try app.wait(for: ["finger up 80 140 of 2", "finger up 230 240 of 1"])
      }
    }
  }
}

/// An app of the SDK on the left of the screen, and one of GTK on the right.
private struct FingerDragBed: FieldsApp {
  let session: Session
  let app: Supervised
  let other: Supervised

  static func with(
    _ program: String, _ fixture: String, on compositor: SessionOptions.Compositor,
    _ body: (FingerDragBed) throws -> Void
  ) throws {
    var options = SessionOptions()
    options.show(program, on: compositor)
    options.windowFrames["org.spinet.fixture.drops"] = Rect(x: 400, y: 0, width: 360, height: 600)
    let session = try Session(options)
    defer {
      session.stop()
      session.removeFolder()
    }
    // What the compositor says to those who take something is in their logs.
    let debug = ["WAYLAND_DEBUG": "1"]
    let app = try session.start([Checkout.program(program)], name: "app", environment: debug)
    try Wait.untilTrue("our app", detail: { app.output }) { app.output.contains("\nactive\n") }
    let command = [Programs.python, "\(Checkout.fixtures)/fixtures/\(fixture)", "text"]
    let other = try session.start(command, name: "drops", environment: debug)
    let bed = FingerDragBed(session: session, app: app, other: other)
    try bed.wait(for: "active", from: other)
    try session.placeWindows()
    try body(bed)
  }

  /// A place of the other app, on what can be dragged and takes what is dropped.
  var theirs: Point { Point(x: 580, y: 300) }

  func count(of line: String, from program: Supervised) -> Int {
    program.output.split(separator: "\n").count { $0 == line }
  }

  func wait(for line: String, from program: Supervised) throws {
    try Wait.untilTrue(line, detail: { program.output }) { count(of: line, from: program) > 0 }
  }

  /// Drags with a finger from our card or from theirs, and lets go once the other app takes what is dragged.
  func drag(from start: Point, to end: Point) throws {
    let isOurs = start.x < end.x
    let (giver, taker) = isOurs ? (app, other) : (other, app)
    let (drags, answers) = (count(of: "drag begins", from: giver), yesCount(of: taker))
    try session.injector.down(at: start)
    // Ours is lifted by a finger that rests; theirs follows at once.
    if isOurs { try wait(for: "lifted", from: app) }
    try session.injector.move(to: Point(x: start.x + 30, y: start.y + 40))
    try Wait.untilTrue("a drag", detail: { giver.output }) { count(of: "drag begins", from: giver) > drags }
    // Not quite still, as fingers are.
    var isNear = false
    try Wait.untilTrue("a drop to be possible", detail: { taker.output }) {
      try session.injector.move(to: Point(x: end.x + (isNear ? 1 : 0), y: end.y))
      isNear.toggle()
      return yesCount(of: taker) > answers
    }
    try session.injector.up()
  }

  /// What an app said first of each thing that was dragged over it.
  func firstAnswers(of program: Supervised) -> [Substring] {
    var offers = Set<Substring>()
    return program.output.split(separator: "\n").filter { line in
      let (name, call) = (line.firstRange(of: "wl_data_offer@"), line.firstRange(of: ".accept("))
      guard let name, let call else { return false }
      return offers.insert(line[name.lowerBound..<call.lowerBound]).inserted
    }
  }

  /// How often an app has heard that what is dragged over it would be copied.
  private func yesCount(of taker: Supervised) -> Int {
    taker.output.split(separator: "\n").count { $0.contains("wl_data_offer@") && $0.hasSuffix(".action(1)") }
  }
}

extension SessionOptions {
  /// Shows a program of ours on the left, with fingers and no pointer; there is room for another one on the right.
  fileprivate mutating func show(_ program: String, on compositor: Compositor) {
    self.compositor = compositor
    devices = [.touch, .keyboard]
    (pixelWidth, pixelHeight) = (800, 800)
    // Weston leaves title bars to the apps: ours is above the screen, so that what the app says of places goes for both.
    let top = compositor == .weston ? -38.0 : 0
    windowFrames = [program: Rect(x: 0, y: top, width: 390, height: 742)]
  }
}
