// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// The guide of an app of the SDK (Tests/StandIns/TypingApp), and what it is near to, as the keys of `spinetd` go about.
  @Suite struct GuideAppTests {
    private static var tablet: SessionOptions {
      var options = SessionOptions()
      (options.pixelWidth, options.pixelHeight) = (1024, 768)
      return options
    }

    @Test(
      "KG-6 the desktop's keyboard is near the bottom, in halves near nothing, and a card near what it is dragged to"
    )
    func forms() throws {
      try TypingBed.with(Self.tablet, settings: "keyboards = en-US, ko-KR\n") { bed in
        try bed.open("name")
        let docked = try bed.keyboard.wait(for: "all keys") { $0.form == "docked" && $0.shown && !$0.takesRoom }
        try bed.waitForGuide(at: docked.frame, near: "bottom")
        try bed.driver.holdAndPick("globe", choice: "Split")
        let split = try bed.keyboard.wait(for: "halves") { $0.form == "split" && $0.shown }
        try bed.waitForGuide(at: split.frame, near: "")
        try bed.driver.holdAndPick("globe", choice: "Floating")
        let card = try bed.keyboard.wait(for: "a card") { $0.form == "floating" && $0.shown }.frame
        let handle = Point(x: card.midX, y: card.maxY - 12)
        try bed.session.injector.down(at: handle)
        for (place, edges) in [
          (Point(x: 350, y: 200), ""), (Point(x: 350, y: 20), "top"), (Point(x: 10, y: 20), "top leading"),
          (Point(x: 694, y: 20), "top trailing"), (Point(x: 694, y: 200), "trailing"),
        ] {
          try bed.session.injector.move(to: handle + (place - card.origin))
          try bed.waitForGuide(at: Rect(origin: place, size: card.size), near: edges)
        }
        try bed.session.injector.up()
      }
    }

    @Test("KG-6 TY-8 a bar of a real keyboard is near the bottom, and in a corner near that side, with its true width")
    func corners() throws {
      var options = Self.tablet
      options.devices = [.touch, .keyboard]
      try TypingBed.with(options, settings: "hardware-keyboard = on\n", hasWords: true) { bed in
        try bed.open("name")
        // What was typed by touch shows that the keyboard is grabbed.
        try bed.driver.typeIgnoringCase("a")
        try bed.wait({ $0?.lowercased() == "\"a\"" }, of: "name")
        try bed.session.injector.typeKeys("b")
        let whole = try bed.keyboard.wait(for: "the bar") { $0.frame.height == 46 }.frame
        try bed.waitForGuide(at: whole, near: "bottom")
        try bed.driver.holdAndPick("keys", choice: "Bar on the Left")
        let left = try bed.keyboard.wait(for: "the bar in the corner") { $0.frame.minX == 8 && $0.frame.width < 250 }
          .frame
        // A guide at the bottom goes down to it.
        let margin = 768 - left.maxY
        func area(_ bar: Rect) -> Rect { Rect(x: bar.minX, y: bar.minY, width: bar.width, height: bar.height + margin) }
        try bed.waitForGuide(at: area(left), near: "leading bottom")
        try bed.driver.tap("other-side")
        let right = try bed.keyboard.wait(for: "the other corner") { $0.frame.maxX == 1024 - 8 }.frame
        try bed.waitForGuide(at: area(right), near: "bottom trailing")
        #expect(try bed.session.focusedWindowFrame() == Rect(x: 0, y: 0, width: 1024, height: 768))
        #expect(!bed.keyboardLines.contains { $0.contains("Hide") }, "it counts as shown")
        // What the app shows above the bar has all of its width.
        try bed.open("bar")
        try bed.session.injector.typeKeys("c")
        try bed.keyboard.wait(for: "the whole bar below the app's") { $0.frame == whole && $0.accessory == 44 }
        let both = Rect(x: 0, y: whole.minY - 44, width: 1024, height: whole.height + 44)
        try bed.waitForGuide(at: both, near: "bottom")
        try bed.open("name")
        try bed.session.injector.typeKeys("d")
        try bed.keyboard.wait(for: "the corner again") { $0.frame == right }
        try bed.waitForGuide(at: area(right), near: "bottom trailing")
      }
    }

    @Test("KG-6 KG-9 the panel for printed text is near the bottom alone, and the guide is as high as it")
    func scanning() async throws {
      let sheet = try await TextScanAppTests.sheet(["12 Orchard Street", "New York"])
      func camera(in session: Session) throws -> [String: String] {
        let camera = try PlayedCamera(in: session.folder)
        try camera.see(sheet, width: TextScanAppTests.width)
        return camera.environment
      }
      try TypingBed.with(settings: "keyboards = en-US, ko-KR\n", environment: camera) { bed in
        try bed.open("name")
        let keys = try bed.keyboard.wait(for: "all keys") { $0.shown && !$0.takesRoom }.frame
        try bed.waitForGuide(at: keys, near: "bottom")
        try bed.driver.switchTo(mode: "en-US")
        try bed.driver.holdAndPick("globe", choice: "Scan Text")
        let panel = try bed.keyboard.wait(for: "the lines") { $0.plane == "scan" && $0.key("New York") != nil }.frame
        #expect(abs(panel.height - 720 * 0.7) <= 1)
        try bed.waitForGuide(at: panel, near: "bottom")
        try bed.driver.tap("New York")
        try bed.keyboard.wait(for: "the choice") { $0.key("Insert") != nil }
        try bed.driver.tap("Insert")
        try bed.wait(for: "name \"New York\"")
        try bed.waitForGuide(at: keys, near: "bottom")
      }
    }

    @Test("KG-7 a window beside others makes room for the keyboard, and guides stay at its bottom")
    func besides() throws {
      try TypingBed.with { bed in
        let other = try bed.startBeside()
        try bed.open("name")
        let state = try bed.keyboard.wait(for: "a keyboard that takes room") { $0.visible && $0.takesRoom }
        try Wait.untilTrue("a window above it") {
          try bed.session.focusedWindowFrame()?.maxY == state.frame.minY
        }
        try bed.driver.type("Hi")
        try bed.wait(for: "name \"Hi\"")
        #expect(bed.guide.hasSuffix(" 180 0") && bed.near == "bottom", "\(bed.guide)")
        try Wait.untilTrue("the other app to hear of it", detail: { other.output }) {
          other.output.contains("keyboard didShow \(bed.words(state.frame)) foreign")
        }
      }
    }

    @Test("KG-7 a card over windows side by side counts as dismissed in them, and shows in the one that has the screen")
    func cardAboveWindows() throws {
      try TypingBed.with(Self.tablet, settings: "form = floating\n") { bed in
        let other = try bed.startBeside()
        try bed.open("name")
        let card = try bed.keyboard.wait(for: "a card") { $0.form == "floating" && $0.shown }.frame
        try bed.driver.type("Hi")
        try bed.wait(for: "name \"Hi\"")
        // Nobody tells apps where windows lie.
        #expect(bed.guide == "0 768 512 0" && bed.near == "bottom")
        try Wait.untilTrue("the other app to hear of it", detail: { other.output }) {
          other.output.contains("keyboard didChangeFrame \(bed.words(card)) foreign")
        }
        #expect(!(bed.app.output + other.output).contains("didShow"))
        other.stop()
        try bed.waitForGuide(at: card)
        try bed.driver.type("gh")
        try bed.wait(for: "name \"High\"")
      }
    }
  }
}
