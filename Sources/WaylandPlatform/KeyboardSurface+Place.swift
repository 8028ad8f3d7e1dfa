// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

extension KeyboardSurface {
  /// What the keyboard wants to cover, in logical pixels.
  package struct Request: Hashable, Sendable {
    package let height: Double
    package let headroom: Double
    /// `nil` for a keyboard at the bottom of the screen and as wide as it, for which apps make room.
    package let card: Card?

    /// Rounds lengths up to whole pixels, as a surface has them.
    package init(height: Double, headroom: Double, card: Card? = nil) {
      self.height = Self.whole(height)
      self.headroom = Self.whole(headroom)
      self.card = card
    }

    private static func whole(_ length: Double) -> Double {
      length > 0 ? min(length.rounded(.up), SurfaceGeometry.longestSide) : 0
    }
  }

  /// A small keyboard that lies over apps. All in whole logical pixels.
  package struct Card: Hashable, Sendable {
    /// The top left corner of the keyboard on the screen.
    let origin: Point
    let width: Double
    /// The transparent room at the sides and below.
    let margin: Double
    let cornerRadius: Double

    package init(origin: Point, width: Double, margin: Double, cornerRadius: Double) {
      let longest = SurfaceGeometry.longestSide
      func near(_ place: Double) -> Double { min(max(place.rounded(), -longest), longest) }
      self.origin = Point(x: near(origin.x), y: near(origin.y))
      self.width = min(max(width.rounded(.up), 1), longest)
      self.margin = min(max(margin.rounded(.up), 0), longest)
      self.cornerRadius = cornerRadius.rounded(.up)
    }
  }
}

// MARK: - Places

extension KeyboardSurface.Request {
  var isCard: Bool { card != nil }

  /// Whether only the place is another one.
  func isMoved(from other: Self) -> Bool {
    guard let card, let old = other.card, card.origin != old.origin else { return false }
    return height == other.height && headroom == other.headroom && card.width == old.width
      && card.margin == old.margin && card.cornerRadius == old.cornerRadius
  }

  var surfaceHeight: Double { headroom + height + (card?.margin ?? 0) }

  /// Where the keyboard is on the surface.
  func keyboard(inWidth width: Double) -> Rect {
    Rect(x: card?.margin ?? 0, y: headroom, width: card?.width ?? width, height: height)
  }

  /// A part of the surface that nothing shows through.
  func opaqueArea(inWidth width: Double) -> Rect {
    keyboard(inWidth: width).inset(by: 0, min(card?.cornerRadius ?? 0, height / 2))
  }

  /// Where a card is on the screen, without headroom and margin.
  var keyboardOnScreen: [Rect] {
    card.map { [Rect(origin: $0.origin, size: Size(width: $0.width, height: height))] } ?? []
  }

  /// The top left corner of a card's surface on the screen.
  var origin: Point {
    guard let card else { return .zero }
    return card.origin - Point(x: card.margin, y: headroom)
  }
}

extension KeyboardSurface {
  /// Whether the keyboard is a card.
  package var isCard: Bool { request.isCard }

  /// Returns where the keyboard is on a screen of a size, without headroom and margins; `nil` until the compositor has
  /// configured the surface.
  package func frame(onScreen size: Size) -> Rect? {
    guard let geometry else { return nil }
    if let card = request.card {
      return Rect(origin: card.origin, size: Size(width: card.width, height: request.height))
    }
    return Rect(x: 0, y: size.height - request.height, width: geometry.size.width, height: request.height)
  }

  /// Returns the top left corner of the surface on a screen of a size.
  package func origin(onScreen size: Size) -> Point {
    request.isCard ? request.origin : Point(x: 0, y: size.height - request.surfaceHeight)
  }
}

// MARK: - Touches

extension KeyboardSurface {
  /// The parts of the screen that hear touches for a card; `nil` for all.
  var hearingAreas: [Rect]? {
    guard !screenHearsTouches, let card = request.card else { return nil }
    guard headroomHearsTouches else { return request.keyboardOnScreen }
    let size = Size(width: card.width + 2 * card.margin, height: request.surfaceHeight)
    return [Rect(origin: request.origin, size: size)]
  }
}
