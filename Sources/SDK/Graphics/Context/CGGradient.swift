// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import CPangoCairo

/// Colours that go over into each other.
public final class CGGradient: Sendable {
  fileprivate struct Stop {
    var location: CGFloat
    var color: CGColor
  }

  fileprivate let stops: [Stop]

  init?(_ colors: [CGColor], at locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count >= colors.count && $0.allSatisfy(\.isFinite) }) ?? true else {
      return nil
    }
    stops = colors.enumerated().map { index, color in
      let even = colors.count == 1 ? 0 : CGFloat(index) / CGFloat(colors.count - 1)
      return Stop(location: min(max(locations?[index] ?? even, 0), 1), color: color)
    }.sorted { $0.location < $1.location }
  }
}

/// Whether a gradient goes on before its start and after its end, in the colour that it has there.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Makes options of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

// MARK: - Drawing

extension CGContext {
  /// Fills everything that the clip lets through with colours along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard let start = start.drawable, let end = end.drawable, start != end else { return }
    draw(gradient, cairo_pattern_create_linear(start.x, start.y, end.x, end.y), options)
  }

  /// Fills with colours from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard let startCenter = startCenter.drawable, let endCenter = endCenter.drawable, startRadius >= 0, endRadius >= 0,
      startRadius.isFinite, endRadius.isFinite, startRadius != endRadius || startCenter != endCenter
    else { return }
    let (first, last) = (min(startRadius, 1_000_000), min(endRadius, 1_000_000))
    let pattern = cairo_pattern_create_radial(startCenter.x, startCenter.y, first, endCenter.x, endCenter.y, last)
    let isAround = hypot(startCenter.x - endCenter.x, startCenter.y - endCenter.y) + first <= last
    guard isAround, !options.contains(.drawsAfterEndLocation) else { return draw(gradient, pattern, options) }
    // The edge of a colour is jagged, the edge of a clip is not.
    saveGState()
    var circle = PathData()
    circle.addEllipse(
      in: CGRect(x: endCenter.x - last, y: endCenter.y - last, width: last * 2, height: last * 2), state.ctm)
    clip(to: circle, using: .winding)
    draw(gradient, pattern, options.union(.drawsAfterEndLocation))
    restoreGState()
  }

  /// Takes over the pattern.
  private func draw(_ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    func add(_ location: CGFloat, _ color: CGColor, opacity: CGFloat = 1) {
      cairo_pattern_add_color_stop_rgba(
        pattern, location, color.red, color.green, color.blue, color.alpha * opacity)
    }
    // Cairo goes on at both ends or at none; an end that must not go on gets a clear stop in the same place.
    if let first = gradient.stops.first {
      if !options.contains(.drawsBeforeStartLocation) { add(0, first.color, opacity: 0) }
      add(0, first.color)
    }
    for stop in gradient.stops { add(stop.location, stop.color) }
    if let last = gradient.stops.last {
      add(1, last.color)
      if !options.contains(.drawsAfterEndLocation) { add(1, last.color, opacity: 0) }
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let alpha = state.alpha
    compose(around: boundingBoxOfClipPath) { target in
      cairo_set_source(target, pattern)
      cairo_paint_with_alpha(target, alpha)
    }
  }
}

extension CGPoint {
  /// The point, unless Cairo could not count that far.
  fileprivate var drawable: CGPoint? { abs(x) < 1_000_000 && abs(y) < 1_000_000 ? self : nil }
}
