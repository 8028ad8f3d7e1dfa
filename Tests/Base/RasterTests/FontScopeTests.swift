// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Raster
import Testing

@Suite struct FontScopeTests {
  /// The short list is for a whole process, so that it needs one of its own.
  @Test func `text looks the same with the short list of fonts as with all`() async {
    await #expect(processExitsWith: .success) {
      // The second is Hangul; no preferred typeface has the third's and fourth's characters.
      let texts = ["Ágw", "한ㅂ", "ก", "⌫a"]
      let all = TextRenderer(scope: .system)
      let expected = texts.map { picture(of: $0, all) }
      let short = TextRenderer(scope: .ownProcess)
      for (text, expected) in zip(texts, expected) {
        #expect(expected?.pixels.contains { $0 != 0 } == true, "\(text)")
        #expect(expected == picture(of: text, short), "\(text)")
      }
    }
  }
}

private func picture(of text: String, _ renderer: TextRenderer) -> Bitmap? {
  var bitmap = Bitmap(width: 100, height: 60)
  bitmap?.draw(scale: 2) { canvas in
    canvas.draw(
      text, font: Font(size: 20), color: Color(bytes: 0, 0, 0), placement: TextPlacement(in: canvas.bounds),
      language: "en", renderer: renderer)
  }
  return bitmap
}
