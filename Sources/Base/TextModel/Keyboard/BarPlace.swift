// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Where the bar of words is that stands alone beside a real keyboard, in the word of the file in which that is kept.
package enum BarPlace: String, Hashable, Sendable, CaseIterable {
  /// At the bottom, as wide as the screen.
  case whole
  /// In a corner at the bottom, without words.
  case left, right
}
