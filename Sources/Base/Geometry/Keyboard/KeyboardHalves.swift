// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The halves of a keyboard that is split: one at each side of it, and nothing between them. Sizes are in logical pixels.
package struct KeyboardHalves: Hashable, Sendable {
  /// How wide each half is.
  package let width: Double
  /// How wide the room between them is.
  package let gap: Double

  /// - Parameter whole: How wide the keyboard is, from one side of the screen to the other.
  package init(in whole: Double) {
    width = (Self.keysWidth + Self.partedBy) / 2
    gap = max(whole.rounded(.down) - 2 * width, 0)
  }

  /// The least width of a screen with room for two halves.
  package static let leastScreenWidth = 700.0
  /// How wide the keys are before they are parted.
  package static let keysWidth = 600.0
  /// How much wider both halves are together: no key is on both of them.
  private static let partedBy = 60.0

  /// How wide the keyboard is, with the room between the halves.
  package var whole: Double { 2 * width + gap }

  /// Returns the halves of a board, the left one first.
  package func areas(of board: Rect) -> [Rect] {
    [board.minX, board.minX + width + gap].map { Rect(x: $0, y: board.minY, width: width, height: board.height) }
  }
}
