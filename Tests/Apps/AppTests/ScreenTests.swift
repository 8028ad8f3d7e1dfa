// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// The keyboard comes and goes with the focus and stays out of the way.
  @Suite struct ScreenTests {
    static let textInputApps = AppKind.ofWlroots.filter { $0.speaksTextInput && $0.hasFields }

    @Test("SY-3 shows on focus and hides on blur, leaving the screen free", arguments: textInputApps)
    func showsAndHides(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        let screen = try #require(try bed.session.swayOutputs().first).frame
        try bed.waitForWindow("to have the whole screen") { $0 == screen }
        let state = try bed.open()
        try bed.waitForWindow("to end above the keyboard") { $0.maxY <= state.frame.minY }
        try bed.app.unfocus()
        try bed.keyboard.wait(for: "the keyboard to hide") { !$0.visible }
        try bed.waitForWindow("to have the whole screen again") { $0 == screen }
      }
    }

    @Test("SY-3 never covers the focused field", arguments: textInputApps)
    func neverCovers(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        for field in try bed.app.fieldFrames().keys.sorted() {
          let state = try bed.open(field)
          try bed.waitForWindow("to make room") { !$0.intersects(state.frame) }
          let window = try #require(try bed.session.focusedWindowFrame())
          let frame = try #require(try bed.app.fieldFrames()[field]).offset(by: window.origin)
          #expect(!frame.intersects(state.frame), "\(field) at \(frame) is under the keyboard at \(state.frame)")
        }
      }
    }

    @Test("SY-3 focus that moves between fields neither hides nor moves the keyboard")
    func noFlicker() throws {
      try AppBed.with(.gtk4) { bed in
        let shown = try bed.open("normal")
        try bed.waitForWindow("to make room") { $0.maxY <= shown.frame.minY }
        // The app hears of each size that the window has had, one after another, and may still be at one of before; it has had
        // none like this.
        try bed.session.sway("gaps top current set 20")
        #expect(bed.app.wait { $0.last { $0.event == "size" }?.height == shown.frame.minY - 20 })
        try bed.expectTyped("a", in: "normal") { try bed.driver.type("a") }
        let before = bed.app.events.count
        for field in ["words", "name", "email", "url", "text", "password", "normal"] {
          try bed.app.focus(field)
          let state = try bed.keyboard.state()
          #expect(state.visible && state.frame == shown.frame, "at \(field)")
        }
        // The window would have been resized twice for each time that the keyboard had gone and come.
        try bed.expectTyped("ab", in: "normal") { try bed.driver.type("b") }
        #expect(!bed.app.events.dropFirst(before).contains { $0.event == "size" })
      }
    }

    @Test("SY-3 a touch on a field brings the keyboard", arguments: textInputApps)
    func touchOnField(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        let frame = try #require(try bed.app.fieldFrames()["words"])
        try bed.session.injector.tap(frame.center)
        try bed.keyboard.wait(for: "the keyboard") { $0.visible }
        #expect(bed.app.wait { _ in bed.app.focusedField == "words" })
      }
    }

    @Test("SY-3 shells show and hide it over D-Bus, and the free screen takes touches")
    func bus() throws {
      try AppBed.with(.gtk4) { bed in
        let state = try bed.open("normal")
        try bed.setVisible(false)
        try bed.keyboard.wait(for: "the keyboard to hide") { !$0.visible }
        let screen = try #require(try bed.session.swayOutputs().first).frame
        try bed.waitForWindow("to have the whole screen") { $0 == screen }
        try Wait.untilTrue("the text view to reach where the keyboard was") {
          try bed.app.fieldFrames()["text"]?.contains(state.frame.center) ?? false
        }
        try bed.session.injector.tap(state.frame.center)
        #expect(bed.app.wait { _ in bed.app.focusedField == "text" })
        try bed.setVisible(true)
        try bed.keyboard.wait(for: "the keyboard to show") { $0.visible }
        try bed.expectTyped("back", in: "text") { try bed.driver.type("back") }
      }
    }
  }
}

extension AppBed {
  /// Waits until the focused window's frame meets a condition.
  func waitForWindow(_ what: String, until holds: (Rect) -> Bool) throws {
    var last: Rect?
    try Wait.untilTrue("the window \(what)", detail: { last.map { "\($0)" } ?? "no window" }) {
      last = try session.focusedWindowFrame()
      return last.map(holds) ?? false
    }
  }
}
