// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Raster

// MARK: - Strips

extension KeyboardRenderer {
  /// Lets the keys at the ends of a strip fade into the background where more are out of sight.
  func drawEnds(of strip: KeyStrip, on presentation: Presentation, into canvas: borrowing Canvas) {
    let area = canvas.snapped(presentation.placed(strip.area))
    let width = min(Self.fadeWidth, area.width / 2)
    let color = presentation.theme.background
    guard width > 0, area.height > 0 else { return }
    let count = Int(width)
    for step in 0..<count {
      // Steeper towards the end, so that the cut itself is never seen.
      let share = 1 - Double(step) / Double(count)
      let shade = color.faded(to: share * share * (3 - 2 * share))
      if strip.offset > 0 {
        canvas.fill(Rect(x: area.minX + Double(step), y: area.minY, width: 1, height: area.height), with: shade)
      }
      if strip.offset < strip.farthestOffset {
        canvas.fill(Rect(x: area.maxX - Double(step) - 1, y: area.minY, width: 1, height: area.height), with: shade)
      }
    }
  }

  /// In logical pixels.
  private static var fadeWidth: Double { 18 }
}
