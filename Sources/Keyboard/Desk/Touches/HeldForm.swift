// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import TextModel

/// How the person holds the keyboard.
package nonisolated struct HeldForm: Hashable, Sendable {
  /// How the keyboard is held.
  package var form: KeyboardForm
  /// The wanted top left corner of the card on the screen; `nil` for the first place.
  package var origin: Point?

  package init(_ form: KeyboardForm = .docked, at origin: Point? = nil) {
    self.form = form
    self.origin = origin
  }
}
