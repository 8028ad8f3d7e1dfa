// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// The height of keys and the ground below them, on each screen.
  @Suite struct SizeTests {
    @Test(
      "SY-3 SY-4 keys of a height and a gap below them by settings: apps make room, and touches on the ground reach nobody"
    )
    func settings() throws {
      try AppBed.with(.gtk4, settings: "key-size = 120\nbottom-gap = 32\nappearance = light\n") { bed in
        let state = try bed.open("normal")
        #expect(state.gap == 32 && state.frame.maxY == 720)
        try bed.waitForWindow("to end above the keyboard") { $0.maxY == state.frame.minY }
        try bed.expectGround(state)
        // What would be below is the app, whose text view reaches down there without a keyboard.
        let touches = bed.app.events.count
        for x in [3.0, 180, 357] { try bed.session.injector.tap(Point(x: x, y: 716)) }
        try bed.expectTyped("Taller", in: "normal") { try bed.driver.type("Taller") }
        #expect(bed.app.focusedField == "normal")
        #expect(!bed.app.events.dropFirst(touches).contains { $0.event == "focus" })
      }
    }

    @Test(
      "SY-3 SY-4 a finger drags the edges: keys get taller, the app is laid out anew, text is right, and so after a restart"
    )
    func byHand() throws {
      try AppBed.with(.gtk4, settings: "appearance = light\n") { bed in
        let before = try bed.open("normal")
        try bed.waitForWindow("to end above the keyboard") { $0.maxY == before.frame.minY }
        try bed.driver.holdAndPick("globe", choice: "Adjust Size")
        try bed.drag("keys", by: -60)
        let taller = try bed.keyboard.wait(for: "taller keys") {
          $0.shown && abs($0.frame.height - before.frame.height - 60) <= 2
        }
        try bed.waitForWindow("to make room for taller keys") { $0.maxY == taller.frame.minY }
        try bed.drag("gap", by: -28)
        let lifted = try bed.keyboard.wait(for: "the gap") { $0.shown && $0.gap == 28 }
        #expect(lifted.frame.height == taller.frame.height + 28)
        try bed.waitForWindow("to make room for the gap") { $0.maxY == lifted.frame.minY }
        #expect(bed.app.text(of: "normal").isEmpty && bed.app.focusedField == "normal")
        try bed.driver.tap("end-adjusting")
        try bed.keyboard.wait(for: "keys that type") { $0.shown && $0.handles.isEmpty }
        try bed.expectGround(lifted)
        try bed.expectTyped("By hand", in: "normal") { try bed.driver.type("By hand") }

        bed.keyboard.program.stop()
        let again = try Keyboard(in: bed.session, settings: "appearance = light\n", name: "again")
        try bed.app.unfocus()
        try bed.app.focus("normal")
        try again.wait(for: "the same size after a restart") { $0.shown && $0.frame == lifted.frame && $0.gap == 28 }
      }
    }

    @Test("SY-4 Reset brings back what the settings say, and hiding the keyboard ends the adjusting")
    func reset() throws {
      try AppBed.with(.gtk4, settings: "bottom-gap = 12\n") { bed in
        let before = try bed.open("normal")
        try bed.driver.holdAndPick("globe", choice: "Adjust Size")
        try bed.drag("gap", by: -30)
        try bed.keyboard.wait(for: "a larger gap") { $0.shown && $0.gap == 42 }
        try bed.driver.tap("reset-size")
        try bed.keyboard.wait(for: "the size of the settings") { $0.shown && $0.frame == before.frame }
        try bed.setVisible(false)
        try bed.keyboard.wait(for: "the keyboard to hide") { !$0.visible }
        try bed.setVisible(true)
        try bed.keyboard.wait(for: "keys that type") { $0.shown && $0.handles.isEmpty }
        try bed.expectTyped("Back", in: "normal") { try bed.driver.type("Back") }
      }
    }

    @Test("SY-2 SY-4 each of two screens keeps its own size, also over a restart") func screens() throws {
      try AppBed.with(.gtk4, settings: "appearance = light\n") { bed in
        let usual = try bed.open("normal")
        try bed.driver.holdAndPick("globe", choice: "Adjust Size")
        try bed.drag("gap", by: -40)
        try bed.driver.tap("end-adjusting")
        let first = try bed.keyboard.wait(for: "the gap on the first screen") {
          $0.shown && $0.gap == 40 && $0.handles.isEmpty
        }

        try bed.show(on: 2)
        let second = try bed.keyboard.wait(for: "the keyboard on the second screen") {
          $0.shown && $0.output == "HEADLESS-2"
        }
        #expect(second.gap == 0, "what was set on one screen is not for the other")
        try bed.driver.holdAndPick("globe", choice: "Adjust Size")
        try bed.drag("keys", by: -50)
        try bed.driver.tap("end-adjusting")
        let taller = try bed.keyboard.wait(for: "taller keys on the second screen") {
          $0.shown && $0.handles.isEmpty && $0.frame.height > second.frame.height + 40
        }
        try bed.expectTyped("two", in: "normal") { try bed.driver.type("two") }

        try bed.show(on: 1)
        try bed.keyboard.wait(for: "the first screen's size") {
          $0.shown && $0.output == "HEADLESS-1" && $0.frame == first.frame && $0.frame.height == usual.frame.height + 40
        }
        bed.keyboard.program.stop()
        let again = try Keyboard(in: bed.session, settings: "appearance = light\n", name: "again")
        try bed.app.unfocus()
        try bed.app.focus("normal")
        try again.wait(for: "the first screen's size after a restart") {
          $0.shown && $0.output == "HEADLESS-1" && $0.frame == first.frame
        }
        try bed.show(on: 2, keyboard: again)
        try again.wait(for: "the second screen's size after a restart") {
          $0.shown && $0.output == "HEADLESS-2" && $0.frame == taller.frame
        }
      }
    }

    @Test(
      "SY-3 VK-15 every form hears touches exactly where it is drawn, and the app below hears all others",
      arguments: ["docked", "one-handed", "floating", "split"])
    func drawnAndTouched(form: String) throws {
      func configure(_ options: inout SessionOptions) {
        if form == "floating" || form == "split" { (options.pixelWidth, options.pixelHeight) = (1024, 768) }
      }
      let line = form == "one-handed" ? "one-handed = left\n" : "form = \(form)\n"
      let settings = line + "bottom-gap = 30\nappearance = light\nauto-capitalization = off\n"
      try AppBed.with(.gtk4, settings: settings, configure: configure) { bed in
        try bed.session.sway("fullscreen enable")
        let screen = try bed.screen()
        try bed.waitForWindow("to be fullscreen") { $0 == screen }
        let frame = try bed.open("normal").frame
        // The app lies below all of the keyboard then.
        try bed.waitForWindow("to stay fullscreen") { $0 == screen }
        try bed.session.waitForStillPicture()
        for (place, letter) in zip(Self.inside(frame, form), ["q", "w", "e", "r"]) {
          try bed.session.injector.tap(place)
          // What is typed behind it goes to the field still, whatever the touch was.
          try bed.driver.type(letter + letter)
          #expect(
            bed.app.wait { _ in bed.app.text(of: "normal").lowercased().hasSuffix(letter + letter) },
            "\(place) is the keyboard's")
          #expect(bed.app.focusedField == "normal", "\(place) is the keyboard's")
        }
        for place in Self.outside(frame, form) {
          let fields = try bed.app.fieldFrames()
          #expect(fields["text"]?.contains(place) == true, "the text view is at \(place)")
          try bed.session.injector.tap(place)
          #expect(bed.app.wait { _ in bed.app.focusedField == "text" }, "\(place) is the app's")
          try bed.app.focus("normal")
          try bed.keyboard.wait(for: "the keyboard") { $0.shown }
        }
      }
    }

    /// Places just inside the edges of what is drawn.
    private static func inside(_ frame: Rect, _ form: String) -> [Point] {
      // In halves that is the space bar, and else what is below the keys.
      let aside = form == "split" ? 270.0 : 40
      let below = [Point(x: frame.minX + aside, y: frame.maxY - 2), Point(x: frame.maxX - aside, y: frame.maxY - 2)]
      let sides = [Point(x: frame.minX + 2, y: frame.midY), Point(x: frame.maxX - 3, y: frame.midY)]
      return below + (form == "one-handed" ? [] : sides)
    }

    /// Places just outside.
    private static func outside(_ frame: Rect, _ form: String) -> [Point] {
      let above = Point(x: frame.midX, y: frame.minY - 3)
      switch form {
      case "floating":
        return [
          above, Point(x: frame.minX - 3, y: frame.midY), Point(x: frame.maxX + 3, y: frame.midY),
          Point(x: frame.midX, y: frame.maxY + 3),
        ]
      case "split": return [above, Point(x: frame.midX, y: frame.midY), Point(x: 40, y: frame.maxY + 3)]
      default: return [above]
      }
    }
  }
}

