// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry

// MARK: - Places

extension SurfaceRequest {
  /// Whether only the place is another one.
  func isMoved(from other: Self) -> Bool {
    guard let card, let old = other.card, card.origin != old.origin else { return false }
    return height == other.height && headroom == other.headroom && card.width == old.width
      && card.margin == old.margin && card.cornerRadius == old.cornerRadius
  }

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
