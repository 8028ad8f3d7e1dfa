// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import TestKeyboardKeys

extension SoakBed {
  /// Returns a place on a key of the test keyboard.
  func place(of key: TestKey) throws -> Point { try frame(of: key).center }

  /// Returns where a key of the test keyboard is, roughly.
  func frame(of key: TestKey) throws -> Rect {
    guard let area = try keyboard.state().guest else { throw BedError("the test keyboard has gone") }
    let size = Size(width: area.width / 8, height: area.height / 6)
    let center = Point(x: area.minX + key.place.x * area.width, y: area.minY + key.place.y * area.height)
    return Rect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
