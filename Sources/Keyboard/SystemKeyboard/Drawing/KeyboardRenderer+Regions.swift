// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Raster

// MARK: - Regions

extension KeyboardRenderer {
  /// Lets the keys at the ends of a region fade into the background where more are out of sight.
  func drawEnds(of region: KeyRegion, on presentation: Presentation, into canvas: borrowing Canvas) {
    guard let axis = region.axis else { return }
    for part in presentation.boardParts {
      let area = canvas.snapped(presentation.placed(region.area).intersection(part))
      drawEnds(of: region, axis, in: area, on: presentation, into: canvas)
    }
  }

  private func drawEnds(
    of region: KeyRegion, _ axis: KeyRegion.Axis, in area: Rect, on presentation: Presentation,
    into canvas: borrowing Canvas
  ) {
    let length = min(Self.fadeLength, area.length(along: axis) / 2)
    let color = presentation.theme.background
    guard length > 0, !area.isEmpty else { return }
    let count = Int(length)
    for step in 0..<count {
      // Steeper towards the end, so that the cut itself is never seen.
      let share = 1 - Double(step) / Double(count)
      let shade = color.faded(to: share * share * (3 - 2 * share))
      let (first, last) = area.lines(Double(step), across: axis)
      if region.offset > 0 { canvas.fill(first, with: shade) }
      if region.offset < region.farthestOffset { canvas.fill(last, with: shade) }
    }
  }

  /// In logical pixels.
  private static var fadeLength: Double { 18 }
}

extension Rect {
  /// The lines, one logical pixel wide, at a distance from the start and from the end.
  fileprivate func lines(_ distance: Double, across axis: KeyRegion.Axis) -> (first: Rect, last: Rect) {
    switch axis {
    case .horizontal:
      (
        Rect(x: minX + distance, y: minY, width: 1, height: height),
        Rect(x: maxX - distance - 1, y: minY, width: 1, height: height)
      )
    case .vertical:
      (
        Rect(x: minX, y: minY + distance, width: width, height: 1),
        Rect(x: minX, y: maxY - distance - 1, width: width, height: 1)
      )
    }
  }
}
