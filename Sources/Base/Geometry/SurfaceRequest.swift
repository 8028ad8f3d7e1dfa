// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the keyboard wants to cover of the screen, in whole logical pixels.
package struct SurfaceRequest: Hashable, Sendable {
  /// Of the keyboard.
  package let height: Double
  /// Of the transparent room above it, into which balloons rise.
  package let headroom: Double
  /// `nil` for a keyboard at the bottom of the screen and as wide as it, for which apps make room.
  package let card: Card?

  /// A small keyboard that lies over apps.
  package struct Card: Hashable, Sendable {
    /// The top left corner of the keyboard on the screen.
    package let origin: Point
    /// In logical pixels.
    package let width: Double
    /// The transparent room at the sides and below.
    package let margin: Double
    /// In logical pixels.
    package let cornerRadius: Double

    package init(origin: Point, width: Double, margin: Double, cornerRadius: Double) {
      func near(_ place: Double) -> Double { min(max(place.rounded(), -Size.longestSide), Size.longestSide) }
      self.origin = Point(x: near(origin.x), y: near(origin.y))
      self.width = min(max(width.rounded(.up), 1), Size.longestSide)
      self.margin = min(max(margin.rounded(.up), 0), Size.longestSide)
      self.cornerRadius = cornerRadius.rounded(.up)
    }
  }

  /// Rounds lengths up to whole pixels, as a surface has them.
  package init(height: Double, headroom: Double, card: Card? = nil) {
    self.height = Self.whole(height)
    self.headroom = Self.whole(headroom)
    self.card = card
  }

  private static func whole(_ length: Double) -> Double { length > 0 ? min(length.rounded(.up), Size.longestSide) : 0 }
}

// MARK: - Places

extension SurfaceRequest {
  /// Whether it floats.
  package var isCard: Bool { card != nil }

  /// With headroom and margins, in logical pixels.
  package var surfaceHeight: Double { headroom + height + (card?.margin ?? 0) }

  /// Returns where the keyboard is on a screen, without headroom and margins.
  ///
  /// - Parameter width: Of the surface of a keyboard at the bottom.
  package func frame(onScreen size: Size, width: Double) -> Rect {
    if let card { return Rect(origin: card.origin, size: Size(width: card.width, height: height)) }
    return Rect(x: 0, y: size.height - height, width: width, height: height)
  }

  /// Returns the top left corner of the surface on a screen.
  package func surfaceOrigin(onScreen size: Size) -> Point {
    if let card { return card.origin - Point(x: card.margin, y: headroom) }
    return Point(x: 0, y: size.height - surfaceHeight)
  }
}
