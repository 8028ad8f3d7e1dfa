// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import LinuxSystem
import TestSupport
import TextReading

/// Lines of text drawn as a camera might see them.
struct DrawnPage {
  var lines: [String]
  var width = 1_000
  var height = 620
  /// Of letters, in pixels.
  var fontSize = 34
  var font = "Noto Sans CJK KR"
  /// How much the lines go down to the right, in degrees.
  var skew = 0.0
  var ink = 0.08
  var paper = 0.95
  /// How much of the light is left at the right edge.
  var lightAtRight = 1.0
  /// The largest difference that noise makes, in shades of 256.
  var noise = 0
  /// Pixels to each side that a pixel is the mean of.
  var blur = 0
}

// MARK: - Phrases

extension DrawnPage {
  static func phrases(_ name: String) throws -> [String] {
    let path = SourceTree.path("Tests/Base/TextReadingTests/Phrases/\(name).txt")
    return String(decoding: try Files.read(path), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  init(_ name: String) throws { lines = try Self.phrases(name) }
}

// MARK: - Drawing

extension DrawnPage {
  /// The shades of the picture, row by row.
  var shades: [UInt8] {
    var shades = drawn
    if blur > 0 {
      // Rows, and then columns.
      blur(&shades, lines: height, step: width, count: width, neighbour: 1)
      blur(&shades, lines: width, step: 1, count: height, neighbour: width)
    }
    guard lightAtRight < 1 || noise > 0 else { return shades }
    var random = SeededGenerator(seed: 97)
    var index = 0
    while index < shades.count {
      let light = 1 - (1 - lightAtRight) * Double(index % width) / Double(width)
      let grain = noise > 0 ? random.next(below: 2 * noise + 1) - noise : 0
      shades[index] = UInt8(min(max(Double(shades[index]) * light + Double(grain), 0), 255))
      index += 1
    }
    return shades
  }

  var picture: TextPicture { .gray(width: width, height: height, shades) }

  private var drawn: [UInt8] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    let cairo = cairo_create(surface)
    defer { cairo_destroy(cairo) }
    cairo_set_source_rgb(cairo, paper, paper, paper)
    cairo_paint(cairo)
    cairo_translate(cairo, Double(width) / 2, Double(height) / 2)
    cairo_rotate(cairo, skew * .pi / 180)
    cairo_translate(cairo, -Double(width) / 2, -Double(height) / 2)
    cairo_set_source_rgb(cairo, ink, ink, ink)
    let layout = pango_cairo_create_layout(cairo)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let description = pango_font_description_from_string(font)
    defer { pango_font_description_free(description) }
    pango_font_description_set_absolute_size(description, Double(fontSize) * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    for (index, line) in lines.enumerated() {
      pango_layout_set_text(layout, line, -1)
      cairo_move_to(cairo, Double(width) * 0.08, 90 + Double(index) * Double(fontSize) * 2.6)
      pango_cairo_show_layout(cairo, layout)
    }
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var shades = [UInt8](repeating: 0, count: width * height)
    var index = 0
    while index < shades.count {
      shades[index] = bytes[index / width * stride + index % width * 4]
      index += 1
    }
    return shades
  }

  /// Makes each pixel of each line the mean of those beside it; sums that go along, as whole pictures take long in a debug build.
  private func blur(_ shades: inout [UInt8], lines: Int, step: Int, count: Int, neighbour: Int) {
    let before = shades
    for line in 0..<lines {
      let start = line * step
      var (sum, index) = (0, -blur)
      while index < count {
        if index + blur < count { sum += Int(before[start + (index + blur) * neighbour]) }
        if index - blur > 0 { sum -= Int(before[start + (index - blur - 1) * neighbour]) }
        let near = min(index + blur, count - 1) - max(index - blur, 0) + 1
        if index >= 0 { shades[start + index * neighbour] = UInt8(sum / near) }
        index += 1
      }
    }
  }

  /// The picture as a PNG file.
  var file: [UInt8] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let bytes = cairo_image_surface_get_data(surface) else { return [] }
    let shades = shades
    var index = 0
    while index < shades.count {
      let place = index / width * stride + index % width * 4
      (bytes[place], bytes[place + 1], bytes[place + 2]) = (shades[index], shades[index], shades[index])
      index += 1
    }
    cairo_surface_mark_dirty(surface)
    var file: [UInt8] = []
    withUnsafeMutablePointer(to: &file) { file in
      _ = cairo_surface_write_to_png_stream(
        surface,
        { file, bytes, count in
          file?.assumingMemoryBound(to: [UInt8].self).pointee += UnsafeBufferPointer(start: bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, file)
    }
    return file
  }
}
