// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CFreeType
import CPangoCairo
package import Geometry

/// A font with pictures in its glyphs, such as one of emoji, read from a file of its own.
///
/// The file is mapped: of its megabytes only what is drawn is read. What was drawn lately is kept, in the size in which it shows;
/// all of it goes with the object. Source: FreeType's and HarfBuzz's references.
package final class ColorFont {
  private let library: FT_Library
  private let face: FT_Face
  private let font: OpaquePointer
  private let buffer: OpaquePointer
  private var stamps: [StampKey: Stamp?] = [:]

  private struct StampKey: Hashable {
    var text: String
    var side: Double
    var scale: Double
  }

  /// How many pictures are kept: some screens full. When full, all are dropped.
  private static let capacity = 240
  /// The side of a picture in the buffer, beyond which none is drawn.
  private static let largestSide = 512.0

  /// - Returns: `nil` for a file that cannot be read, or whose glyphs are no pictures of fixed sizes.
  package init?(path: String) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    guard FT_New_Face(library, path, 0, &face) == 0, let face,
      face.pointee.face_flags & spn_has_fixed_sizes != 0, face.pointee.num_fixed_sizes > 0,
      FT_Select_Size(face, 0) == 0, let blob = hb_blob_create_from_file_or_fail(path)
    else {
      FT_Done_FreeType(library)
      return nil
    }
    let shapes = hb_face_create(blob, 0)
    hb_blob_destroy(blob)
    guard let font = hb_font_create(shapes), let buffer = hb_buffer_create() else {
      hb_face_destroy(shapes)
      FT_Done_FreeType(library)
      return nil
    }
    hb_face_destroy(shapes)
    (self.library, self.face, self.font, self.buffer) = (library, face, font, buffer)
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
    // With its faces.
    FT_Done_FreeType(library)
  }
}

// MARK: - Pictures

extension ColorFont {
  /// Returns the picture of one emoji in a square; `nil` when the font has none.
  ///
  /// - Parameter side: Of the square, in logical pixels.
  func stamp(of text: String, side: Double, scale: Double) -> Stamp? {
    let key = StampKey(text: text, side: side, scale: scale)
    if let kept = stamps[key] { return kept }
    if stamps.count >= Self.capacity { stamps.removeAll(keepingCapacity: true) }
    let stamp = makeStamp(of: text, side: side, scale: scale)
    stamps[key] = .some(stamp)
    return stamp
  }

  private func makeStamp(of text: String, side: Double, scale: Double) -> Stamp? {
    guard side > 0, side * scale <= Self.largestSide, let glyph = glyph(of: text),
      FT_Load_Glyph(face, glyph, spn_load_color) == 0, let slot = face.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), bitmap.width > 0, bitmap.rows > 0, bitmap.pitch > 0,
      let picture = cairo_image_surface_create_for_data(
        bitmap.buffer, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.rows), bitmap.pitch)
    else { return nil }
    defer { cairo_surface_destroy(picture) }
    let (width, height) = (Double(bitmap.width), Double(bitmap.rows))
    let factor = side / max(width, height)
    return Stamp(.colors, size: Size(width: side, height: side), scale: scale) { canvas in
      canvas.placed(
        at: Point(x: (side - width * factor) / 2, y: (side - height * factor) / 2), enlargedBy: factor
      ) {
        cairo_set_source_surface(canvas.context, picture, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_GOOD)
        cairo_paint(canvas.context)
      }
    }
  }

  /// Returns the one glyph of an emoji; `nil` when the font lacks it or would show it in parts.
  private func glyph(of text: String) -> UInt32? {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf8(buffer, text, -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count) else { return nil }
    let drawn = UnsafeBufferPointer(start: glyphs, count: Int(count)).map(\.codepoint).filter { !isEmpty($0) }
    return drawn.count == 1 && drawn[0] != 0 ? drawn[0] : nil
  }

  /// Whether a glyph stands for a sign that only chooses how others look.
  private func isEmpty(_ glyph: UInt32) -> Bool {
    glyph != 0 && hb_font_get_glyph_h_advance(font, glyph) == 0
  }
}

// MARK: - Drawing

extension Canvas {
  /// Draws an emoji in the middle of a rectangle.
  ///
  /// - Parameter side: Of the square that it fills, in logical pixels.
  /// - Returns: Whether the font has it.
  @discardableResult
  package func draw(emoji text: String, in rect: Rect, side: Double, font: ColorFont) -> Bool {
    guard let stamp = font.stamp(of: text, side: side, scale: scale) else { return false }
    draw(stamp, at: Point(x: rect.midX - side / 2, y: rect.midY - side / 2))
    return true
  }
}