// MARK: - Steps

extension AppBed {
  /// Drags a handle in small steps.
  fileprivate func drag(_ handle: String, by distance: Double) throws {
    let state = try keyboard.wait(for: "the handle of \(handle)") {
      $0.shown && $0.handles.contains { $0.label == handle }
    }
    guard let item = state.handles.first(where: { $0.label == handle }) else { return }
    let start = driver.place(of: item)
    try session.injector.down(at: start)
    for step in 1...12 {
      try session.injector.move(to: start + Point(x: 0, y: distance * Double(step) / 12))
      // No finger is faster than frames.
      _ = try keyboard.state()
    }
    try session.injector.up()
  }

  /// Shows the app, and the keyboard for its field, on a screen that is made where it is not there.
  fileprivate func show(on number: Int, keyboard: Keyboard? = nil) throws {
    let keyboard = keyboard ?? self.keyboard
    if try session.swayOutputs().count < number { try session.changeOutputs("create_output") }
    try app.unfocus()
    try keyboard.wait(for: "the keyboard to hide") { !$0.visible }
    try session.sway("move container to output HEADLESS-\(number)")
    try session.sway("focus output HEADLESS-\(number)")
    let output = try #require(try session.swayOutputs().first { $0.name == "HEADLESS-\(number)" })
    driver.outputOrigin = output.frame.origin
    try app.focus("normal")
  }

  /// Sees the ground of a light keyboard below the keys.
  fileprivate func expectGround(_ state: KeyboardState) throws {
    let places = [3, state.frame.midX, state.frame.maxX - 3].flatMap { x in
      [state.frame.maxY - 2, state.frame.maxY - state.gap + 4].map { Point(x: x, y: $0) }
    }
    try Wait.untilTrue("the ground below the keys on the screen") {
      let picture = try session.picture()
      return places.allSatisfy(picture.isKeyboardGray)
    }
  }
}
