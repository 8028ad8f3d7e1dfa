// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Raster

internal import KeyboardEngine

// MARK: - The plane of emoji

extension KeyIcon {
  /// The signs of categories, and the one that empties a field.
  var categoryParts: [IconPart] {
    switch self {
    case .recents: [.line(.circle(x: 12, y: 12, radius: 9)), .line(.open([(12, 6.4), (12, 12), (16, 14.2)]))]
    case .people:
      [.line(.circle(x: 12, y: 7.4, radius: 4.2)), .line(Self.shoulders)]
    case .animals: Self.pawParts
    case .food: Self.cupParts
    case .activity:
      [
        .line(.circle(x: 12, y: 12, radius: 9)), .line(.open([(12, 3), (12, 21)])), .line(.open([(3, 12), (21, 12)])),
        .line(Self.seam(x: 3.6, bend: 9.4)), .line(Self.seam(x: 20.4, bend: 14.6)),
      ]
    case .travel: Self.carParts
    case .objects: Self.bulbParts
    case .symbols: [.line(Self.heart)]
    case .flags: [.line(.open([(5, 21.4), (5, 3.2)])), .line(Self.cloth)]
    case .clear:
      [
        .line(.circle(x: 12, y: 12, radius: 9)), .line(.open([(8.6, 8.6), (15.4, 15.4)])),
        .line(.open([(15.4, 8.6), (8.6, 15.4)])),
      ]
    default: []
    }
  }

  private static var shoulders: Path {
    var path = Path()
    path.move(to: Point(x: 3.6, y: 20.6))
    path.curve(Point(x: 3.6, y: 12), Point(x: 20.4, y: 12), to: Point(x: 20.4, y: 20.6))
    path.close()
    return path
  }

  private static var pawParts: [IconPart] {
    var pad = Path()
    pad.move(to: Point(x: 12, y: 11.4))
    pad.curve(Point(x: 15.6, y: 11.4), Point(x: 19.6, y: 20.8), to: Point(x: 15.4, y: 20.8))
    pad.curve(Point(x: 13.4, y: 20.8), Point(x: 13.4, y: 19.8), to: Point(x: 12, y: 19.8))
    pad.curve(Point(x: 10.6, y: 19.8), Point(x: 10.6, y: 20.8), to: Point(x: 8.6, y: 20.8))
    pad.curve(Point(x: 4.4, y: 20.8), Point(x: 8.4, y: 11.4), to: Point(x: 12, y: 11.4))
    let toes = [(4.6, 10.4), (9.2, 5.6), (14.8, 5.6), (19.4, 10.4)]
    return [.line(pad)] + toes.map { .line(.circle(x: $0.0, y: $0.1, radius: 2)) }
  }

  private static var cupParts: [IconPart] {
    var handle = Path()
    handle.move(to: Point(x: 17, y: 9.4))
    handle.curve(Point(x: 22.6, y: 8.6), Point(x: 22.6, y: 16.4), to: Point(x: 16.6, y: 15.8))
    return [
      .line(.polygon([(4, 7.6), (17, 7.6), (15.8, 19.8), (5.2, 19.8)])), .line(handle),
      .line(.open([(8.2, 2.8), (8.2, 4.8)])), .line(.open([(12.8, 2.8), (12.8, 4.8)])),
    ]
  }

  private static func seam(x: Double, bend: Double) -> Path {
    var path = Path()
    path.move(to: Point(x: x + (x < 12 ? 2.6 : -2.6), y: 5.8))
    path.curve(Point(x: bend, y: 9.4), Point(x: bend, y: 14.6), to: Point(x: x + (x < 12 ? 2.6 : -2.6), y: 18.2))
    return path
  }

  private static var carParts: [IconPart] {
    [
      .line(
        .polygon([(2.6, 17), (2.6, 12.4), (5, 11.2), (7.6, 6.2), (16.4, 6.2), (19, 11.2), (21.4, 12.4), (21.4, 17)])),
      .line(.open([(5, 11.2), (19, 11.2)])), .line(.open([(12, 6.2), (12, 11.2)])),
      IconPart(path: .circle(x: 7.2, y: 17.4, radius: 2.6), paint: .fill),
      IconPart(path: .circle(x: 16.8, y: 17.4, radius: 2.6), paint: .fill),
    ]
  }

  private static var bulbParts: [IconPart] {
    var glass = Path()
    glass.move(to: Point(x: 9, y: 16.6))
    glass.curve(Point(x: 9, y: 13.6), Point(x: 5.4, y: 13), to: Point(x: 5.4, y: 9))
    glass.curve(Point(x: 5.4, y: 0.4), Point(x: 18.6, y: 0.4), to: Point(x: 18.6, y: 9))
    glass.curve(Point(x: 18.6, y: 13), Point(x: 15, y: 13.6), to: Point(x: 15, y: 16.6))
    glass.close()
    return [.line(glass), .line(.open([(9.6, 19.2), (14.4, 19.2)])), .line(.open([(10.8, 21.6), (13.2, 21.6)]))]
  }

  private static var heart: Path {
    var path = Path()
    path.move(to: Point(x: 12, y: 20.4))
    path.curve(Point(x: 4, y: 14.6), Point(x: 2.6, y: 11.4), to: Point(x: 2.6, y: 8.8))
    path.curve(Point(x: 2.6, y: 3.2), Point(x: 9.8, y: 2.4), to: Point(x: 12, y: 7.2))
    path.curve(Point(x: 14.2, y: 2.4), Point(x: 21.4, y: 3.2), to: Point(x: 21.4, y: 8.8))
    path.curve(Point(x: 21.4, y: 11.4), Point(x: 20, y: 14.6), to: Point(x: 12, y: 20.4))
    path.close()
    return path
  }

  private static var cloth: Path {
    var path = Path()
    path.move(to: Point(x: 5, y: 4.4))
    path.curve(Point(x: 10, y: 1.8), Point(x: 13, y: 7), to: Point(x: 19.8, y: 4.4))
    path.line(to: Point(x: 19.8, y: 13.6))
    path.curve(Point(x: 13, y: 16.2), Point(x: 10, y: 11), to: Point(x: 5, y: 13.6))
    return path
  }
}
