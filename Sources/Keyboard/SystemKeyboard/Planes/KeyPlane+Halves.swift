// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine

extension KeyPlane {
  /// Parts the keys in the middle: those on the right move to the right side of the screen, keys that are on both sides go to
  /// the side with the most of them, in doubt to the right, and the space bar is on both. What is no wider than a half is on
  /// both: number pads, bars above the keys, rows that scroll.
  mutating func part(into halves: KeyboardHalves) {
    let middle = size.width / 2
    var parted: [PlacedKey] = []
    for key in keys[ownKeys] {
      if isPad {
        parted += [key, key.onTheRight(by: halves.whole - halves.width)]
      } else if key.role == .space, key.frame.minX < middle, key.frame.maxX > middle {
        parted += Self.parts(of: key, movedBy: halves.whole - size.width, halves)
      } else {
        parted.append(key.parted(at: middle, movedBy: halves.whole - size.width, halves))
      }
    }
    self = KeyPlane(
      id: id, size: Size(width: halves.whole, height: size.height), keys: parted,
      regions: regions.flatMap { $0.parted(at: middle, movedBy: halves.whole - size.width, halves) }, isPad: isPad)
  }

  /// Each reaches to the end of its half, less half of what is between keys.
  private static func parts(of key: PlacedKey, movedBy way: Double, _ halves: KeyboardHalves) -> [PlacedKey] {
    var left = key
    var right = key.onTheRight(by: way)
    let margin = 3.0
    let start = halves.width + halves.gap + margin
    left.frame.size.width = halves.width - margin - key.frame.minX
    right.frame = Rect(x: start, y: key.frame.minY, width: right.frame.maxX - start, height: key.frame.height)
    return [left, right]
  }
}

extension KeyRegion {
  /// Returns what there is of it on the halves: a page goes on from one to the other, all else is on each.
  fileprivate func parted(at middle: Double, movedBy way: Double, _ halves: KeyboardHalves) -> [KeyRegion] {
    guard axis == .vertical else {
      var left = self
      left.area.size.width = min(area.width, halves.width)
      let change = halves.whole - halves.width
      return [
        with(id: id, area: left.area, content: content),
        with(
          id: Self.idOnTheRight(id), area: left.area.offset(by: Point(x: change, y: 0)),
          content: content.map { $0.onTheRight(by: change) }),
      ]
    }
    let all = Rect(x: area.minX, y: area.minY, width: area.width + way, height: area.height)
    return [with(id: id, area: all, content: content.map { $0.parted(at: middle, movedBy: way, halves) })]
  }

  private func with(id: String, area: Rect, content: [PlacedKey]) -> KeyRegion {
    KeyRegion(
      id: id, area: area, axis: axis, hasCaps: hasCaps, content: content, contentLength: contentLength,
      sections: sections)
  }

  /// What a region is called that is on each half, on the right one.
  static func idOnTheRight(_ id: String) -> String { id + PlacedKey.onTheRight }
}

extension PlacedKey {
  fileprivate static let onTheRight = ".right"

  /// Returns the same key on the right half.
  func onTheRight(by way: Double) -> PlacedKey {
    var key = self
    key.id += Self.onTheRight
    key.frame = frame.offset(by: Point(x: way, y: 0))
    return key
  }

  /// Returns the key where it is on the half that has the most of it; titles begin on the left.
  fileprivate func parted(at middle: Double, movedBy way: Double, _ halves: KeyboardHalves) -> PlacedKey {
    var key = self
    if case .heading = label {
      key.frame.size.width = min(frame.width, halves.width - frame.minX)
    } else if frame.midX > middle - 1 {
      key.frame = frame.offset(by: Point(x: way, y: 0))
    }
    return key
  }
}
