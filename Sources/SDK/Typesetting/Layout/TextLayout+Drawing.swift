// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
package import Foundation
package import Graphics

// MARK: - Drawing

extension TextLayout {
  /// Draws the lines.
  ///
  /// - Parameters:
  ///   - origin: Where the layout's top left corner goes.
  ///   - cairo: A `cairo_t` whose units are points; its state is left as it was.
  ///   - color: The colour of text that has none of its own, in the current traits.
  ///   - alpha: What the alpha of all colours is multiplied by.
  package func draw(at origin: CGPoint, in cairo: OpaquePointer, color: UIColor = .black, alpha: CGFloat = 1) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_new_path(cairo)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    for line in lines {
      // Letters may reach out of their line.
      let frame = line.frame.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: 0, dy: -line.frame.height)
      guard frame.maxY >= top, frame.minY <= bottom else { continue }
      TextLinePainter(line: line, origin: origin, cairo: cairo, color: color, alpha: alpha).draw()
    }
  }

  /// Draws the lines with the context's alpha, blend mode and shadow.
  ///
  /// - Parameters:
  ///   - origin: Where the layout's top left corner goes.
  ///   - color: The colour of text that has none of its own, in the current traits.
  package func draw(at origin: CGPoint, in context: CGContext, color: UIColor = .black) {
    // Letters may reach out of their lines.
    let reach = lines.map(\.frame.height).max() ?? 0
    let bounds = lines.reduce(CGRect.null) { $0.union($1.frame) }.insetBy(dx: -reach, dy: -reach)
    context.compose(around: bounds.offsetBy(dx: origin.x, dy: origin.y)) { cairo in
      draw(at: origin, in: cairo, color: color, alpha: context.alpha)
    }
  }
}

/// Draws one line of text.
struct TextLinePainter {
  private let line: TextLayout.Line
  private let cairo: OpaquePointer
  private let color: UIColor
  private let alpha: CGFloat
  /// The start of the baseline.
  private let start: CGPoint

  init(line: TextLayout.Line, origin: CGPoint, cairo: OpaquePointer, color: UIColor, alpha: CGFloat) {
    self.line = line
    self.cairo = cairo
    self.color = color
    self.alpha = alpha
    start = Self.aligned(CGPoint(x: origin.x + line.frame.minX, y: origin.y + line.baseline), in: cairo)
  }

  /// Moves a baseline to a whole pixel where lines are level, for the same sharpness in each line.
  private static func aligned(_ point: CGPoint, in cairo: OpaquePointer) -> CGPoint {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.yx == 0, matrix.xy == 0, matrix.yy != 0 else { return point }
    let y = (point.y * matrix.yy + matrix.y0).rounded()
    return CGPoint(x: point.x, y: (y - matrix.y0) / matrix.yy)
  }

  func draw() {
    let runs = line.piece.runs
    for run in runs {
      guard let background = run.style.background else { continue }
      setColor(background)
      for range in xRanges(run.bytes) {
        let top = start.y - line.ascent
        cairo_rectangle(
          cairo, start.x + range.lowerBound, top, range.upperBound - range.lowerBound,
          line.ascent + line.descent)
      }
      cairo_fill(cairo)
    }
    for run in runs { drawUnderline(run) }
    drawGlyphs()
    for run in runs { drawStrikethrough(run) }
  }

  private func setColor(_ color: UIColor) {
    let color = color.cgColor
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
  }

  /// Returns where the characters of a range are, in points from the line's left end.
  private func xRanges(_ bytes: Range<Int>) -> [ClosedRange<CGFloat>] {
    line.piece.xRanges(bytes)
  }
}

// MARK: - Glyphs

extension TextLinePainter {
  private func drawGlyphs() {
    var x = 0.0
    for item in line.piece.glyphItems { x += draw(item, at: x) }
  }

  /// Draws a run of glyphs of one font; returns its width.
  private func draw(_ glyphItem: TextPiece.GlyphItem, at x: Double) -> Double {
    guard let item = glyphItem.pointee.item, let string = glyphItem.pointee.glyphs,
      let font = item.pointee.analysis.font, let glyphs = string.pointee.glyphs,
      let clusters = string.pointee.log_clusters
    else { return 0 }
    setFont(font)
    let offset = Int(item.pointee.offset)
    let piece = line.piece
    var x = x
    let first = x
    var batch: [cairo_glyph_t] = []
    batch.reserveCapacity(Int(string.pointee.num_glyphs))
    var run = piece.runIndex(at: offset)
    for index in 0..<Int(string.pointee.num_glyphs) {
      let byte = offset + Int(clusters[index])
      if !piece.runs[run].bytes.contains(byte) {
        show(batch, style: piece.runs[run].style)
        batch.removeAll(keepingCapacity: true)
        run = piece.runIndex(at: byte)
      }
      let geometry = glyphs[index].geometry
      let width = points(geometry.width)
      let raise = Double(piece.runs[run].style.baselineOffset * piece.fontScale)
      let place = CGPoint(
        x: start.x + x + points(geometry.x_offset), y: start.y + points(geometry.y_offset) - raise)
      if glyphs[index].glyph & Self.unknownFlag != 0 {
        drawBox(at: place, width: width, style: piece.runs[run].style)
      } else if glyphs[index].glyph != Self.emptyGlyph {
        batch.append(cairo_glyph_t(index: UInt(glyphs[index].glyph), x: place.x, y: place.y))
      }
      x += width
    }
    show(batch, style: piece.runs[run].style)
    return x - first
  }

