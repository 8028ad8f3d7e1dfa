// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How high a keyboard is lifted by a finger that drags the key which hides it.
package enum LiftedKeyboard {
  /// How far the finger goes before it lifts, in logical pixels.
  package static let slack = 10.0
  /// How near to the bottom one that is let go is docked again, in logical pixels.
  private static let dockDistance = 44.0

  /// Returns how far above the bottom the keyboard is.
  ///
  /// - Parameters:
  ///   - start: How far it was when the finger came down.
  ///   - way: How far the finger has moved down.
  ///   - height: Of the keyboard.
  ///   - room: The height that there is.
  package static func elevation(from start: Double, way: Double, height: Double, in room: Double) -> Double {
    min(max(start - way, 0), max(room - height, 0))
  }

  /// Whether one that is let go is docked.
  package static func docks(at elevation: Double) -> Bool { elevation < dockDistance }
}
