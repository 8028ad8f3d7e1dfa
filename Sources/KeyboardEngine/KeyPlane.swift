// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Geometry

/// The keys that are on screen at one moment, with their places.
public struct KeyPlane: Hashable, Sendable {
  /// The layer of the layout it was made from, such as `letters`, `shift`, `numbers`.
  public var id: String
  /// The area that the keyboard covers, in logical pixels; keys lie inside.
  public var size: Size
  /// In reading order, row by row.
  public var keys: [PlacedKey]
  /// The row that moves sideways; `nil` where every row fits.
  public var strip: KeyStrip?
  /// Whether it is a number pad, which is drawn in larger type.
  public var isPad: Bool

  public init(id: String, size: Size, keys: [PlacedKey], strip: KeyStrip? = nil, isPad: Bool = false) {
    self.id = id
    self.size = size
    self.keys = keys
    self.strip = strip
    self.isPad = isPad
  }
}

/// One key on screen.
public struct PlacedKey: Hashable, Sendable {
  /// The key's id in its layout; unique in a plane.
  public var id: String
  /// The drawn key cap, in the plane's coordinates. Gaps between caps belong to the nearest key.
  public var frame: Rect
  public var role: KeyRole
  public var label: KeyLabel
  /// What a hold offers, in the order in which it is shown; empty for most keys.
  public var variants: [KeyVariant]
  /// The index of the variant that is selected when the popup opens.
  public var defaultVariant: Int
  /// What a flick in a sequence of compass directions does (`["n"]`, `["nw", "se"]`).
  public var flicks: [[FlickDirection]: KeyRole]
  /// What the second, third … tap in quick succession types in place of the first one's output; empty for most keys.
  public var multiTap: [KeyRole]
  /// A small second label, such as the digit that a flick down types; `nil` for most keys.
  public var secondaryLabel: String?

  public init(
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

/// One choice of a hold popup.
public struct KeyVariant: Hashable, Sendable {
  public var label: String
  public var role: KeyRole

  public init(label: String, role: KeyRole) {
    self.label = label
    self.role = role
  }
}

/// The eight directions of a flick. Source: UTS #35 part 7, `flickSegment`.
public enum FlickDirection: String, Hashable, Sendable, CaseIterable {
  case n, ne, e, se, s, sw, w, nw
}
