// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine

/// What some devices show below any keyboard at the bottom of the screen: the key for the next one, and room beside it
/// where fingers do nothing.
package enum GlobeBelow {
  /// The height of the strip, in logical pixels.
  package static let height = 46.0
  package static let keyID = "globe-below"
  private static let side = 40.0
  private static let margin = 14.0
  /// The side of the square in which the sign is drawn; there is no cap.
  static let iconSide = 29.0

  /// Returns where the key is in a plane whose own keys end at a height.
  static func frame(below height: Double) -> Rect {
    Rect(x: margin, y: height + (Self.height - side) / 2, width: side, height: side)
  }

  /// Returns the key; a device without another keyboard has none.
  static func key(below height: Double) -> PlacedKey {
    PlacedKey(id: keyID, frame: frame(below: height), role: .globe, label: .icon(.globe))
  }
}

extension KeyPlane {
  /// Adds the strip.
  ///
  /// - Parameter hasKey: Whether there is another keyboard.
  mutating func addGlobeBelow(hasKey: Bool) {
    let top = size.height
    size.height += GlobeBelow.height
    if hasKey { keys.append(GlobeBelow.key(below: top)) }
    // Fingers beside the key are on none of those above.
    let key = GlobeBelow.frame(below: top)
    var x = hasKey ? key.maxX + key.width / 2 : 0
    while x < size.width {
      let width = min(key.width, size.width - x)
      keys.append(
        PlacedKey(
          id: "none", frame: Rect(x: x, y: top + 8, width: width, height: GlobeBelow.height - 8),
          role: .character(""), label: .blank))
      x += width
    }
  }
}
