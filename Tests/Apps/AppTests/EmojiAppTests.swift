// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// The plane of emoji, opened and used by touch.
  @Suite struct EmojiAppTests {
    @Test(
      "VK-10 TY-7 the Emoji key shows emoji, by category, in tones and searched, and they arrive as they were tapped",
      arguments: [AppKind.gtk4, .qt6])
    func emoji(_ app: AppKind) throws {
      try AppBed.with(app, settings: "keyboards = en-US\n") { bed in
        try bed.open()
        try bed.driver.tap("emoji")
        try bed.keyboard.wait(for: "the emoji") { $0.plane == "emoji" && $0.key("😃") != nil }
        try bed.expectTyped("😃") { try bed.driver.tap("😃") }

        try bed.driver.tap("people")
        try bed.keyboard.wait(for: "people") { $0.key("👋") != nil }
        try bed.expectTyped("😃👋🏽") { try bed.driver.holdAndPick("👋", choice: "👋🏽") }
        try bed.keyboard.wait(for: "the tone") { $0.key("👋🏽") != nil }

        try bed.driver.tap("emoji-search")
        try bed.keyboard.wait(for: "the keys of the search") { $0.key("emoji-search-end") != nil }
        try bed.driver.typeIgnoringCase("heart")
        try bed.keyboard.wait(for: "what is found") { $0.key("found-❤️") != nil }
        try bed.expectTyped("😃👋🏽❤️") { try bed.driver.tap("found-❤️") }

        try bed.driver.tap("emoji-search-end")
        try bed.keyboard.wait(for: "the emoji again") { $0.plane == "emoji" && $0.key("letters") != nil }
        try bed.driver.tap("letters")
        try bed.keyboard.wait(for: "the letters") { $0.plane == "letters" }
        try bed.driver.tap("emoji")
        try bed.keyboard.wait(for: "those used last") { $0.key("recent-😃") != nil }
        try bed.expectTyped("😃👋🏽❤️😃") { try bed.driver.tap("recent-😃") }
      }
    }
  }
}
