// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
import KeyboardEngine

// MARK: - Damage

extension Presentation {
  /// Returns the areas of the surface that differ from another presentation; empty when none does.
  ///
  /// The areas are in logical pixels and include the shadows. Needs no fonts.
  package func damage(since old: Presentation) -> [Rect] {
    let everything = Rect(origin: .zero, size: surfaceSize)
    guard self != old, everything.width > 0, everything.height > 0 else { return [] }
    guard old.theme == theme, old.headroom == headroom, old.strip == strip, old.floats == floats,
      old.language == language,
      old.plane.size == plane.size, old.plane.keys.count == plane.keys.count, (old.guest == nil) == (guest == nil)
    else { return [everything] }

    var areas: [Rect] = []
    for strip in [old.plane.strip, plane.strip] where old.plane.strip != plane.strip {
      if let strip { areas.append(placed(strip.area)) }
    }
    if let guest, let before = old.guest { areas += guest.damage(since: before).map(placed) }
    let keys = changeableKeys(since: old)
    for (before, after) in zip(old.appearances(of: keys), appearances(of: keys)) where before != after {
      areas.append(before.bounds)
      if after.cap != before.cap { areas.append(after.bounds) }
    }
    let before = old.callouts
    let after = callouts
    areas += before.filter { !after.contains($0) }.map(\.bounds)
    areas += after.filter { !before.contains($0) }.map(\.bounds)
    return Self.merged(areas.map { $0.intersection(everything) })
  }

  /// Returns the callouts that have come up over another presentation; `nil` when anything else has changed.
  func calloutsAdded(to old: Presentation) -> [Callout]? {
    guard differsOnlyInFingers(from: old) else { return nil }
    let keys = changeableKeys(since: old)
    guard appearances(of: keys) == old.appearances(of: keys) else { return nil }
    let before = old.callouts
    let after = callouts
    return after.starts(with: before) ? Array(after.dropFirst(before.count)) : nil
  }

  private func differsOnlyInFingers(from old: Presentation) -> Bool {
    var pressedAsBefore = self
    pressedAsBefore.press = old.press
    pressedAsBefore.isBalloonApart = old.isBalloonApart
    return pressedAsBefore == old
  }

  /// Returns the keys that may look different from the other presentation's: when nothing else has changed, as with
  /// nearly every touch, those that fingers have changed.
  private func changeableKeys(since old: Presentation) -> [Int] {
    guard press.isMovingCaret == old.press.isMovingCaret, differsOnlyInFingers(from: old) else {
      return Array(plane.keys.indices)
    }
    var touched: [Int] = []
    for press in [press, old.press] {
      for key in press.pressed + press.previews where !touched.contains(key) { touched.append(key) }
      if let key = press.popup?.key, !touched.contains(key) { touched.append(key) }
    }
    return touched.filter { plane.keys.indices.contains($0) && looksPressed($0) != old.looksPressed($0) }
  }

  /// Returns fewer areas that cover the same: those that overlap become one, and so do any that are too many to be worth
  /// keeping apart.
  static func merged(_ areas: [Rect]) -> [Rect] {
    var result: [Rect] = []
    for area in areas where !area.isEmpty {
      var area = area
      while let overlapping = result.firstIndex(where: { $0.intersects(area) }) {
        area = area.union(result.remove(at: overlapping))
      }
      result.append(area)
    }
    return result.count <= mostAreas ? result : [result.reduce(.zero) { $0.union($1) }]
  }

  private static var mostAreas: Int { 12 }
}
