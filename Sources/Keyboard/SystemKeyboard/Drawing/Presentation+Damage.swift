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
    guard everything.width > 0, everything.height > 0 else { return [] }
    let differsOnlyInFingers = differsOnlyInFingers(from: old)
    if differsOnlyInFingers, press == old.press, pressApart == old.pressApart { return [] }
    guard old.theme == theme, old.headroom == headroom, old.strip == strip, old.floats == floats, old.halves == halves,
      old.language == language, old.textScale == textScale, old.adjusting == adjusting,
      old.plane.size == plane.size, (old.guest == nil) == (guest == nil), (old.scan == nil) == (scan == nil)
    else { return [everything] }

    guard var areas = damagedKeys(since: old, onlyFingers: differsOnlyInFingers) else { return [everything] }
    if let guest, let before = old.guest { areas += guest.damage(since: before).map(placed) }
    if let scan, let before = old.scan, scan != before { areas += [before.area, scan.area].map(placed) }
    let before = old.callouts
    let after = callouts
    areas += before.filter { !after.contains($0) }.map(\.bounds)
    areas += after.filter { !before.contains($0) }.map(\.bounds)
    return Self.merged(areas.map { $0.intersection(everything) })
  }

  /// Returns the areas of the regions and keys that look different; `nil` when these are other keys altogether.
  private func damagedKeys(since old: Presentation, onlyFingers: Bool) -> [Rect]? {
    guard press.isMovingCaret != old.press.isMovingCaret || !onlyFingers else {
      let touched = touchedKeys(since: old)
      return damage(of: touched, since: old, touched)
    }
    let (ours, theirs) = (plane.regions(changedSince: old.plane), old.plane.regions(changedSince: plane))
    let after = plane.keys.indices.filter { key in !ours.contains { $0.keys.contains(key) } }
    let before = old.plane.keys.indices.filter { key in !theirs.contains { $0.keys.contains(key) } }
    guard after.count == before.count else { return nil }
    return (theirs + ours).map { placed($0.area) } + damage(of: after, since: old, before)
  }

  /// - Parameter before: The keys in the other presentation's plane, in the same order.
  private func damage(of keys: [Int], since old: Presentation, _ before: [Int]) -> [Rect] {
    var areas: [Rect] = []
    for (before, after) in zip(old.appearances(of: before), appearances(of: keys)) where before != after {
      areas.append(before.bounds)
      if after.cap != before.cap { areas.append(after.bounds) }
    }
    return areas
  }

  /// Returns the callouts that have come up over another presentation; `nil` when anything else has changed.
  func calloutsAdded(to old: Presentation) -> [Callout]? {
    guard press.isMovingCaret == old.press.isMovingCaret, differsOnlyInFingers(from: old) else { return nil }
    let keys = touchedKeys(since: old)
    guard appearances(of: keys) == old.appearances(of: keys) else { return nil }
    let before = old.callouts
    let after = callouts
    return after.starts(with: before) ? Array(after.dropFirst(before.count)) : nil
  }

  private func differsOnlyInFingers(from old: Presentation) -> Bool {
    var pressedAsBefore = self
    pressedAsBefore.press = old.press
    pressedAsBefore.pressApart = old.pressApart
    return pressedAsBefore == old
  }

  /// Returns the keys that fingers have changed, where nothing else has, as with nearly every touch.
  private func touchedKeys(since old: Presentation) -> [Int] {
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

extension KeyPlane {
  /// Returns the regions that are not the same in another plane, or that it has not.
  fileprivate func regions(changedSince old: KeyPlane) -> [KeyRegion] {
    regions.filter { region in
      !old.regions.contains {
        $0.area == region.area && $0.offset == region.offset && $0.hasCaps == region.hasCaps
          && $0.axis == region.axis && $0.content == region.content
      }
    }
  }
}
