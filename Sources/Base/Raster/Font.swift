// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How text is set; which typeface, the text renderer decides.
package struct Font: Hashable, Sendable {
  /// How heavy the strokes are, as numbers of Pango.
  package enum Weight: Int32, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
  }

  /// The em size, in logical pixels.
  package var size: Double
  /// How heavy the strokes are.
  package var weight: Weight
  /// Space added after each character, in logical pixels.
  package var tracking: Double

  package init(size: Double, weight: Weight = .regular, tracking: Double = 0) {
    self.size = size
    self.weight = weight
    self.tracking = tracking
  }
}
