// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation

// MARK: - The ellipsis

extension TextPiece {
  /// Takes away the room that Pango leaves after an ellipsis so that the line fills its width.
  static func tightenEllipsis(in layout: OpaquePointer) {
    guard pango_layout_is_ellipsized(layout) != 0 else { return }
    var node = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
    while let current = node {
      if let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) { tighten(item) }
      node = current.pointee.next
    }
  }

  private static func tighten(_ item: UnsafeMutablePointer<PangoGlyphItem>) {
    guard let font = item.pointee.item?.pointee.analysis.font, let string = item.pointee.glyphs,
      let glyphs = string.pointee.glyphs, string.pointee.num_glyphs > 0, string.pointee.num_glyphs <= 3
    else { return }
    let last = Int(string.pointee.num_glyphs) - 1
    guard isEllipsis(glyphs[last].glyph, of: font) else { return }
    var own = PangoRectangle()
    pango_font_get_glyph_extents(font, glyphs[last].glyph, nil, &own)
    glyphs[last].geometry.width = min(glyphs[last].geometry.width, own.width)
  }

  /// Returns the width of a line whose glyphs were changed, in points: Pango keeps what it has measured before.
  static func widthOfGlyphs(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> CGFloat {
    var width: Int32 = 0
    var node = line.pointee.runs
    while let current = node {
      let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
      width += pango_glyph_string_get_width(item?.pointee.glyphs)
      node = current.pointee.next
    }
    return CGFloat(width) / CGFloat(PANGO_SCALE)
  }

  /// Whether a glyph is what Pango sets for text that is left out: one of two characters, or three full stops.
  private static func isEllipsis(_ glyph: PangoGlyph, of font: UnsafeMutablePointer<PangoFont>) -> Bool {
    guard let font = pango_font_get_hb_font(font) else { return false }
    return ["…", "⋯", "."].contains { (character: Unicode.Scalar) in
      var nominal: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, character.value, &nominal) != 0 && nominal == glyph
    }
  }
}
