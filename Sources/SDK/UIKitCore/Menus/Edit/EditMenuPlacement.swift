// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where an edit menu goes beside what it is for.
struct EditMenuPlacement: Equatable {
  /// The side of the menu that its arrow is at.
  enum Edge {
    case top
    case bottom
    case left
    case right

    var isVertical: Bool { self == .top || self == .bottom }
  }

  /// The menu with its arrow.
  var frame: CGRect
  var edge: Edge
  /// Where the tip of the arrow is along its edge, from the frame's start.
  var tip: CGFloat

  /// How far the arrow stands out, in points.
  static let arrowLength: CGFloat = 8
  /// Between the tip and what the menu is for.
  static let gap: CGFloat = 3
  /// How near the tip may come to a corner.
  private static let corner: CGFloat = 20

  /// Finds the place of a menu.
  ///
  /// - Parameters:
  ///   - size: The menu without its arrow.
  ///   - target: What it is for.
  ///   - room: The part of the window that is free.
  init(size: CGSize, beside target: CGRect, direction: UIEditMenuArrowDirection, in room: CGRect) {
    let far = Self.arrowLength + Self.gap
    let fits: [(edge: Edge, fits: Bool)] = [
      (.bottom, target.minY - far - size.height >= room.minY && target.minY <= room.maxY + far),
      (.top, target.maxY + far + size.height <= room.maxY && target.maxY >= room.minY - far),
      (.left, target.maxX + far + size.width <= room.maxX), (.right, target.minX - far - size.width >= room.minX),
    ]
    func hasRoom(_ edge: Edge) -> Bool { fits.contains { $0.edge == edge && $0.fits } }
    let preferred: Edge? =
      switch direction {
      case .automatic: nil
      case .up: .top
      case .down: .bottom
      case .left: .left
      case .right: .right
      }
    edge =
      preferred.flatMap { hasRoom($0) ? $0 : nil } ?? (hasRoom(.bottom) ? .bottom : hasRoom(.top) ? .top : .bottom)
    let length = edge.isVertical ? size.width : size.height
    let (low, high) = edge.isVertical ? (room.minX, room.maxX) : (room.minY, room.maxY)
    let middle = edge.isVertical ? target.midX : target.midY
    let start = min(max(middle - length / 2, low), max(high - length, low))
    tip = min(max(middle - start, min(Self.corner, length / 2)), max(length - Self.corner, length / 2))
    switch edge {
    case .bottom:
      // Where there is no room at either side, over what it is for.
      let y = max(target.minY - far - size.height, room.minY)
      frame = CGRect(x: start, y: y, width: size.width, height: size.height + Self.arrowLength)
    case .top:
      frame = CGRect(
        x: start, y: target.maxY + Self.gap, width: size.width, height: size.height + Self.arrowLength)
    case .left:
      frame = CGRect(
        x: target.maxX + Self.gap, y: start, width: size.width + Self.arrowLength, height: size.height)
    case .right:
      frame = CGRect(
        x: target.minX - far - size.width, y: start, width: size.width + Self.arrowLength, height: size.height)
    }
  }

  /// The menu without its arrow, in the frame's coordinates.
  var body: CGRect {
    var body = CGRect(origin: .zero, size: frame.size)
    if edge.isVertical { body.size.height -= Self.arrowLength } else { body.size.width -= Self.arrowLength }
    if edge == .top { body.origin.y = Self.arrowLength }
    if edge == .left { body.origin.x = Self.arrowLength }
    return body
  }

  /// The outline of the menu and its arrow, in the frame's coordinates.
  func outline(cornerRadius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath(roundedRect: body, cornerRadius: cornerRadius)
    let half = Self.arrowLength * 1.1
    let size = frame.size
    let points: [CGPoint] =
      switch edge {
      case .bottom:
        [
          CGPoint(x: tip - half, y: body.maxY), CGPoint(x: tip, y: size.height),
          CGPoint(x: tip + half, y: body.maxY),
        ]
      case .top:
        [CGPoint(x: tip + half, y: body.minY), CGPoint(x: tip, y: 0), CGPoint(x: tip - half, y: body.minY)].reversed()
      case .left:
        [CGPoint(x: body.minX, y: tip - half), CGPoint(x: 0, y: tip), CGPoint(x: body.minX, y: tip + half)]
      case .right:
        [CGPoint(x: body.maxX, y: tip - half), CGPoint(x: size.width, y: tip), CGPoint(x: body.maxX, y: tip + half)]
      }
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    path.close()
    return path
  }
}
