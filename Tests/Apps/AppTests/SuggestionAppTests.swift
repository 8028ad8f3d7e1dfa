// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// Words that are offered and corrected, by touch in a real app.
  @Suite struct SuggestionAppTests {
    @Test(
      "TY-1 TY-2 a sloppy sentence arrives mended, and what is put back stays",
      arguments: [AppKind.gtk4, .gtk3, .firefox])
    func sentence(_ app: AppKind) throws {
      try AppBed.with(app, hasWords: true) { bed in
        try bed.open()
        bed.driver.tapInterval = 90_000
        // Firefox tells nothing of its text before the first letter, and what it has not told yet is not mended.
        try bed.expectTyped("i") { try bed.driver.type("i") }
        try bed.keyboard.wait(for: "the correction") { $0.suggestions.first(where: \.isPending)?.label == "I" }
        try bed.expectTyped("I ") { try bed.driver.type(" ") }
        try bed.expectMended(
          [
            ("dont", "don't"), ("beleive", "believe"), ("teh", "the"), ("weather,", "weather,"), ("becuase", "because"),
            ("thier", "their"),
          ], after: "I ")
        // The letter g, but close to h.
        try bed.driver.tap("g", beside: Point(x: 14, y: 2))
        try bed.expectTyped("I don't believe the weather, because their gello") { try bed.driver.type("ello") }
        let state = try bed.keyboard.wait(for: "the correction") {
          $0.suggestions.first?.label == "gello" && $0.suggestions.first(where: \.isPending)?.label == "hello"
        }
        try bed.expectTyped("I don't believe the weather, because their hello ") { try bed.driver.tap("space") }
        try bed.expectTyped("I don't believe the weather, because their gello ") { try bed.driver.tap("delete") }
        try bed.expectTyped("I don't believe the weather, because their gello tomorrow.") {
          try bed.driver.type("tomo")
          try bed.driver.takeSuggestion("tomorrow")
          try bed.driver.type(".")
        }
        #expect(try bed.keyboard.state().frame.height == state.frame.height)
      }
    }

    @Test("ED-3 a password field has no suggestions, and gets what was typed")
    func password() throws {
      try AppBed.with(.gtk4, hasWords: true) { bed in
        try bed.open("password")
        try bed.expectTyped("teh becuase", in: "password") { try bed.driver.type("teh becuase") }
        #expect(try bed.keyboard.state().suggestions.isEmpty)
      }
    }

    @Test("TY-1 the settings take words and the bar away")
    func settings() throws {
      try AppBed.with(.gtk4, settings: "suggestions = off\nauto-correct = off\n", hasWords: true) { bed in
        let height = try bed.open().frame.height
        try bed.expectTyped("teh ") { try bed.driver.type("teh ") }
        #expect(try bed.keyboard.state().suggestions.isEmpty && height == 216)
      }
    }
  }
}
