// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// An app of the SDK on a real desktop: Examples/ThirdParty.
  @Suite struct SDKAppTests {
    @Test func `fingers, pointer, wheel and keys reach an app, which looks as it says`() throws {
      try SDKApp.with { app in
        try app.wait(for: ["launched", "active", "timer", "queue", "task", "first responder: true"])
        try app.wait(for: ["size 360x720 at 1.0"])
        let injector = app.session.injector
        try injector.tap(app.button())
        try app.wait(for: ["pushed 1"])
        try injector.click(app.button())
        try app.wait(for: ["pushed 2"])
        // Two fingers and the pointer, all of them down.
        try injector.down(0, at: Point(x: 100, y: 300))
        try injector.down(1, at: Point(x: 250, y: 400))
        try app.wait(for: ["finger down 80 140 of 1", "finger down 230 240 of 2"])
        try app.wait(forPicture: "two dots and the button") {
          $0.isGreen(at: Point(x: 100, y: 300)) && $0.isGreen(at: Point(x: 250, y: 400))
            && $0.isBlue(at: Point(x: 60, y: app.button().y))
        }
        try injector.move(0, to: Point(x: 120, y: 320))
        try app.wait(for: ["finger move 100 160 of 2"])
        try injector.up(0)
        try injector.up(1)
        try app.wait(for: ["finger up 100 160 of 2", "finger up 230 240 of 1"])
        try app.wait(forPicture: "no dots") {
          !$0.isGreen(at: Point(x: 250, y: 400)) && !$0.isGreen(at: Point(x: 120, y: 320))
        }
        try injector.movePointer(to: Point(x: 180, y: 500))
        try injector.setButton(isDown: true)
        try app.wait(for: ["pointer down 160 340 of 1"])
        try injector.setButton(isDown: false)
        try injector.send("scroll 15")
        try injector.send("pointer-frame")
        try app.wait(for: ["wheel"])
        try injector.pressKey(30)
        try app.wait(for: ["key 4 'a' flags 0", "key up 4"])
      }
    }

    @Test func `the second button of a mouse opens a menu, from which the first one chooses`() throws {
      try SDKApp.with { app in
        try app.wait(for: ["active", "size 360x720 at 1.0"])
        let injector = app.session.injector
        try injector.movePointer(to: Point(x: 100, y: 80))
        try injector.setButton(2, isDown: true)
        try app.wait(for: ["menu at 80 60"])
        try injector.setButton(2, isDown: false)
        try injector.click(Point(x: 150, y: 102))
        try app.wait(for: ["starts again"])
      }
    }

    @Test func `a key that is held comes again until it goes`() throws {
      try SDKApp.with { app in
        let injector = app.session.injector
        try app.wait(for: ["active"])
        try injector.send("key 32 1")
        try Wait.untilTrue("the key to come again") { app.count(of: "key 7 'd' flags 0") >= 4 }
        try injector.send("key 32 0")
        try app.wait(for: ["key up 7"])
        let count = app.count(of: "key 7 'd' flags 0")
        try injector.pressKey(30)
        try app.wait(for: ["key up 4"])
        #expect(app.count(of: "key 7 'd' flags 0") == count)
      }
    }

    @Test func `a window follows its size, the scale and the turns of the screen`() throws {
      try SDKApp.with { app in
        try app.wait(for: ["size 360x720 at 1.0"])
        try app.session.changeOutputs("output HEADLESS-1 scale 2")
        try app.wait(for: ["size 180x360 at 2.0"])
        try app.session.changeOutputs("output HEADLESS-1 scale 1")
        try app.session.changeOutputs("output HEADLESS-1 transform 90")
        try app.wait(for: ["size 720x360 at 1.0"])
        try app.session.sway("floating enable")
        try app.resize(to: "300 330", until: "size 300x330 at 1.0")
      }
    }

    @Test func `a window at scale 2 is drawn in that many pixels and hears touches at their places`() throws {
      try SDKApp.with(configure: { ($0.pixelWidth, $0.pixelHeight, $0.scale) = (720, 1440, 2) }) { app in
        try app.wait(for: ["size 360x720 at 2.0"])
        try app.session.injector.tap(app.button())
        try app.wait(for: ["pushed 1"])
        try app.wait(forPicture: "the button") {
          $0.width == 720 && $0.isBlue(at: Point(x: 60, y: app.button().y), scale: 2)
        }
      }
    }

    @Test func `without the desktop's title bar a window has its own, which closes it`() throws {
      try SDKApp.with { app in
        try app.wait(for: ["size 360x720 at 1.0"])
        try app.session.sway("floating enable, border csd")
        try app.resize(to: "300 400", until: "size 300x362 at 1.0")
        try app.session.sway("move position 20 30")
        // The window has its size before it is at its place.
        try Wait.untilTrue("the title bar to be touched") {
          try app.session.injector.tap(Point(x: 300, y: 49))
          return app.count(of: "terminates") == 1
        }
        #expect(app.count(of: "inactive") == 1)
        #expect(try Wait.until("the end") { app.program.exitStatus } == 0)
      }
    }

    @Test("ED-6 what an app copies can be pasted into it again and by others")
    func pasting() throws {
      try SDKApp.with { app in
        try app.wait(for: ["active"])
        for (key, line) in [(46, "copied"), (47, "pasted taps: 0")] {
          try app.session.injector.send("key 29 1")
          try app.session.injector.pressKey(key)
          try app.session.injector.send("key 29 0")
          try app.wait(for: [line])
        }
        // Another app, to which the keyboard goes: what it pastes comes from the first.
        let other = try SDKApp.start("other", in: app.session)
        try other.wait(for: ["active"])
        try app.session.injector.send("key 29 1")
        try app.session.injector.pressKey(47)
        try app.session.injector.send("key 29 0")
        try other.wait(for: ["pasted taps: 0"])
      }
    }

    @Test func `an app whose compositor goes says so in one line and ends`() throws {
      try SDKApp.with { app in
        try app.wait(for: ["active"])
        app.session.compositor.stop()
        #expect(try Wait.until("the end") { app.program.exitStatus } == 1)
        #expect(app.program.output.contains("The compositor has gone."))
      }
    }
  }
}

