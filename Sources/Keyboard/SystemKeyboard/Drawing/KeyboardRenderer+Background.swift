// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Raster

/// The shadow of a card, as it was drawn lately.
struct CardShadow {
  var size: Size
  var scale: Double
  var stamp: Stamp
}

// MARK: - Behind the keys

extension KeyboardRenderer {
  /// Draws what the keys stand on, and makes the rest clear.
  ///
  /// - Parameter area: In whole pixels.
  func drawBackground(of presentation: Presentation, in area: Rect, into canvas: borrowing Canvas) {
    let board = canvas.snapped(presentation.board)
    if presentation.halves != nil { return drawHalves(of: presentation, in: area, into: canvas) }
    guard presentation.floats else { return drawDocked(board, of: presentation, in: area, into: canvas) }
    let radius = FloatingCard.cornerRadius
    let isInside =
      area.minX >= board.minX && area.maxX <= board.maxX && area.minY >= board.minY + radius
      && area.maxY <= board.maxY - presentation.strip
    if isInside { return canvas.replace(area, with: presentation.theme.background) }
    canvas.replace(area, with: Self.clear)
    canvas.clipped(to: [area]) {
      if let shadow = shadow(of: board, on: presentation.surfaceSize, scale: canvas.scale) {
        let color = Color(red: 0, green: 0, blue: 0, alpha: 1)
        canvas.fill(through: shadow, at: .zero, with: color)
      }
      canvas.fill(board, cornerRadius: radius, with: presentation.theme.background)
      guard presentation.strip > 0 else { return }
      let grip = FloatingCard.grip
      canvas.fill(
        Rect(
          x: board.midX - grip.width / 2,
          y: board.maxY - presentation.strip / 2 - FloatingCard.gripRise - grip.height / 2,
          width: grip.width, height: grip.height),
        cornerRadius: grip.height / 2, with: presentation.theme.grip)
    }
  }

  /// Halves are flush with the sides of the screen, and round where they end in the middle of it.
  private func drawHalves(of presentation: Presentation, in area: Rect, into canvas: borrowing Canvas) {
    let radius = FloatingCard.cornerRadius
    let halves = presentation.boardParts.map { canvas.snapped($0) }
    if halves.contains(where: { $0.inset(by: 0, radius).intersection(area) == area }) {
      return canvas.replace(area, with: presentation.theme.background)
    }
    canvas.replace(area, with: Self.clear)
    canvas.clipped(to: [area]) {
      for (index, half) in halves.enumerated() {
        // The other corners are beyond the surface.
        let plate = Rect(
          x: index == 0 ? half.minX - radius : half.minX, y: half.minY, width: half.width + radius,
          height: half.height)
        canvas.fill(plate, cornerRadius: radius, with: presentation.theme.background)
      }
    }
  }

  private func drawDocked(
    _ board: Rect, of presentation: Presentation, in area: Rect, into canvas: borrowing Canvas
  ) {
    if area.minY < board.minY {
      let height = min(area.maxY, board.minY) - area.minY
      canvas.replace(Rect(x: area.minX, y: area.minY, width: area.width, height: height), with: Self.clear)
    }
    if area.maxY > board.minY {
      let top = max(area.minY, board.minY)
      canvas.replace(
        Rect(x: area.minX, y: top, width: area.width, height: area.maxY - top), with: presentation.theme.background)
    }
  }

  private static var clear: Color { Color(red: 0, green: 0, blue: 0, alpha: 0) }

  /// Returns the shadow, as large as the surface.
  private func shadow(of board: Rect, on size: Size, scale: Double) -> Stamp? {
    if let cardShadow, cardShadow.size == size, cardShadow.scale == scale { return cardShadow.stamp }
    let stamp = Stamp(.mask, size: size, scale: scale) { canvas in
      // Many faint shapes on top of each other come close to a blur: as far outside the card as inside it.
      let steps = 24
      for step in 0..<steps {
        let share = (Double(step) + 0.5) / Double(steps)
        let reach = FloatingCard.shadowRadius * (1 - 2 * share)
        let place = board.offset(by: Point(x: 0, y: FloatingCard.shadowOffset)).inset(by: -reach, -reach)
        // What lies on top adds less, so that the sum goes up evenly.
        let weight = Self.shadowWeight(share) * FloatingCard.shadowOpacity / Double(steps)
        canvas.fill(
          place, cornerRadius: max(FloatingCard.cornerRadius + reach, 1),
          with: Color(red: 0, green: 0, blue: 0, alpha: weight))
      }
      // A thin line sets the card off against what is as light or as dark as it.
      canvas.fill(
        board.inset(by: -canvas.hairline, -canvas.hairline),
        cornerRadius: FloatingCard.cornerRadius + canvas.hairline, with: Color(red: 0, green: 0, blue: 0, alpha: 0.12))
    }
    guard let stamp else { return nil }
    cardShadow = CardShadow(size: size, scale: scale, stamp: stamp)
    return stamp
  }

  /// How fast a shadow gets darker at a part of the way from its outer to its inner edge; 1 on average.
  private static func shadowWeight(_ share: Double) -> Double { 6 * share * (1 - share) }
}
