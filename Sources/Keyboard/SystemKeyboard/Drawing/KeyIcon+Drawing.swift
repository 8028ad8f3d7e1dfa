// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Raster

/// A part of an icon, in a square of 24 by 24.
struct IconPart {
  enum Paint {
    case fill
    case stroke(Double)
  }

  var path: Path
  var paint: Paint
}

// MARK: - Drawing

extension KeyIcon {
  /// Draws the icon in the middle of a rectangle.
  func draw(on canvas: borrowing Canvas, in rect: Rect, side: Double, color: Color) {
    // On whole pixels, so that straight strokes of neighbouring keys come out alike.
    let origin = Point(x: canvas.snapped(rect.midX - side / 2), y: canvas.snapped(rect.midY - side / 2))
    let isCoarse = side * canvas.scale < Self.coarseSide
    canvas.placed(at: origin, enlargedBy: side / 24) {
      for part in parts(isCoarse: isCoarse) {
        switch part.paint {
        case .fill: canvas.fill(part.path, with: color)
        case .stroke(let width): canvas.stroke(part.path, width: width, with: color)
        }
      }
    }
  }

  /// The side, in pixels of the buffer, under which fine lines would run into each other.
  private static var coarseSide: Double { 32 }

  private func parts(isCoarse: Bool) -> [IconPart] {
    switch self {
    case .shift: [.line(Self.arrowUp(foot: 19.6))]
    case .shiftOn: Self.solid(Self.arrowUp(foot: 19.6))
    case .capsLock:
      Self.solid(Self.arrowUp(foot: 15.2))
        + Self.solid(.polygon([(8, 19.6), (16, 19.6), (16, 20.6), (8, 20.6)]))
    case .delete:
      [
        .line(.polygon([(8.6, 4.9), (21.6, 4.9), (21.6, 19.1), (8.6, 19.1), (1.9, 12)])),
        .line(.open([(11.6, 8.9), (17.8, 15.1)])), .line(.open([(17.8, 8.9), (11.6, 15.1)])),
      ]
    case .globe: isCoarse ? Self.coarseGlobeParts : Self.globeParts
    case .emoji: Self.emojiParts
    case .return:
      [.line(.open([(20.2, 5.2), (20.2, 13.4), (4.2, 13.4)])), .line(.open([(8.8, 8.8), (4.2, 13.4), (8.8, 18)]))]
    case .dismiss:
      Self.boardParts(isCoarse, y: 3.4) + [.line(.open([(8.4, 18.4), (12, 21.4), (15.6, 18.4)]))]
    case .keyboard: Self.boardParts(isCoarse, y: 6.2)
    case .left: [.line(.open([(20, 12), (4.4, 12)])), .line(.open([(10.4, 6), (4.4, 12), (10.4, 18)]))]
    case .right: [.line(.open([(4, 12), (19.6, 12)])), .line(.open([(13.6, 6), (19.6, 12), (13.6, 18)]))]
    case .up: [.line(.open([(12, 20), (12, 4.4)])), .line(.open([(6, 10.4), (12, 4.4), (18, 10.4)]))]
    case .down: [.line(.open([(12, 4), (12, 19.6)])), .line(.open([(6, 13.6), (12, 19.6), (18, 13.6)]))]
    case .tab:
      [
        .line(.open([(3, 12), (16.8, 12)])), .line(.open([(11.4, 6.6), (16.8, 12), (11.4, 17.4)])),
        .line(.open([(20.6, 5.6), (20.6, 18.4)])),
      ]
    case .toRight:
      [
        .line(.open([(3, 12), (15.2, 12)])), .line(.open([(9.8, 6.6), (15.2, 12), (9.8, 17.4)])),
        .line(.open([(20.2, 4.6), (20.2, 19.4)])),
      ]
    case .toLeft:
      [
        .line(.open([(21, 12), (8.8, 12)])), .line(.open([(14.2, 6.6), (8.8, 12), (14.2, 17.4)])),
        .line(.open([(3.8, 4.6), (3.8, 19.4)])),
      ]
    case .wholeWidth:
      [
        .line(.open([(2.6, 12), (21.4, 12)])), .line(.open([(7.6, 7), (2.6, 12), (7.6, 17)])),
        .line(.open([(16.4, 7), (21.4, 12), (16.4, 17)])),
      ]
    case .space: [.line(.open([(3.6, 10.6), (3.6, 15.6), (20.4, 15.6), (20.4, 10.6)]))]
    case .clear, .recents, .people, .animals, .food, .activity, .travel, .objects, .symbols, .flags: categoryParts
    case .search:
      [.line(.circle(x: 10.4, y: 10.4, radius: 6.8)), .line(.open([(15.4, 15.4), (20.8, 20.8)]))]
    }
  }