  /// Pango's marks of glyphs that no font has and of those that are not seen.
  private static var unknownFlag: UInt32 { 0x1000_0000 }
  private static var emptyGlyph: UInt32 { 0x0FFF_FFFF }

  private func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

  /// Sets the font without its scale: that of the context counts, whatever it is by now.
  private func setFont(_ font: UnsafeMutablePointer<PangoFont>) {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    cairo_set_font_face(cairo, cairo_scaled_font_get_font_face(scaled))
    cairo_set_font_matrix(cairo, &matrix)
    guard let options = cairo_font_options_create() else { return }
    cairo_scaled_font_get_font_options(scaled, options)
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
  }

  private func show(_ glyphs: [cairo_glyph_t], style: TextStyle) {
    guard !glyphs.isEmpty else { return }
    setColor(style.foreground ?? color)
    cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
  }

  /// Draws what stands for a character that no font has.
  private func drawBox(at place: CGPoint, width: Double, style: TextStyle) {
    let height = Double(style.font.capHeight * line.piece.fontScale)
    let stroke = max(height / 14, 0.5)
    guard width > stroke * 4 else { return }
    setColor(style.foreground ?? color)
    cairo_set_line_width(cairo, stroke)
    cairo_rectangle(
      cairo, place.x + stroke * 1.5, place.y - height + stroke / 2, width - stroke * 3, height - stroke)
    cairo_stroke(cairo)
  }
}

// MARK: - Lines

extension TextLinePainter {
  private func drawUnderline(_ run: TextPiece.Run) {
    guard !run.style.underline.isEmpty else { return }
    let size = Double(run.style.font.pointSize * line.piece.fontScale)
    let raise = Double(run.style.baselineOffset * line.piece.fontScale)
    drawLine(
      run.style.underline, color: run.style.underlineColor ?? run.style.foreground ?? color, run: run,
      y: start.y - raise + size * 0.12, thickness: size * 0.055, growsDown: true)
  }

  private func drawStrikethrough(_ run: TextPiece.Run) {
    guard !run.style.strikethrough.isEmpty else { return }
    let font = run.style.font
    let size = Double(font.pointSize * line.piece.fontScale)
    let middle = Double((font.xHeight / 2 + run.style.baselineOffset) * line.piece.fontScale)
    drawLine(
      run.style.strikethrough, color: run.style.strikethroughColor ?? run.style.foreground ?? color, run: run,
      y: start.y - middle, thickness: size * 0.055, growsDown: false)
  }

  private func drawLine(
    _ style: NSUnderlineStyle, color: UIColor, run: TextPiece.Run, y: Double, thickness: Double, growsDown: Bool
  ) {
    let isDouble = style.isSuperset(of: .double)
    // A pattern alone draws nothing, as on iOS.
    guard isDouble || style.contains(.single) || style.contains(.thick) else { return }
    let thickness = (style.contains(.thick) && !isDouble ? 2 : 1) * deviceAligned(thickness)
    let ranges = style.contains(.byWord) ? line.piece.words(in: run.bytes).flatMap(xRanges) : xRanges(run.bytes)
    cairo_save(cairo)
    setColor(color)
    cairo_set_line_width(cairo, thickness)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    let dashes = style.dashes.map { $0 * thickness }
    cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
    let shift = growsDown ? thickness * 2 : thickness
    for y in isDouble ? [y + shift - thickness * 2, y + shift] : [y] {
      for range in ranges {
        let level = centred(y, thickness: thickness)
        cairo_move_to(cairo, start.x + range.lowerBound, level)
        cairo_line_to(cairo, start.x + range.upperBound, level)
      }
    }
    cairo_stroke(cairo)
    cairo_restore(cairo)
  }

  /// Returns a thickness of whole pixels, at least one.
  private func deviceAligned(_ thickness: Double) -> Double {
    let scale = deviceScale
    return max((thickness * scale).rounded(), 1) / scale
  }

  /// Moves the middle of a level line so that its edges fall between pixels.
  private func centred(_ y: Double, thickness: Double) -> Double {
    let half = thickness / 2
    return Self.aligned(CGPoint(x: 0, y: y - half), in: cairo).y + half
  }

  private var deviceScale: Double {
    var (x, y) = (0.0, 1.0)
    cairo_user_to_device_distance(cairo, &x, &y)
    let scale = (x * x + y * y).squareRoot()
    return scale > 0 ? scale : 1
  }
}

extension NSUnderlineStyle {
  /// Strokes and gaps by turns, in thicknesses of the line.
  fileprivate var dashes: [Double] {
    switch rawValue & 0x0F00 {
    case Self.patternDot.rawValue: [2, 2]
    case Self.patternDash.rawValue: [6, 3]
    case Self.patternDashDot.rawValue: [6, 3, 2, 3]
    case Self.patternDashDotDot.rawValue: [6, 3, 2, 3, 2, 3]
    default: []
    }
  }
}
