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
  /// The height that apps make room for while a finger sets that of the keyboard; `nil` for as much as it covers.
  package let room: Double?

  /// A keyboard that lies over apps: a small one, or one in halves at the sides of the screen.
  package struct Card: Hashable, Sendable {
    /// The top left corner of the keyboard on the screen.
    package let origin: Point
    /// In logical pixels.
    package let width: Double
    /// The transparent room at the sides and below.
    package let margin: Double
    /// In logical pixels.
    package let cornerRadius: Double
    /// The room in its middle where the app shows and is touched; 0 for a keyboard in one piece.
    package let gap: Double

    package init(origin: Point, width: Double, margin: Double, cornerRadius: Double, gap: Double = 0) {
      func near(_ place: Double) -> Double { min(max(place.rounded(), -Size.longestSide), Size.longestSide) }
      self.origin = Point(x: near(origin.x), y: near(origin.y))
      self.width = min(max(width.rounded(.up), 1), Size.longestSide)
      self.margin = min(max(margin.rounded(.up), 0), Size.longestSide)
      self.cornerRadius = cornerRadius.rounded(.up)
      self.gap = min(max(gap.rounded(.down), 0), self.width)
    }
  }

  /// Rounds lengths up to whole pixels, as a surface has them.
  package init(height: Double, headroom: Double, card: Card? = nil, room: Double? = nil) {
    self.height = Self.whole(height)
    self.headroom = Self.whole(headroom)
    self.card = card
    self.room = room.map(Self.whole)
  }

  private static func whole(_ length: Double) -> Double { length > 0 ? min(length.rounded(.up), Size.longestSide) : 0 }
}

// MARK: - Places

extension SurfaceRequest {
  /// Whether it lies over apps.
  package var isCard: Bool { card != nil }

  /// Whether another one is a keyboard of the same kind, which a surface can go on as.
  package func isSameKind(as other: SurfaceRequest) -> Bool {
    isCard == other.isCard && (card?.gap ?? 0 > 0) == (other.card?.gap ?? 0 > 0)
  }

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

extension SurfaceRequest.Card {
  /// Returns the parts of the keyboard's area that are keyboard: all of it, or two halves.
  package func parts(of area: Rect) -> [Rect] {
    guard gap > 0 else { return [area] }
    let width = (area.width - gap) / 2
    return [area.minX, area.maxX - width].map { Rect(x: $0, y: area.minY, width: width, height: area.height) }
  }
}
