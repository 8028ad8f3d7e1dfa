// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import TextModel

/// Keys that one thumb reaches: narrower than a phone's screen, at one of its sides. The ground goes on beside them, with what
/// brings them to the other side and back to the whole width.
package enum OneHandedKeys {
  package static let otherSideID = "other-side"
  package static let wholeWidthID = "whole-width"
  /// The part of the screen's width that keys have.
  private static let share = 0.82
  /// Between what is beside the keys, and around it, in logical pixels.
  fileprivate static let margin = 6.0
  /// The side of the square in which a sign is drawn; there is no cap.
  static let iconSide = 26.0

  /// Returns how wide keys are.
  static func width(on screen: Screen) -> Double { (screen.size.width * share).rounded() }

  /// Whether keys can be moved to a side of a screen: that of a phone which is held upright.
  package static func fits(_ screen: Screen) -> Bool { !screen.isTablet && !screen.isLandscape }
}

extension KeyPlane {
  /// Puts narrow keys at a side of the screen. What is beside them is all key: a thumb that is after it looks at the letters.
  mutating func move(to side: OneHandedKeyboard, in width: Double) {
    let room = width - size.width
    guard side != .off, room > 0 else { return }
    let change = Point(x: side == .right ? room : 0, y: 0)
    var moved = keys[ownKeys].map { key in
      var key = key
      key.frame = key.frame.offset(by: change)
      return key
    }
    let margin = OneHandedKeys.margin
    let height = (size.height - 3 * margin) / 2
    func frame(_ index: Int) -> Rect {
      Rect(
        x: (side == .right ? 0 : size.width) + margin, y: margin + Double(index) * (height + margin),
        width: max(room - 2 * margin, 1), height: max(height, 1))
    }
    moved += [
      PlacedKey(
        id: OneHandedKeys.otherSideID, frame: frame(0), role: .oneHanded(side.opposite),
        label: .icon(side == .right ? .toLeft : .toRight)),
      PlacedKey(
        id: OneHandedKeys.wholeWidthID, frame: frame(1), role: .oneHanded(.off), label: .icon(.wholeWidth)),
    ]
    self = KeyPlane(
      id: id, size: Size(width: width, height: size.height), keys: moved, regions: regions.map { $0.moved(by: change) },
      isPad: isPad)
  }
}
