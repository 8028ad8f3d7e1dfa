// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// What a pointer does besides pressing its buttons. Places are in the surface's logical pixels.
package enum PointerChange: Sendable {
  /// It has come to a surface, which must give it a cursor and name this moment by the serial.
  case entered(OpaquePointer, Point, serial: UInt32)
  case moved(Point)
  case left
  case turned(Turn)

  /// The turning of a wheel, or two fingers that slide on a touchpad, in logical pixels; positive is right and down.
  package struct Turn: Sendable {
    /// How far it is scrolled to the right, in logical pixels.
    package var dx = 0.0
    /// How far it is scrolled down, in logical pixels.
    package var dy = 0.0
    /// Whether it comes in clicks.
    package var isWheel = false
  }
}
