// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Raster
import Testing

@MainActor @Suite struct TextRendererTests {
  private let black = Color(bytes: 0, 0, 0)

  /// The columns and rows that a text has darkened.
  private func inkBox(
    of text: String, in rect: Rect, vertical: TextPlacement.Vertical = .capitals
  ) throws -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    var bitmap = try #require(Bitmap(width: 120, height: 120))
    let renderer = TextRenderer()
    bitmap.draw(scale: 2) { canvas in
      canvas.draw(
        text, font: Font(size: 22), color: black, placement: TextPlacement(in: rect, vertical: vertical),
        language: "en", renderer: renderer)
    }
    let dark = bitmap.pixels.indices.filter { bitmap.pixels[$0] >> 24 > 60 }
    guard let left = dark.map({ $0 % 120 }).min(), let right = dark.map({ $0 % 120 }).max(),
      let top = dark.first, let bottom = dark.last
    else { return nil }
    return (left...right, top / 120...bottom / 120)
  }

  @Test(arguments: ["H", "i", "1", "ㅂ"])
  func `a letter is centred by its ink`(_ letter: String) throws {
    let box = try #require(try inkBox(of: letter, in: Rect(x: 0, y: 0, width: 60, height: 60), vertical: .ink))
    #expect(abs(box.columns.lowerBound - (119 - box.columns.upperBound)) <= 2)
    #expect(abs(box.rows.lowerBound - (119 - box.rows.upperBound)) <= 2)
  }

  @Test func `letters of one row share a baseline`() throws {
    let area = Rect(x: 0, y: 0, width: 60, height: 60)
    let n = try #require(try inkBox(of: "n", in: area, vertical: .lowercase))
    let h = try #require(try inkBox(of: "h", in: area, vertical: .lowercase))
    #expect(n.rows.upperBound == h.rows.upperBound)
  }

  @Test func `a text that is too wide is set smaller and then cut`() throws {
    let area = Rect(x: 10, y: 0, width: 40, height: 60)
    let box = try #require(try inkBox(of: "emergency calls of all kinds", in: area))
    #expect(box.columns.lowerBound >= 19 && box.columns.upperBound <= 100)
  }

  @Test(arguments: ["", "\n", "\0", "\u{200D}", String(repeating: "\u{301}", count: 5000), "a\nb\u{2029}c", "\u{FFFE}"])
  func `any text can be drawn and measured`(_ text: String) throws {
    _ = try inkBox(of: text, in: Rect(x: 0, y: 0, width: 60, height: 60))
    let width = TextRenderer().width(of: text, font: Font(size: 22), scale: 2, language: "x-\u{1F600}")
    #expect(width >= 0)
  }

  @Test func `sizes that are no sizes do not trap`() {
    let renderer = TextRenderer()
    for size in [0, -5, .nan, .infinity, 1e300] {
      #expect(renderer.width(of: "a", font: Font(size: size), scale: 1, language: "en") >= 0)
    }
  }

  @Test func `more texts than are kept come out right`() {
    let renderer = TextRenderer()
    let widths = (0..<400).map { renderer.width(of: "\($0 % 200)", font: Font(size: 12), scale: 1, language: "en") }
    #expect(widths[..<200] == widths[200...])
  }
}
