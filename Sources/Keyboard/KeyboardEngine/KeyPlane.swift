// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// The keys that are on screen at one moment, with their places.
package struct KeyPlane: Hashable, Sendable {
  /// The layer of the layout it was made from, such as `letters`, `shift`, `numbers`.
  package var id: String
  /// The area that the keyboard covers, in logical pixels; keys lie inside.
  package var size: Size
  /// In reading order, row by row; those of the regions, as far as they are in sight, come first.
  package var keys: [PlacedKey]
  /// The parts whose keys go together, from the top down; none in most planes.
  package internal(set) var regions: [KeyRegion]
  /// Whether it is a number pad, which is drawn in larger type.
  package var isPad: Bool

  /// - Parameters:
  ///   - keys: Those that belong to no region.
  ///   - regions: Each of another name.
  package init(id: String, size: Size, keys: [PlacedKey], regions: [KeyRegion] = [], isPad: Bool = false) {
    self.id = id
    self.size = size
    self.keys = keys
    self.regions = regions
    self.isPad = isPad
    showRegions()
  }
}

/// One key on screen.
package struct PlacedKey: Hashable, Sendable {
  /// The key's id in its layout; unique in a plane.
  package var id: String
  /// The drawn key cap, in the plane's coordinates. Gaps between caps belong to the nearest key.
  package var frame: Rect
  /// What a tap does.
  package var role: KeyRole
  /// What the cap shows.
  package var label: KeyLabel
  /// What a hold offers, in the order in which it is shown; empty for most keys.
  package var variants: [KeyVariant]
  /// The index of the variant that is selected when the popup opens.
  package var defaultVariant: Int
  /// What a flick in a sequence of compass directions does (`["n"]`, `["nw", "se"]`).
  package var flicks: [[FlickDirection]: KeyRole]
  /// What the second, third … tap in quick succession types in place of the first one's output; empty for most keys.
  package var multiTap: [KeyRole]
  /// A small second label, such as the digit that a flick down types; `nil` for most keys.
  package var secondaryLabel: String?

  package init(
    id: String, frame: Rect, role: KeyRole, label: KeyLabel, variants: [KeyVariant] = [], defaultVariant: Int = 0,
    flicks: [[FlickDirection]: KeyRole] = [:], multiTap: [KeyRole] = [], secondaryLabel: String? = nil
  ) {
    self.id = id
    self.frame = frame
    self.role = role
    self.label = label
    self.variants = variants
    self.defaultVariant = defaultVariant
    self.flicks = flicks
    self.multiTap = multiTap
    self.secondaryLabel = secondaryLabel
  }
}

extension PlacedKey {
  /// Whether a hold offers a list of names, one below the other.
  package var offersList: Bool { role == .globe || role == .showKeys }
}

/// One choice of a hold popup.
package struct KeyVariant: Hashable, Sendable {
  /// What the popup shows.
  package var label: String
  /// What a tap does.
  package var role: KeyRole

  package init(label: String, role: KeyRole) {
    self.label = label
    self.role = role
  }
}

/// The eight directions of a flick. Source: UTS #35 part 7, `flickSegment`.
package enum FlickDirection: String, Hashable, Sendable, CaseIterable {
  case n, ne, e, se, s, sw, w, nw
}
