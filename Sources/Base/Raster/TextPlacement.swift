// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// Where in a rectangle a line of text goes.
package struct TextPlacement: Hashable, Sendable {
  /// Where the text stands between the sides of the rectangle.
  package enum Horizontal: Hashable, Sendable {
    /// The middle of what the glyphs cover, so that narrow letters look centred.
    case center
    case leading
  }

  /// What is brought to the middle of the rectangle's height.
  package enum Vertical: Hashable, Sendable {
    /// The capital letters and digits of the typeface, so that all keys of a row share a baseline.
    case capitals
    /// Halfway between the middles of small and capital letters: small letters have parts above and below.
    case lowercase
    /// The Hangul letters of the typeface.
    case hangul
    /// What the glyphs themselves cover.
    case ink
  }

  /// Where the text goes, in the canvas's coordinates.
  package var rect: Rect
  /// Where it stands between the sides.
  package var horizontal: Horizontal
  /// Where it stands between top and bottom.
  package var vertical: Vertical

  package init(in rect: Rect, horizontal: Horizontal = .center, vertical: Vertical = .capitals) {
    self.rect = rect
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
