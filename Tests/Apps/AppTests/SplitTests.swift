// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// The keyboard in two halves at the sides of a tablet's screen.
  @Suite struct SplitTests {
    private static let width = 330.0

    @Test("VK-1 VK-15 the list of the Globe splits the keyboard, its halves type English and Korean, and merges it")
    func list() throws {
      try AppBed.onTablet { bed in
        let screen = try bed.screen()
        try bed.open("normal")
        try bed.driver.holdAndPick("globe", choice: "Split")
        let state = try bed.seeHalves()
        #expect(state.frame.width == screen.width && state.frame.maxY == screen.maxY - 150)
        #expect(state.keys.allSatisfy { $0.frame.maxX <= Self.width || $0.frame.minX >= screen.width - Self.width })
        try bed.waitForWindow("to have the whole screen") { $0 == screen }
        try bed.expectTyped("Hello you two", in: "normal") { try bed.driver.type("Hello you two") }
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.open("words")
        try bed.expectTyped("한글 키보드", in: "words") { try bed.driver.typeKorean("한글 키보드") }
        try bed.driver.holdAndPick("globe", choice: "키보드 병합")
        let docked = try bed.keyboard.wait(for: "the keyboard at the bottom") { $0.form == "docked" }
        try bed.waitForWindow("to end above the keyboard") { $0.maxY == docked.frame.minY }
      }
    }

    @Test("VK-15 between the halves the app shows and is touched, and what a half covers is not")
    func gap() throws {
      try AppBed.onTablet(settings: "form = split\nappearance = light\n") { bed in
        try bed.open("normal")
        let state = try bed.seeHalves()
        let letters = state.keys.filter { $0.label.count == 1 && $0.frame.maxX <= Self.width }.map(\.frame.center)
        let fields = try bed.app.fieldFrames().filter { $0.key != "normal" && $0.value.maxX > state.frame.midX }
        let (name, covered) = try #require(
          fields.lazy.compactMap { name, field in letters.first(where: field.contains).map { (name, $0) } }.first,
          "no field goes through below a letter")
        let middle = Point(x: Self.width + 24, y: covered.y)
        try Wait.untilTrue("the app between the halves") {
          let picture = try bed.session.picture()
          let frame = state.frame
          return picture.isKeyboardGray(at: Point(x: Self.width - 1, y: frame.midY))
            && !picture.isKeyboardGray(at: Point(x: Self.width, y: frame.midY))
            && picture.isKeyboardGray(at: Point(x: frame.width - Self.width, y: frame.midY))
            && !picture.isKeyboardGray(at: Point(x: frame.width - Self.width - 1, y: frame.midY))
            && !picture.isKeyboardGray(at: Point(x: Self.width - 1, y: frame.minY))
            && picture.isKeyboardGray(at: Point(x: 0, y: frame.minY))
        }
        try bed.session.injector.tap(covered)
        #expect(bed.app.wait { _ in bed.app.text(of: "normal").count == 1 })
        #expect(bed.app.focusedField == "normal")
        try bed.session.injector.tap(middle)
        #expect(bed.app.wait { _ in bed.app.focusedField == name })
      }
    }

    @Test("VK-15 two quick thumbs, each on its half, lose no letter and double none")
    func quickThumbs() throws {
      try AppBed.onTablet(settings: "form = split\nauto-capitalization = off\n") { bed in
        try bed.open("normal")
        try bed.seeHalves()
        let text = "the quick brown fox jumps over the lazy dog"
        try bed.expectTyped(text, in: "normal") {
          try bed.driver.typeRollingOver(text, keysPerSecond: 12, seed: 5)
        }
        #expect(try bed.keyboard.state().form == "split")
      }
    }

    @Test("VK-15 the key that hides the keyboard drags it, and it comes back there after a restart")
    func drag() throws {
      try AppBed.onTablet { bed in
        try bed.open("normal")
        try bed.driver.holdAndPick("globe", choice: "Split")
        let frame = try bed.seeHalves().frame
        let key = try bed.driver.place(of: "dismiss")
        try bed.session.injector.down(at: key)
        for way in [-30.0, -90, -140] {
          try bed.session.injector.move(to: key + Point(x: 0, y: way))
          try bed.keyboard.wait(for: "the keyboard under the finger") { $0.frame.minY == frame.minY + way }
        }
        try bed.session.injector.up()
        try bed.expectTyped("Up", in: "normal") { try bed.driver.type("Up") }
        bed.keyboard.program.stop()
        let again = try Keyboard(in: bed.session, name: "again")
        try bed.app.unfocus()
        try bed.app.focus("normal")
        try again.wait(for: "the halves after the restart") {
          $0.form == "split" && $0.frame.minY == frame.minY - 140
        }
      }
    }

    @Test("VK-15 a screen that turns has its halves at its own sides; on a narrow one the keyboard is at the bottom")
    func otherScreen() throws {
      try AppBed.onTablet(settings: "form = split\n") { bed in
        try bed.open("normal")
        try bed.seeHalves()
        try bed.session.changeOutputs("output HEADLESS-1 transform 90")
        let screen = try bed.screen()
        try bed.keyboard.wait(for: "the halves on the screen that was turned") {
          $0.form == "split" && $0.frame.width == screen.width && $0.outputSize == screen.size
        }
        try bed.seeHalves()
        try bed.expectTyped("Here", in: "normal") { try bed.driver.type("Here") }
        try bed.session.changeOutputs("output HEADLESS-1 transform normal mode 640x1024")
        try bed.keyboard.wait(for: "the keyboard at the bottom") { $0.form == "docked" && $0.frame.width == 640 }
      }
    }

    @Test("VK-15 phones have no halves") func phone() throws {
      try AppBed.with(.gtk4, settings: "form = split\n") { bed in
        let state = try bed.open("normal")
        #expect(state.form == "docked" && state.frame.width == 360)
      }
    }
  }
}

extension AppBed {
  /// Waits until both halves are to be seen, and so to be touched.
  @discardableResult
  fileprivate func seeHalves() throws -> KeyboardState {
    let state = try keyboard.wait(for: "two halves") { $0.form == "split" }
    try Wait.untilTrue("two halves on the screen") {
      let picture = try session.picture()
      return [20, state.frame.width - 20].allSatisfy {
        picture.isKeyboardGray(at: Point(x: $0, y: state.frame.maxY - 2))
      }
    }
    return state
  }
}