  /// A filled shape with corners as round as those of the outlined icons.
  private static func solid(_ path: Path) -> [IconPart] { [IconPart(path: path, paint: .fill), .line(path)] }

  private static func arrowUp(foot: Double) -> Path {
    .polygon([
      (12, 3.6), (21.4, 12.8), (16.2, 12.8), (16.2, foot), (7.8, foot), (7.8, 12.8), (2.6, 12.8),
    ])
  }

  private static var globeParts: [IconPart] {
    var meridian = Path()
    meridian.ellipse(in: Rect(x: 7.6, y: 2.6, width: 8.8, height: 18.8))
    let thin = 1.2
    var north = Path()
    north.move(to: Point(x: 4.6, y: 6.6))
    north.curve(Point(x: 8, y: 9), Point(x: 16, y: 9), to: Point(x: 19.4, y: 6.6))
    var south = Path()
    south.move(to: Point(x: 4.6, y: 17.4))
    south.curve(Point(x: 8, y: 15), Point(x: 16, y: 15), to: Point(x: 19.4, y: 17.4))
    return [
      IconPart(path: .circle(x: 12, y: 12, radius: 9.4), paint: .stroke(1.4)),
      IconPart(path: meridian, paint: .stroke(thin)),
      IconPart(path: .open([(12, 2.6), (12, 21.4)]), paint: .stroke(thin)),
      IconPart(path: .open([(2.6, 12), (21.4, 12)]), paint: .stroke(thin)),
      IconPart(path: north, paint: .stroke(thin)), IconPart(path: south, paint: .stroke(thin)),
    ]
  }

  private static var coarseGlobeParts: [IconPart] {
    var meridian = Path()
    meridian.ellipse(in: Rect(x: 8, y: 2.6, width: 8, height: 18.8))
    return [
      .line(.circle(x: 12, y: 12, radius: 9.4)), IconPart(path: meridian, paint: .stroke(1.5)),
      IconPart(path: .open([(2.6, 12), (21.4, 12)]), paint: .stroke(1.5)),
    ]
  }

  private static var emojiParts: [IconPart] {
    var smile = Path()
    smile.move(to: Point(x: 7, y: 14))
    smile.curve(Point(x: 8.8, y: 18.4), Point(x: 15.2, y: 18.4), to: Point(x: 17, y: 14))
    return [
      .line(.circle(x: 12, y: 12, radius: 9.4)), .line(smile),
      IconPart(path: .circle(x: 8.7, y: 9.4, radius: 1.35), paint: .fill),
      IconPart(path: .circle(x: 15.3, y: 9.4, radius: 1.35), paint: .fill),
    ]
  }

  /// A small keyboard.
  ///
  /// - Parameter y: Its top.
  private static func boardParts(_ isCoarse: Bool, y: Double) -> [IconPart] {
    var board = Path()
    board.roundedRect(Rect(x: 2.2, y: y, width: 19.6, height: 11.6), radius: 2)
    let columns = isCoarse ? [7.6, 12, 16.4] : [5.8, 8.9, 12, 15.1, 18.2]
    let dots = columns.map { x in
      IconPart(path: .circle(x: x, y: y + 3.8, radius: isCoarse ? 1.3 : 0.95), paint: .fill)
    }
    return [.line(board), .line(.open([(7.6, y + 8), (16.4, y + 8)]))] + dots
  }
}

// MARK: - Shapes

extension IconPart {
  /// Of ordinary lines: a point and a half on a key of a phone.
  fileprivate static let lineWidth = 1.55

  static func line(_ path: Path) -> IconPart { IconPart(path: path, paint: .stroke(lineWidth)) }
}

extension Path {
  static func open(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = Point(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    return path
  }

  static func polygon(_ points: [(Double, Double)]) -> Path {
    var path = open(points)
    path.close()
    return path
  }

  static func circle(x: Double, y: Double, radius: Double) -> Path {
    var path = Path()
    path.ellipse(in: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    return path
  }
}
