// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// The plane of emoji, opened and used by touch.
  @Suite struct EmojiAppTests {
    @Test("VK-10 emoji arrive as they were tapped, those that were searched, too", arguments: [AppKind.gtk4, .qt6])
    func emoji(_ app: AppKind) throws {
      try AppBed.with(app) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "en-US")
        try bed.driver.holdAndPick("globe", choice: "Emoji")
        try bed.keyboard.wait(for: "the emoji") { $0.plane == "emoji" && $0.key("😃") != nil }
        try bed.expectTyped("😃") { try bed.driver.tap("😃") }

        try bed.driver.tap("emoji-search")
        try bed.keyboard.wait(for: "the keys of the search") { $0.key("emoji-search-end") != nil }
        try bed.driver.typeIgnoringCase("heart")
        try bed.keyboard.wait(for: "what is found") { $0.key("found-❤️") != nil }
        try bed.expectTyped("😃❤️") { try bed.driver.tap("found-❤️") }

        try bed.driver.tap("emoji-search-end")
        try bed.keyboard.wait(for: "the emoji again") { $0.plane == "emoji" && $0.key("letters") != nil }
        try bed.driver.tap("letters")
        try bed.keyboard.wait(for: "the letters") { $0.plane == "letters" }
      }
    }
  }
}
