// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// What a screen can do for the keyboard.
package nonisolated struct ScreenAbilities: Hashable, Sendable {
  /// The forms that the keyboard can have on it where it is large enough.
  package var forms: [KeyboardForm]
  /// Whether fingers can set the size of the keyboard at its bottom.
  package var adjustsSize = false
  /// Whether what a finger does to a key can be a picture of its own, pixel by pixel where it should be.
  package var takesOverlays = false
  /// Whether the host shows what the keys stand on, the card with its handle too; otherwise it is part of the picture.
  package var framesKeys = false
  /// Whether fingers are where they are told to be, whatever is below them; compositors may lose them (`FingerPlaces`).
  package var tellsTruePlaces = false

  package init(forms: [KeyboardForm]) { self.forms = forms }
}
