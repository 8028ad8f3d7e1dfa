// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import TestKeyboardKeys
import Testing

extension AppTests {
  /// Custom keyboards on the card that floats over an app.
  @Suite struct GuestFloatingTests {
    private func onTablet(settings: String, _ body: (AppBed) throws -> Void) throws {
      try AppBed.withTestKeyboard(
        .gtk4, settings: settings, configure: { ($0.pixelWidth, $0.pixelHeight) = (1024, 768) }, body)
    }

    @Test("VK-15 a custom keyboard floats on the card, its keys type wherever it is dragged, and apps keep their size")
    func card() throws {
      try onTablet(settings: "form = floating\n") { bed in
        let screen = try #require(try bed.session.swayOutputs().first).frame
        let state = try bed.openTestKeyboard()
        let area = try #require(state.guest)
        #expect(state.form == "floating" && state.frame.width == 320 && area.width == 320)
        #expect(state.frame.intersection(area) == area && state.frame.maxY > area.maxY, "there is a handle below it")
        #expect(try bed.session.focusedWindowFrame() == screen)
        try bed.expectTyped("abed") { try bed.tap(.a, .b, .e, .d) }

        let injector = bed.session.injector
        let handle = Point(x: state.frame.midX, y: state.frame.maxY - 12)
        try injector.down(at: handle)
        try injector.move(to: handle + Point(x: -200, y: -150))
        try injector.up()
        let moved = try bed.keyboard.wait(for: "the card at its new place") {
          $0.frame == state.frame.offset(by: Point(x: -200, y: -150))
        }
        #expect(moved.guest == area.offset(by: Point(x: -200, y: -150)))
        try bed.expectTyped("abedc") { try bed.tap(.delete, .d, .c) }
      }
    }

    @Test("VK-15 a custom keyboard goes from card to bottom and back by the list of its Globe, and loses nothing")
    func forms() throws {
      try onTablet(settings: "form = docked\n") { bed in
        try bed.openTestKeyboard()
        try bed.tap(.a)
        try choose("Floating", in: bed)
        let card = try bed.keyboard.wait(for: "the card") { $0.form == "floating" && $0.guest?.width == 320 }
        #expect(card.mode == CustomKeyboard.test.identifier)
        try Wait.untilTrue("a letter from the card") {
          try bed.tap(.b)
          return bed.app.wait(within: 1) { _ in bed.app.text(of: "normal").hasPrefix("ab") }
        }
        try choose("Docked", in: bed)
        try bed.keyboard.wait(for: "the keyboard at the bottom") { $0.form == "docked" && $0.guest?.width == 1024 }
        try bed.tap(.c)
        try Wait.untilTrue("a letter from the bottom") { bed.app.text(of: "normal").hasSuffix("c") }
        // A slow app may have shown the letter from the card only after it was typed again.
        let middle = bed.app.text(of: "normal").dropFirst().dropLast()
        #expect(bed.app.text(of: "normal").first == "a" && middle.allSatisfy { $0 == "b" } && !middle.isEmpty)
      }
    }

    @Test("CK-15 VK-15 a finger that is on a custom keyboard's card as that goes to the bottom is on it no more")
    func fingerOnCard() throws {
      try onTablet(settings: "form = floating\n") { bed in
        try bed.openTestKeyboard()
        try bed.session.injector.down(at: bed.place(of: .a))
        let file = "\(bed.session.folder)/spinetd.settings"
        let settings = try String(contentsOfFile: file, encoding: .utf8)
        try settings.replacing("form = floating", with: "form = docked")
          .write(toFile: file, atomically: true, encoding: .utf8)
        let docked = try bed.keyboard.wait(for: "the keyboard at the bottom") {
          $0.form == "docked" && $0.guest?.width == 1024
        }
        try bed.session.injector.up()
        try bed.waitForWindow("to end above the keyboard") { $0.maxY == docked.frame.minY }
        // While a finger is on a keyboard it hears what is right above it, for the alternatives of its keys.
        let place = Point(x: docked.frame.midX, y: docked.frame.minY - 10)
        try Wait.untilTrue("the text view to be there") { try bed.app.fieldFrames()["text"]?.contains(place) ?? false }
        try bed.session.injector.tap(place)
        #expect(bed.app.wait { _ in bed.app.focusedField == "text" })
      }
    }

    private func choose(_ form: String, in bed: AppBed) throws {
      let injector = bed.session.injector
      try injector.down(at: bed.place(of: .next))
      let list = try bed.keyboard.wait(for: "the list") { !$0.variants.isEmpty }.variants
      let item = try #require(list.first { $0.label == form })
      try injector.move(to: bed.driver.place(of: item))
      try injector.up()
    }
  }
}
