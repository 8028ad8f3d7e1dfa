// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import TextModel

/// One thing that one finger (or the pointer) did on the keyboard.
package struct TouchEvent: Hashable, Sendable {
  /// What the finger did.
  package var phase: TouchPhase
  /// Names the finger from `began` to `ended` or `cancelled`; reused afterwards.
  package var finger: Int32
  /// Where the finger is, in the plane's coordinates; for `ended` and `cancelled` the last known place.
  package var location: Point
  /// When.
  package var time: EventTime

  package init(_ phase: TouchPhase, finger: Int32, location: Point, time: EventTime) {
    self.phase = phase
    self.finger = finger
    self.location = location
    self.time = time
  }
}
