// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How overlaps of a path are filled.
@nonexhaustive
public enum CGPathFillRule: Int, Sendable {
  /// Where outlines go round one way more often than the other.
  case winding = 0
  /// Where an odd number of outlines goes round.
  case evenOdd = 1
}

/// Lines and curves that do not change.
public class CGPath {
  package internal(set) var data: PathData

  package init(_ data: PathData) { self.data = data }

  /// Makes a path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var data = PathData()
    data.addRect(rect, transform?.pointee ?? .identity)
    self.init(data)
  }

  /// Makes a path of the ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var data = PathData()
    data.addEllipse(in: rect, transform?.pointee ?? .identity)
    self.init(data)
  }

  /// Makes a path of a rectangle with round corners, which are cut to what fits.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    var data = PathData()
    data.addRoundedRect(
      in: rect, radii: CGSize(width: cornerWidth, height: cornerHeight), transform?.pointee ?? .identity)
    self.init(data)
  }
}

// MARK: - Asking

extension CGPath {
  /// Whether nothing was added.
  public var isEmpty: Bool { data.elements.isEmpty }

  /// Where the last piece ended; zero for an empty path.
  public var currentPoint: CGPoint { data.current ?? .zero }

  /// The smallest rectangle around all points, control points of curves included; null for an empty path.
  public var boundingBox: CGRect { data.controlBounds }

  /// The smallest rectangle around the lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { data.bounds }

  /// Returns whether filling the path covers a point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    var moved = PathData()
    moved.append(data, transform)
    return moved.contains(point, rule: rule)
  }
}

// MARK: - Copying

extension CGPath {
  /// Returns the same lines and curves; never `nil`.
  public func copy() -> CGPath? { CGPath(data) }

  /// Returns a path of the same lines and curves that can be added to; never `nil`.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(data) }

  /// Returns the path with every point transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { mutableCopy(using: transform) }

  /// Returns a path with every point transformed that can be added to; never `nil`.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    var moved = PathData()
    moved.append(data, transform?.pointee ?? .identity)
    return CGMutablePath(moved)
  }
}

extension CGPath: Hashable {
  public static func == (a: CGPath, b: CGPath) -> Bool { a.data.elements == b.data.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(data.elements) }
}
