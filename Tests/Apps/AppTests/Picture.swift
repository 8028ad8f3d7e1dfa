// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed

extension Session {
  /// Returns what the screen shows.
  func picture() throws -> Picture {
    let path = "\(folder)/screen.ppm"
    let result = try run(["grim", "-t", "ppm", path])
    guard result.status == 0, let picture = Picture(ppm: try Data(contentsOf: URL(filePath: path))) else {
      throw BedError("grim: \(result.output)")
    }
    return picture
  }
}

/// A picture of the screen. Source: ppm(5), the raw format.
struct Picture {
  let width: Int
  private let bytes: [UInt8]

  init?(ppm data: Data) {
    let header = data.split(separator: UInt8(ascii: "\n"), maxSplits: 3)
    guard header.count == 4, header[0].elementsEqual("P6".utf8),
      let width = Int(String(decoding: header[1], as: UTF8.self).prefix { $0 != " " })
    else { return nil }
    self.width = width
    bytes = Array(header[3])
  }

  /// Red, green and blue at a place.
  private func color(_ place: Point, _ scale: Double) -> (Int, Int, Int) {
    let start = (Int(place.y * scale) * width + Int(place.x * scale)) * 3
    guard start >= 0, start + 2 < bytes.count else { return (0, 0, 0) }
    return (Int(bytes[start]), Int(bytes[start + 1]), Int(bytes[start + 2]))
  }

  func isGreen(at place: Point) -> Bool {
    let (red, green, blue) = color(place, 1)
    return green > red + 50 && green > blue + 50
  }

  /// Whether the place has the colour between the keys of a light keyboard.
  func isKeyboardGray(at place: Point) -> Bool { color(place, 1) == (209, 212, 217) }

  func isBlue(at place: Point, scale: Double = 1) -> Bool {
    let (red, green, blue) = color(place, scale)
    return blue > red + 50 && blue > green + 50
  }
}
