// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation
import Synchronization

/// What fonts are looked up and text is laid out with.
enum TextEnvironment {
  /// Decides which forms of Han characters are taken.
  private static var language: String { PersonLanguages.preferred.first ?? "en" }

  /// Returns a context, owned by the caller, for the thread that asks: Pango's font maps belong to one thread each.
  ///
  /// Nothing is rounded or hinted, so that a layout is the same at every scale.
  static func makeContext(isRightToLeft: Bool = false) -> OpaquePointer? {
    guard let context = pango_font_map_create_context(pango_cairo_font_map_get_default()) else { return nil }
    pango_context_set_language(context, pango_language_from_string(language))
    pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_context_set_round_glyph_positions(context, 0)
    if let options = cairo_font_options_create() {
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
    }
    return context
  }

  /// Returns points in Pango's units, kept to what its 32-bit coordinates hold.
  static func pangoUnits(_ points: CGFloat) -> Double {
    points.isNaN ? 0 : min(max(Double(points), -1_000_000), 1_000_000) * Double(PANGO_SCALE)
  }
}

extension FontFace {
  /// Returns a description, owned by the caller.
  ///
  /// - Parameter isDisplay: Whether text is large, before it was made to fit.
  func makeDescription(pointSize: CGFloat, isDisplay: Bool) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, pangoFamilies(isDisplay: isDisplay))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
    pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(
      description, TextEnvironment.pangoUnits(Self.drawableSize(pointSize)))
    return description
  }

  /// The nearest size that text can be set in.
  static func drawableSize(_ pointSize: CGFloat) -> CGFloat {
    pointSize.isNaN ? 12 : min(max(pointSize, 0.1), 4_096)
  }
}

// MARK: - Measures

/// The measures of a typeface, in em.
struct FontFaceMetrics: Hashable, Sendable {
  var ascender: CGFloat = 0.95
  /// Negative.
  var descender: CGFloat = -0.25
  var leading: CGFloat = 0
  var capHeight: CGFloat = 0.7
  var xHeight: CGFloat = 0.5
  var familyName = ""
  var postScriptName = ""
}

extension FontFace {
  private static let known = Mutex<[FontFace: FontFaceMetrics]>([:])

  /// The measures of the typeface that is installed for this face.
  var metrics: FontFaceMetrics {
    if let metrics = Self.known.withLock({ $0[self] }) { return metrics }
    let metrics = measured()
    Self.known.withLock { $0[self] = metrics }
    return metrics
  }

  /// Has all typefaces measured again, as other ones are installed.
  static func forgetMetrics() { known.withLock { $0 = [:] } }

  private func measured() -> FontFaceMetrics {
    guard let context = TextEnvironment.makeContext() else { return FontFaceMetrics() }
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    // Measures grow with the size, as nothing is hinted; at a large one they are the most exact.
    let description = makeDescription(pointSize: 1_000, isDisplay: false)
    defer { pango_font_description_free(description) }
    guard let font = pango_context_load_font(context, description) else { return FontFaceMetrics() }
    defer { g_object_unref(font) }
    var metrics = FontFaceMetrics(font)
    if let pattern = pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    {
      metrics.familyName = Self.string(FC_FAMILY, in: pattern) ?? ""
      metrics.postScriptName = Self.string(FC_POSTSCRIPT_NAME, in: pattern) ?? metrics.familyName
    }
    return metrics
  }

  static func string(_ key: String, in pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }
}

extension FontFaceMetrics {
  /// Measures a loaded font.
  init(_ font: UnsafeMutablePointer<PangoFont>) {
    self.init()
    guard let font = pango_font_get_hb_font(font) else { return }
    var (width, height): (Int32, Int32) = (0, 0)
    hb_font_get_scale(font, &width, &height)
    // The vertical scale of HarfBuzz is negative where coordinates grow downwards.
    let em = CGFloat(height)
    guard em != 0 else { return }
    var extents = hb_font_extents_t()
    if hb_font_get_h_extents(font, &extents) != 0, extents.ascender != 0 || extents.descender != 0 {
      ascender = CGFloat(extents.ascender) / em
      descender = -abs(CGFloat(extents.descender) / em)
      leading = max(0, CGFloat(extents.line_gap) / em)
    }
    capHeight = Self.height(of: "H", in: font, em: em) ?? capHeight
    xHeight = Self.height(of: "x", in: font, em: em) ?? xHeight
  }

  private static func height(of letter: Unicode.Scalar, in font: OpaquePointer, em: CGFloat) -> CGFloat? {
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.y_bearing != 0
    else { return nil }
    return CGFloat(extents.y_bearing) / em
  }
}
