// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// Emoji that the bar offers after their word, by touch in a real app.
  @Suite struct WordEmojiAppTests {
    @Test(
      "TY-7 the emoji of a word takes its place or stands behind it, and Backspace takes back the whole of it",
      arguments: [AppKind.gtk4, .firefox])
    func emoji(_ app: AppKind) throws {
      try AppBed.with(app, settings: "keyboards = en-US\n", hasWords: true) { bed in
        try bed.open()
        bed.driver.tapInterval = 90_000
        try bed.expectTyped("my 🎂 ") {
          try bed.driver.type("my birthday")
          try bed.driver.takeSuggestion("🎂")
        }
        try bed.expectTyped("my ") { for _ in 0..<2 { try bed.driver.tap("delete") } }
        try bed.expectTyped("my birthday 🎂 ") {
          try bed.driver.type("birthday ")
          try bed.driver.takeSuggestion("🎂")
        }
        // Of two parts, the second of which chooses the picture.
        try bed.expectTyped("my birthday 🎂 with ❤️ ") {
          try bed.driver.type("with love")
          try bed.driver.takeSuggestion("❤️")
        }
        try bed.expectTyped("my birthday 🎂 with ") { for _ in 0..<2 { try bed.driver.tap("delete") } }
        try bed.driver.tap("emoji")
        try bed.keyboard.wait(for: "those used last") { $0.key("recent-❤️") != nil && $0.key("recent-🎂") != nil }
      }
    }
  }
}
