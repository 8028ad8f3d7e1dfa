// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry

/// A finger that chooses among the variants of a held key.
struct VariantChoice: Sendable {
  let cells: [Rect]
  /// The popup and its key together.
  private let area: Rect
  /// Where the finger was when the popup opened, until it moves away from there.
  private var restingPlace: Point?
  private(set) var selected: Int?

  /// - Parameter finger: Where the finger rests, in the plane's coordinates.
  init(key: PlacedKey, cells: [Rect], finger: Point) {
    self.cells = cells
    area = cells.reduce(key.frame) { $0.union($1) }
    restingPlace = finger
    // A list says itself which of its entries is current, and a word is forgotten only by a finger that goes there.
    let first = cells.indices.contains(key.defaultVariant) ? key.defaultVariant : 0
    selected = key.role.waitsForChoice ? nil : first
  }
}

extension VariantChoice {
  /// Selects the choice that is nearest to the finger, or none far away from all of them and from the key.
  mutating func move(to point: Point, slideDistance: Double, leaveDistance: Double) {
    if let place = restingPlace {
      if place.squaredDistance(to: point) < slideDistance * slideDistance { return }
      restingPlace = nil
    }
    guard area.squaredDistance(to: point) <= leaveDistance * leaveDistance else {
      selected = nil
      return
    }
    selected = cells.indices.min { cells[$0].squaredDistance(to: point) < cells[$1].squaredDistance(to: point) }
  }
}
