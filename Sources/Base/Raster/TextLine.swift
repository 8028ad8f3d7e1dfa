// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import Geometry

/// One laid-out line of text and what is needed to place it; all in pixels of the buffer.
final class TextLine {
  let layout: OpaquePointer
  /// What the glyphs cover, relative to the start of the baseline.
  let ink: Rect
  /// The distance from the start to where the next character would go.
  let advance: Double

  /// Takes over a reference to the layout.
  init(adopting layout: OpaquePointer) {
    self.layout = layout
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    if let line = pango_layout_get_line_readonly(layout, 0) {
      pango_layout_line_get_extents(line, &ink, &logical)
    }
    let unit = Double(PANGO_SCALE)
    self.ink = Rect(
      x: Double(ink.x) / unit, y: Double(ink.y) / unit, width: Double(ink.width) / unit,
      height: Double(ink.height) / unit)
    self.advance = Double(logical.width) / unit
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }
}
