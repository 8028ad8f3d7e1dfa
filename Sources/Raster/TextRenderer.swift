// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo

/// Turns text into glyphs and keeps what was laid out for the next frame.
///
/// Making one costs nothing; the first text that is drawn or measured reads the system's font configuration (4 to 10 ms).
package final class TextRenderer {
  /// How many laid-out lines are kept; two full planes with their popups fit. When full, all are dropped.
  private static let capacity = 160
  /// Longer texts are cut: key caps have no room, and labels come from files that anyone may write.
  private static let longestText = 64

  private struct LineKey: Hashable {
    var text: String
    var font: Font
    var scale: Double
    var language: String
    var limit: Double
  }

  private let typefaces: Typefaces
  private lazy var fontMap = pango_cairo_font_map_new()
  private var contexts: [String: OpaquePointer] = [:]
  private var lines: [LineKey: TextLine] = [:]

  package init(typefaces: Typefaces = .standard) {
    self.typefaces = typefaces
  }

  deinit {
    lines.removeAll()
    for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
    if let fontMap { g_object_unref(UnsafeMutableRawPointer(fontMap)) }
  }
}

// MARK: - Laying out

extension TextRenderer {
  /// Returns the width of a line of text, in logical pixels.
  package func width(of text: String, font: Font, scale: Double, language: String) -> Double {
    guard let line = line(text, font: font, scale: scale, language: language, limit: nil) else { return 0 }
    return line.advance / scale
  }

  /// Returns one line of text laid out for a scale; cut with an ellipsis where it is longer than the limit, which is in
  /// pixels of the buffer.
  func line(_ text: String, font: Font, scale: Double, language: String, limit: Double?) -> TextLine? {
    let key = LineKey(text: text, font: font, scale: scale, language: language, limit: limit ?? -1)
    if let line = lines[key] { return line }
    let short = text.count > Self.longestText ? String(text.prefix(Self.longestText)) : text
    let choice = typefaces.choice(for: short, language: language)
    guard let context = context(for: choice.language), let layout = pango_layout_new(context) else { return nil }
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_auto_dir(layout, 1)
    pango_layout_set_text(layout, short, -1)

    let description = pango_font_description_new()
    pango_font_description_set_family(description, choice.families)
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight.rawValue)))
    pango_font_description_set_absolute_size(description, Self.pangoUnits(font.size * scale))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)

    if font.tracking != 0 {
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32(Self.pangoUnits(font.tracking * scale))))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    if let limit {
      pango_layout_set_width(layout, Int32(Self.pangoUnits(limit)))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    if lines.count >= Self.capacity { lines.removeAll(keepingCapacity: true) }
    let line = TextLine(adopting: layout)
    lines[key] = line
    return line
  }

  /// Returns pixels in Pango's units, kept to what its 32-bit coordinates hold.
  private static func pangoUnits(_ pixels: Double) -> Double {
    pixels.isNaN ? 0 : min(max(pixels, 0), 32_767) * Double(PANGO_SCALE)
  }

  private func context(for language: String) -> OpaquePointer? {
    if let context = contexts[language] { return context }
    guard let fontMap, let context = pango_font_map_create_context(fontMap) else { return nil }
    pango_context_set_language(context, pango_language_from_string(language))
    // Advances keep their fractions: rounding each to a pixel spaces words unevenly.
    pango_context_set_round_glyph_positions(context, 0)
    if let options = cairo_font_options_create() {
      // The frame is blended by the compositor, possibly rotated: coloured antialiasing would show.
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
    }
    contexts[language] = context
    return context
  }
}
