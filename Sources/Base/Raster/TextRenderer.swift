// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo

/// Turns text into glyphs and keeps what was laid out for the next frame.
///
/// Making one costs nothing; the first text that is drawn or measured reads a font configuration and fonts.
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

  private struct ContextKey: Hashable {
    var language: String
    var isShort: Bool
  }

  private let typefaces: Typefaces
  private let source: FontSource
  private var contexts: [ContextKey: OpaquePointer] = [:]
  private var lines: [LineKey: TextLine] = [:]

  package init(typefaces: Typefaces = .standard, scope: FontScope = .system) {
    self.typefaces = typefaces
    source = FontSource(typefaces: typefaces, scope: scope)
  }

  deinit {
    for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
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
    guard let layout = layout(short, font: font, scale: scale, language: language, limit: limit) else { return nil }
    if lines.count >= Self.capacity { lines.removeAll(keepingCapacity: true) }
    let line = TextLine(adopting: layout)
    lines[key] = line
    return line
  }

  /// Keeps nothing of a text that was laid out.
  package func forget(_ text: String) {
    for key in lines.keys where key.text == text { lines[key] = nil }
  }

  private func layout(
    _ text: String, font: Font, scale: Double, language: String, limit: Double?
  ) -> OpaquePointer? {
    let script = Typefaces.Script(of: text)
    let isShort = source.isShort(for: script)
    // Han unification: without the language, Korean text may come out in Chinese or Japanese forms.
    let language = script == .hangul ? "ko" : language
    guard let context = context(language: language, isShort: isShort), let layout = pango_layout_new(context) else {
      return nil
    }
    set(layout, to: text, families: typefaces.families(for: script), font: font, scale: scale, limit: limit)
    // A character that the preferred typefaces lack: look in all others.
    if isShort, pango_layout_get_unknown_glyphs_count(layout) > 0,
      let context = self.context(language: language, isShort: false), let second = pango_layout_new(context)
    {
      g_object_unref(UnsafeMutableRawPointer(layout))
      set(second, to: text, families: typefaces.families(for: script), font: font, scale: scale, limit: limit)
      return second
    }
    return layout
  }

  private func set(
    _ layout: OpaquePointer, to text: String, families: [String], font: Font, scale: Double, limit: Double?
  ) {
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, text, -1)

    let description = pango_font_description_new()
    pango_font_description_set_family(description, (families + ["sans-serif"]).joined(separator: ","))
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
  }

  private func context(language: String, isShort: Bool) -> OpaquePointer? {
    let key = ContextKey(language: language, isShort: isShort)
    if let context = contexts[key] { return context }
    let context = source.makeContext(language: language, isShort: isShort)
    contexts[key] = context
    return context
  }

  /// Returns pixels in Pango's units, kept to what its 32-bit coordinates hold.
  private static func pangoUnits(_ pixels: Double) -> Double {
    pixels.isNaN ? 0 : min(max(pixels, 0), 32_767) * Double(PANGO_SCALE)
  }
}
