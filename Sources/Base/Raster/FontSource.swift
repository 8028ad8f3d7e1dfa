// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo

/// The font maps that text is laid out with, made when first needed.
final class FontSource {
  private let typefaces: Typefaces
  private let scope: FontScope

  private lazy var short = scope == .ownProcess ? ShortFontList(typefaces: typefaces) : nil
  private lazy var complete = makeCompleteMap()

  init(typefaces: Typefaces, scope: FontScope) {
    self.typefaces = typefaces
    self.scope = scope
  }

  deinit {
    if let complete { g_object_unref(complete) }
  }
}

// MARK: - Contexts

extension FontSource {
  /// Whether a script's characters are looked for in the preferred typefaces alone.
  func isShort(for script: Typefaces.Script) -> Bool { short?.scripts.contains(script) ?? false }

  /// Returns a context to lay text out in, owned by the caller.
  ///
  /// - Parameter isShort: Whether the preferred typefaces are enough.
  func makeContext(language: String, isShort: Bool) -> OpaquePointer? {
    guard
      let fontMap = isShort ? short?.fontMap : complete,
      let context = pango_font_map_create_context(fontMap)
    else { return nil }
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
    return context
  }

  private func makeCompleteMap() -> UnsafeMutablePointer<PangoFontMap>? {
    guard let fontMap = pango_cairo_font_map_new() else { return nil }
    // The process's current configuration is the short one, then.
    if short != nil, let configuration = FcInitLoadConfigAndFonts() {
      pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration)
      FcConfigDestroy(configuration)
    }
    return fontMap
  }
}
