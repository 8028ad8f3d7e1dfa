// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import CPangoCairo

/// The shape of a line's ends.
@nonexhaustive
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the very end; the default.
  case butt = 0
  /// A half circle around the end.
  case round = 1
  /// Half a square beyond the end.
  case square = 2
}

/// The shape of a line's corners.
@nonexhaustive
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, up to the miter limit; the default.
  case miter = 0
  /// A part of a circle.
  case round = 1
  /// Cut off straight.
  case bevel = 2
}

/// How carefully images are drawn larger or smaller.
@nonexhaustive
public enum CGInterpolationQuality: Int32, Sendable {
  /// Left to the context: as `medium`.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Mixes the nearest pixels.
  case low = 2
  /// Smooth in both directions.
  case medium = 4
  /// The smoothest and slowest.
  case high = 3
}

extension CGContext {
  /// What `saveGState()` keeps.
  struct State {
    var ctm: CGAffineTransform
    var fillColor = CGColor(gray: 0, alpha: 1)
    var strokeColor = CGColor(gray: 0, alpha: 1)
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var antialiases = true
    var interpolationQuality = CGInterpolationQuality.default

    init(ctm: CGAffineTransform) { self.ctm = ctm }
  }

  /// What a shape throws onto what is behind it.
  struct Shadow {
    /// In points of the untransformed context.
    var offset: CGSize
    /// Twice the deviation of the blur, in points of the untransformed context.
    var blur: CGFloat
    var color: CGColor
  }
}

// MARK: - To Cairo

extension CGContext.State {
  /// Whether anything drawn through the transform can be seen.
  var isVisible: Bool { ctm.isUsable }

  /// Wider than any screen.
  private static let widestInPixels: CGFloat = 200_000

  /// Sets what is true of everything that is drawn.
  func apply(to cairo: OpaquePointer, then device: CGAffineTransform = .identity) {
    ctm.apply(to: cairo, then: device)
    cairo_set_antialias(cairo, cairoAntialias)
  }

  /// Sets what lines look like, but for their dashes.
  func applyLine(to cairo: OpaquePointer) {
    // A round pen has the more corners the larger it is.
    cairo_set_line_width(cairo, min(lineWidth, Self.widestInPixels / max(ctm.enlargement, 1e-6)))
    cairo_set_line_cap(cairo, cairo_line_cap_t(rawValue: UInt32(lineCap.rawValue)))
    cairo_set_line_join(cairo, cairo_line_join_t(rawValue: UInt32(lineJoin.rawValue)))
    cairo_set_miter_limit(cairo, miterLimit)
  }

  var cairoAntialias: cairo_antialias_t { antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE }

  /// Sets the dashes for a path of a length in pixels; ones too many to tell apart make a solid line.
  func applyDashes(to cairo: OpaquePointer, along length: CGFloat) {
    let period = dashLengths.reduce(0, +)
    let pixels = period * abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
    guard period > 0, pixels > 0.05, length / pixels < 100_000 else { return cairo_set_dash(cairo, nil, 0, 0) }
    cairo_set_dash(cairo, dashLengths.map { Double($0) }, Int32(dashLengths.count), dashPhase)
  }

  /// Sets a colour, with the state's alpha, as what is drawn.
  func applySource(_ color: CGColor, to cairo: OpaquePointer) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
  }
}

extension CGAffineTransform {
  /// Maps what is drawn from now on.
  func apply(to cairo: OpaquePointer, then device: CGAffineTransform = .identity) {
    // A matrix that cannot be undone would stop the Cairo context for good.
    guard isUsable else { return }
    var matrix = concatenating(device).cairoMatrix
    cairo_set_matrix(cairo, &matrix)
  }

  var cairoMatrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

// MARK: - Colours

extension CGContext {
  /// Fills with a colour from now on; black at first.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Fills with a colour, of components between 0 and 1, from now on.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Fills with a grey between 0, black, and 1, white, from now on.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

  /// Draws lines in a colour from now on; black at first.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Draws lines in a colour, of components between 0 and 1, from now on.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Draws lines in a grey between 0, black, and 1, white, from now on.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

  /// How opaque everything is drawn.
  package var alpha: CGFloat { state.alpha }

  /// Sets how opaque everything is drawn, between 0 and 1.
  public func setAlpha(_ alpha: CGFloat) {
    guard !alpha.isNaN else { return }
    state.alpha = min(max(alpha, 0), 1)
  }

  /// Sets how what is drawn comes together with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges are smoothed, as they are at first, or made of whole pixels.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.antialiases = shouldAntialias
    cairo_set_antialias(cairo, state.cairoAntialias)
  }

  /// How carefully images are drawn larger or smaller from now on.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}

// MARK: - Lines

extension CGContext {
  /// The widest line, in the context's coordinates: wider than any screen.
  private static let widest: CGFloat = 100_000

  /// Sets how wide lines are, in the coordinates of the context; 1 at first, and 0 for what is negative.
  public func setLineWidth(_ width: CGFloat) {
    guard !width.isNaN else { return }
    state.lineWidth = min(max(width, 0), Self.widest)
  }

  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {
    state.lineCap = cap
  }

  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) {
    state.lineJoin = join
  }

  /// Sets how pointed corners may be, as the length of the point in widths of the line: 10 at first, at least 1.
  /// Sharper ones are cut off.
  public func setMiterLimit(_ limit: CGFloat) {
    guard !limit.isNaN else { return }
    state.miterLimit = min(max(limit, 1), Self.widest)
  }

  /// Sets the lengths of dashes and gaps in turn; none, or lengths that make no pattern, for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 && $0 < Self.widest }), lengths.count <= 1000,
      lengths.contains(where: { $0 > 0 })
    else {
      state.dashLengths = []
      return
    }
    state.dashLengths = lengths
    state.dashPhase = phase
  }
}