/// The example app in a session of its own.
struct SDKApp {
  let session: Session
  let program: Supervised

  static func with(configure: (inout SessionOptions) -> Void = { _ in }, _ body: (SDKApp) throws -> Void) throws {
    var options = SessionOptions()
    options.devices = [.touch, .pointer, .keyboard]
    configure(&options)
    let session = try Session(options)
    defer {
      session.stop()
      session.removeFolder()
    }
    try body(start("app", in: session))
  }

  static func start(_ name: String, in session: Session) throws -> SDKApp {
    SDKApp(session: session, program: try session.start([try Checkout.program("example-taps")], name: name))
  }

  private var lines: [Substring] { program.output.split(separator: "\n") }

  /// Waits until the app has printed each of these lines.
  func wait(for wanted: [String]) throws {
    try Wait.untilTrue("\(wanted)", detail: { program.output }) { Set(wanted).isSubset(of: lines.map(String.init)) }
  }

  /// Gives the floating window a size, again where sway 1.7 takes a frame that was on its way for the app's own wish.
  func resize(to size: String, until line: String) throws {
    try Wait.untilTrue(line, detail: { program.output }) {
      try session.sway("resize set \(size)")
      return count(of: line) > 0
    }
  }

  func count(of line: String) -> Int { lines.filter { $0 == line }.count }

  /// The middle of the button, where the app says that it is.
  func button() -> Point { place(of: "button") }

  /// The middle of the card.
  func card() -> Point { place(of: "card") }

  private func place(of name: String) -> Point {
    let numbers = lines.last { $0.hasPrefix("\(name) ") }?.split(separator: " ").compactMap { Double($0) } ?? []
    return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : .zero
  }

  /// Waits until the screen shows what an app has printed before its next frame.
  func wait(forPicture what: String, until holds: (Picture) -> Bool) throws {
    try Wait.untilTrue("the screen to show \(what)") { holds(try session.picture()) }
  }
}
