// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How rows lie on a wheel that is seen from the side.
struct WheelShape {
  /// In points.
  let rowHeight: CGFloat

  /// In points; rows of the standard height are a third of a radian apart.
  var radius: CGFloat { rowHeight * 3 }

  /// What a row looks like.
  struct Place {
    /// From the middle of the wheel, in points; positive is below.
    var y: CGFloat
    /// How much of its height shows.
    var stretch: CGFloat
    var alpha: CGFloat
  }

  /// Returns where a row is seen.
  ///
  /// - Parameter distance: From the row in the middle, in rows; positive is below.
  /// - Returns: `nil` for rows on the far side.
  func place(ofRowAt distance: CGFloat) -> Place? {
    let angle = distance * rowHeight / radius
    guard abs(angle) < .pi / 2 - 0.05 else { return nil }
    // The row in the middle is told from the others, with a soft passage between.
    let nearness = max(1 - abs(distance) * 1.6, 0)
    let faded = 0.62 * pow(cos(angle), 1.4)
    return Place(y: radius * sin(angle), stretch: cos(angle), alpha: faded + (1 - faded) * nearness)
  }

  /// The distance in rows of what is seen at a place.
  func distance(at y: CGFloat) -> CGFloat {
    asin(min(max(y / radius, -1), 1)) * radius / rowHeight
  }
}
