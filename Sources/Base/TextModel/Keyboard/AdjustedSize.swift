// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What of the keyboard's size the person has set by hand on a screen; the settings say the rest.
package struct AdjustedSize: Hashable, Sendable {
  /// How high keys are; `nil` for as the settings say.
  package var keySize: KeySize?
  /// The ground below keys at the bottom of the screen, in logical pixels within `BottomGap.heights`; `nil` for as the settings say.
  package var bottomGap: Int?

  package init(keySize: KeySize? = nil, bottomGap: Int? = nil) {
    self.keySize = keySize
    self.bottomGap = bottomGap
  }

  /// Whether the settings say all.
  package var isEmpty: Bool { keySize == nil && bottomGap == nil }
}
