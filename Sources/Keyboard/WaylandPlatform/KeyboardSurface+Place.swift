// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry

// MARK: - Places

extension SurfaceRequest {
  /// Whether only the place is another one.
  func isMoved(from other: Self) -> Bool {
    guard let card, let old = other.card, card.origin != old.origin else { return false }
    return height == other.height && headroom == other.headroom && card.width == old.width
      && card.margin == old.margin && card.cornerRadius == old.cornerRadius && card.gap == old.gap
  }

  /// Where the keyboard is on the surface.
  func keyboard(inWidth width: Double) -> Rect {
    Rect(x: card?.margin ?? 0, y: headroom, width: card?.width ?? width, height: height)
  }

  /// The parts of the surface that nothing shows through.
  func opaqueAreas(inWidth width: Double) -> [Rect] {
    // While a finger changes the height, the picture follows a moment later.
    guard room == nil else { return [] }
    let area = keyboard(inWidth: width)
    return (card?.parts(of: area) ?? [area]).map { $0.inset(by: 0, min(card?.cornerRadius ?? 0, height / 2)) }
  }

  /// Where a card, or each half, is on the screen, without headroom and margin.
  var keyboardOnScreen: [Rect] {
    guard let card else { return [] }
    return card.parts(of: Rect(origin: card.origin, size: Size(width: card.width, height: height)))
  }

  /// The same and around it, as far as the choices of a key and the finger on them go.
  var surroundingsOnScreen: [Rect] {
    guard let card else { return [] }
    guard card.gap > 0 else {
      return [Rect(origin: origin, size: Size(width: card.width + 2 * card.margin, height: surfaceHeight))]
    }
    let reach = min(headroom, (card.gap / 2).rounded(.down))
    return keyboardOnScreen.map { half in
      let start = half.minX > card.origin.x ? half.minX - reach : half.minX
      return Rect(x: start, y: half.minY - headroom, width: half.width + reach, height: half.height + headroom)
    }
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
    guard !screenHearsTouches, request.isCard else { return nil }
    return headroomHearsTouches ? request.surroundingsOnScreen : request.keyboardOnScreen
  }
}
