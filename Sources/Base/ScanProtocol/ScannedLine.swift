// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A line of text in a picture.
package struct ScannedLine: Hashable, Sendable {
  /// Never empty, and without line breaks.
  package var text: String
  /// Where it is: of the picture's width and height, which count `ScannedLine.whole`.
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  /// The width of a picture, and its height.
  package static let whole = 65_536
  /// Bytes of a line's text, in UTF-8.
  package static let mostBytes = 2_000

  package init(text: String, x: Int, y: Int, width: Int, height: Int) {
    (self.text, self.x, self.y, self.width, self.height) = (text, x, y, width, height)
  }
}
