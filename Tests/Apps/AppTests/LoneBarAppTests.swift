// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// The bar of words without keys, beside a real keyboard.
  @Suite struct LoneBarAppTests {
    private static func with(_ kind: AppKind, _ body: (AppBed) throws -> Void) throws {
      try AppBed.with(
        kind, settings: "hardware-keyboard = on\n", hasWords: true,
        configure: { $0.devices = [.touch, .keyboard] }, body)
    }

    @Test(
      "TY-8 with a real keyboard the keys hide, the app gets their room, and words of the bar are taken by touch",
      arguments: [AppKind.gtk4, .firefox])
    func words(app kind: AppKind) throws {
      try Self.with(kind) { bed in
        let whole = try bed.open().frame
        let injector = bed.session.injector
        // Firefox tells nothing of its text before the first letter; what was typed by touch shows that the keyboard is grabbed.
        try bed.expectTyped("I") { try bed.driver.typeIgnoringCase("I") }
        try bed.expectTyped("I saw tomo") { try injector.typeKeys(" saw tomo") }
        let bar = try bed.keyboard.wait(for: "the bar alone") {
          $0.frame.height == 46 && $0.suggestions.contains { $0.label == "tomorrow" }
        }
        #expect(bar.frame.maxY == whole.maxY && bar.form == "docked")
        #expect(bar.key("keys") != nil && bar.key("space") == nil)
        try bed.waitForWindow("to end above the bar") { $0.maxY == bar.frame.minY }
        try bed.expectTyped("I saw tomorrow ") { try bed.driver.takeSuggestion("tomorrow") }
        try bed.expectTyped("I saw tomorrow and") { try injector.typeKeys("and") }
        try bed.driver.tap("keys")
        try bed.keyboard.wait(for: "all keys") { $0.frame == whole }
        try bed.expectTyped("I saw tomorrow and x") {
          try bed.driver.tap("space")
          try bed.driver.typeIgnoringCase("x")
        }
      }
    }

    @Test("TY-8 a bar in a corner leaves the app its room, lies over it, and goes to the other one and back")
    func corner() throws {
      try Self.with(.gtk4) { bed in
        let whole = try bed.open().frame
        let injector = bed.session.injector
        try bed.expectTyped("I") { try bed.driver.typeIgnoringCase("I") }
        try bed.expectTyped("I saw") { try injector.typeKeys(" saw") }
        try bed.keyboard.wait(for: "the bar alone") { $0.frame.height == 46 }
        try bed.driver.holdAndPick("keys", choice: "Bar on the Left")
        try bed.keyboard.wait(for: "the bar in the corner") {
          $0.frame.minX == 8 && $0.frame.width < 250 && $0.frame.maxY == whole.maxY - 8
        }
        try bed.waitForWindow("to have the whole height") { $0.maxY == whole.maxY }
        try bed.expectTyped("I saw t") { try injector.typeKeys(" t") }
        try bed.driver.tap("other-side")
        try bed.keyboard.wait(for: "the other corner") { $0.frame.maxX == whole.maxX - 8 }
        try bed.expectTyped("I saw to") { try injector.typeKeys("o") }
        try bed.driver.tap("whole-bar")
        try bed.keyboard.wait(for: "the whole bar") { $0.frame.width == whole.width && $0.frame.height == 46 }
        try bed.driver.tap("keys")
        try bed.keyboard.wait(for: "all keys") { $0.frame == whole }
      }
    }

    @Test("TY-8 TY-2 Korean of a real keyboard is offered words by the bar, in the middle of a syllable too")
    func korean() throws {
      try Self.with(.gtk4) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        let injector = bed.session.injector
        try bed.expectTyped("안녕ㅎ") { try injector.typeKoreanKeys("안녕ㅎ") }
        let bar = try bed.keyboard.wait(for: "words") { $0.frame.height == 46 && !$0.suggestions.isEmpty }
        let word = try #require(bar.suggestions.first { $0.label.hasPrefix("안녕하") }?.label, "\(bar.suggestions)")
        try bed.expectTyped("\(word) ") { try bed.driver.takeSuggestion(word) }
        try bed.expectTyped("\(word) 가") { try injector.typeKoreanKeys("가") }
      }
    }
  }
}
