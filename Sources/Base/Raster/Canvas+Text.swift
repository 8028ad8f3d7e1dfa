// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import Geometry

// MARK: - Text

extension Canvas {
  /// Draws one line of text. A line wider than the rectangle is set smaller, down to a readable size, and then cut.
  ///
  /// - Parameter language: A BCP 47 tag; picks glyph forms and, for scripts without a typeface of their own, the font.
  package func draw(
    _ text: String, font: Font, color: Color, placement: TextPlacement, language: String,
    renderer: TextRenderer
  ) {
    let rect = placement.rect
    guard !text.isEmpty, rect.width > 0, color.alpha > 0,
      let (line, font) = fitted(text, font: font, width: rect.width, language: language, renderer: renderer)
    else { return }

    let ink = line.ink
    let x =
      switch placement.horizontal {
      case .center: rect.midX * scale - (ink.minX + ink.width / 2)
      case .leading: rect.minX * scale - ink.minX
      }
    let above =
      switch placement.vertical {
      case .capitals: middle(of: "H", font: font, language: language, renderer: renderer)
      case .lowercase:
        (middle(of: "H", font: font, language: language, renderer: renderer)
          + middle(of: "x", font: font, language: language, renderer: renderer)) / 2
      case .hangul: middle(of: "ㅁ", font: font, language: language, renderer: renderer)
      case .ink: ink.minY + ink.height / 2
      }
    cairo_save(context)
    cairo_identity_matrix(context)
    setSource(color)
    cairo_move_to(context, x.rounded(), (rect.midY * scale - above).rounded())
    if let glyphs = pango_layout_get_line_readonly(line.layout, 0) { pango_cairo_show_layout_line(context, glyphs) }
    cairo_restore(context)
  }

  /// How far the middle of a reference glyph lies from the baseline, in pixels of the buffer, down positive.
  private func middle(of reference: String, font: Font, language: String, renderer: TextRenderer) -> Double {
    var plain = font
    plain.tracking = 0
    guard let line = renderer.line(reference, font: plain, scale: scale, language: language, limit: nil) else {
      return 0
    }
    return line.ink.minY + line.ink.height / 2
  }

  /// The em size below which text is cut and not made smaller, in logical pixels.
  private static var smallestSize: Double { 9 }

  private func fitted(
    _ text: String, font: Font, width: Double, language: String, renderer: TextRenderer
  ) -> (TextLine, Font)? {
    guard let line = renderer.line(text, font: font, scale: scale, language: language, limit: nil) else { return nil }
    let room = width * scale
    guard line.ink.width > room else { return (line, font) }
    var smaller = font
    // In quarters: keys of nearly the same width share a size.
    smaller.size = max((font.size * room / line.ink.width * 4).rounded(.down) / 4, min(font.size, Self.smallestSize))
    guard let again = renderer.line(text, font: smaller, scale: scale, language: language, limit: nil) else {
      return nil
    }
    if again.ink.width <= room { return (again, smaller) }
    return renderer.line(text, font: smaller, scale: scale, language: language, limit: room).map { ($0, smaller) }
  }
}
