// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation

// MARK: - Heights

extension TextPiece {
  typealias GlyphItem = UnsafeMutablePointer<PangoGlyphItem>

  /// The runs of glyphs, from left to right.
  var glyphItems: [GlyphItem] {
    var result: [GlyphItem] = []
    var node = line?.pointee.runs
    while let current = node {
      if let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) { result.append(item) }
      node = current.pointee.next
    }
    return result
  }

  /// How far the line reaches above and below its baseline, in points.
  ///
  /// The fonts that were asked for decide, so that lines do not jump when a character comes from another font; but
  /// scripts that are taller than Latin get the room that their own fonts want.
  var extent: (ascent: CGFloat, descent: CGFloat) {
    var (ascent, descent) = (-CGFloat.infinity, -CGFloat.infinity)
    func add(_ above: CGFloat, _ below: CGFloat, raisedBy offset: CGFloat) {
      ascent = max(ascent, above + offset)
      descent = max(descent, below - offset)
    }
    for run in runs {
      let font = run.style.font
      add(font.ascender * fontScale, -font.descender * fontScale, raisedBy: run.style.baselineOffset * fontScale)
    }
    for item in glyphItems {
      guard let analysis = item.pointee.item?.pointee.analysis, let font = analysis.font,
        TextScripts.isTall(analysis.script)
      else { continue }
      let style = runs[runIndex(at: Int(item.pointee.item.pointee.offset))].style
      let metrics = FontFaceMetrics(font)
      let size = style.font.pointSize * fontScale
      add(metrics.ascender * size, -metrics.descender * size, raisedBy: style.baselineOffset * fontScale)
    }
    return (ascent, descent)
  }

  /// What the letters paint, in points from the start of the baseline.
  var inkExtents: CGRect {
    var result = CGRect.null
    var x: Int32 = 0
    for item in glyphItems {
      guard let glyphs = item.pointee.glyphs, let font = item.pointee.item?.pointee.analysis.font else { continue }
      var ink = PangoRectangle()
      pango_glyph_string_extents(glyphs, font, &ink, nil)
      func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
      result = result.union(
        CGRect(x: points(x + ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height)))
      x += pango_glyph_string_get_width(glyphs)
    }
    return result
  }

  /// The greatest leading of the line's fonts, in points.
  var leading: CGFloat {
    runs.map { $0.style.font.leading * fontScale }.max() ?? 0
  }
}
