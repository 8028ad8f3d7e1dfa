// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A text that shows on the space bar for a moment and gives way to the key's own label.
package struct SpaceCaption: Hashable, Sendable {
  /// The words.
  package var text: String
  /// 1 when only the caption shows, 0 when only the key's label does.
  package var opacity: Double

  package init(text: String, opacity: Double = 1) {
    self.text = text
    self.opacity = opacity
  }
}
