// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import Raster
import Testing

@testable import SystemKeyboard

/// The colour font, which takes memory.
@MainActor @Suite struct EmojiFontTests {
  @Test("TY-7 the colour font is open for as long as the bar shows an emoji, and no longer") func font() throws {
    let renderer = KeyboardRenderer()
    renderer.emojiFontPath = ColorFontFile.path
    var plane = DrawingSamplePlanes.english()
    plane.addSuggestionBar(height: 46)
    for (text, isEmoji) in [("cake", false), ("🎂", true), ("🎂", true), ("cake", false)] {
      plane.setSuggestions([Suggestion(text: text, isEmoji: isEmoji)], forgetting: "Forget")
      let presentation = Presentation(plane: plane)
      var bitmap = try #require(Bitmap(width: 400, height: 400))
      bitmap.draw(scale: 1) { renderer.draw(presentation, into: $0) }
      #expect((renderer.emojiFont != nil) == isEmoji)
    }
  }
}
