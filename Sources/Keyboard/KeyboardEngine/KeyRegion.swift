// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// A part of a plane whose keys go together: a row that moves sideways, a bar of suggestions, a page of many small things.
///
/// It may have far more keys than it has room for. Only those in sight are among the plane's keys, so that what is
/// touched, compared and drawn depends on what is seen and not on how much there is.
package struct KeyRegion: Hashable, Sendable {
  /// Names it among the regions of its plane. A region of that name in the next plane stays where it was scrolled to.
  package var id: String
  /// Where it shows, in the plane's coordinates; what lies outside is out of sight.
  package var area: Rect
  /// Which way its keys move under the finger; `nil` when they stay.
  ///
  /// Keys that move act when the finger lifts and never before: a finger that comes down may be about to move them.
  package var axis: Axis?
  /// Whether its keys have caps; without, their labels lie on the background until a finger is on them.
  package var hasCaps: Bool
  /// All its keys in reading order, each in the plane's coordinates where it is before any scrolling.
  package fileprivate(set) var content: [PlacedKey]
  /// How long all of it is along the axis, in logical pixels, from the area's start on.
  package let contentLength: Double
  /// The parts that it can be scrolled to by name, from its start on; none in most regions.
  package let sections: [Section]
  /// How far it is scrolled towards its end, in whole logical pixels.
  package fileprivate(set) var offset: Double = 0
  /// The indexes in `KeyPlane.keys` of the keys in sight, which are as they are now, scrolled.
  package fileprivate(set) var keys: Range<Int> = 0..<0

  /// A way on which keys move.
  package enum Axis: Hashable, Sendable {
    case horizontal, vertical
  }

  /// A part of a region.
  package struct Section: Hashable, Sendable {
    /// Names it in its region.
    package var id: String
    /// How far the region is scrolled when the part begins where the area does.
    package var start: Double

    package init(id: String, start: Double) {
      self.id = id
      self.start = start
    }
  }

  /// Makes a region whose keys stay where they are.
  package init(id: String, area: Rect, hasCaps: Bool = true, keys: [PlacedKey]) {
    self.init(id: id, area: area, axis: nil, hasCaps: hasCaps, content: keys, contentLength: 0)
  }

  /// Makes a region that scrolls.
  package init(
    id: String, area: Rect, axis: Axis?, hasCaps: Bool = true, content: [PlacedKey], contentLength: Double,
    sections: [Section] = []
  ) {
    self.id = id
    self.area = area
    self.axis = axis
    self.hasCaps = hasCaps
    self.content = content
    self.contentLength = contentLength
    self.sections = sections
  }
}

// MARK: - Places

extension KeyRegion {
  /// Returns the region elsewhere, with all its keys, not scrolled.
  package func moved(by change: Point) -> KeyRegion {
    let keys = content.map { key in
      var key = key
      key.frame = key.frame.offset(by: change)
      return key
    }
    return KeyRegion(
      id: id, area: area.offset(by: change), axis: axis, hasCaps: hasCaps, content: keys, contentLength: contentLength,
      sections: sections)
  }
}

// MARK: - Scrolling

extension KeyRegion {
  /// The offset at which the last key is in sight.
  package var farthestOffset: Double {
    guard let axis else { return 0 }
    let farthest = (contentLength - area.length(along: axis)).rounded()
    return farthest > 0 && farthest.isFinite ? farthest : 0
  }

  /// The part that is in sight; the last one where several are and the keys go no further.
  package var currentSection: Section? {
    if farthestOffset > 0, offset >= farthestOffset { return sections.last }
    return sections.last { $0.start <= offset } ?? sections.first
  }

  /// The keys in sight, each where it is now.
  fileprivate var keysInSight: [PlacedKey] {
    let change: Point =
      switch axis {
      case .horizontal: Point(x: -offset, y: 0)
      case .vertical: Point(x: 0, y: -offset)
      case nil: .zero
      }
    var result: [PlacedKey] = []
    for index in content.indices {
      let frame = content[index].frame.offset(by: change)
      guard frame.intersects(area) else { continue }
      result.append(content[index])
      result[result.count - 1].frame = frame
    }
    return result
  }
}

extension Rect {
  /// How long it is along an axis.
  package func length(along axis: KeyRegion.Axis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}

extension Point {
  /// Where it is along an axis.
  package func coordinate(along axis: KeyRegion.Axis) -> Double {
    switch axis {
    case .horizontal: x
    case .vertical: y
    }
  }
}

// MARK: - In a plane

extension KeyPlane {
  /// Returns the index of the region that a key belongs to; `nil` for most keys.
  package func region(of key: Int) -> Int? { regions.firstIndex { $0.keys.contains(key) } }

  /// Whether a key moves under the finger.
  package func isInScroller(_ key: Int) -> Bool { region(of: key).map { regions[$0].axis != nil } ?? false }

  /// The indexes of the keys that belong to no region; all regions' keys come before them.
  package var ownKeys: Range<Int> { (regions.last?.keys.upperBound ?? 0)..<keys.count }

  /// Returns the part of a key's cap that is in sight; empty when none is.
  package func visibleFrame(of index: Int) -> Rect {
    guard keys.indices.contains(index) else { return .zero }
    guard let region = region(of: index) else { return keys[index].frame }
    return keys[index].frame.intersection(regions[region].area)
  }

  /// Scrolls a region as far as there are keys to bring into sight; the offset becomes a whole number.
  package mutating func scroll(_ id: String, to offset: Double) {
    guard let region = regions.firstIndex(where: { $0.id == id }), !offset.isNaN else { return }
    let offset = min(max(offset.rounded(), 0), regions[region].farthestOffset)
    guard offset != regions[region].offset else { return }
    regions[region].offset = offset
    show(region)
  }

  /// Gives a region other keys, all else being the same; for regions that the plane has not, nothing happens.
  package mutating func setKeys(_ keys: [PlacedKey], ofRegion id: String) {
    guard let region = regions.firstIndex(where: { $0.id == id }), regions[region].content != keys else { return }
    regions[region].content = keys
    show(region)
  }

  /// Puts the keys of all regions that are in sight before the plane's own.
  mutating func showRegions() {
    for region in regions.indices { regions[region].keys = 0..<0 }
    for region in regions.indices { show(region) }
  }

  /// Puts a region's keys in sight among the plane's, in place of those that were.
  private mutating func show(_ region: Int) {
    let old = regions[region].keys
    let new = regions[region].keysInSight
    keys.replaceSubrange(old, with: new)
    let growth = new.count - old.count
    regions[region].keys = old.lowerBound..<(old.upperBound + growth)
    for later in regions.indices where later > region {
      regions[later].keys = (regions[later].keys.lowerBound + growth)..<(regions[later].keys.upperBound + growth)
    }
  }
}
