// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Where a guest shows, and for which field.
package struct GuestScene: Hashable, Sendable {
  /// What is around the keyboard.
  package var surroundings: KeyboardSurroundings
  /// The field that it types into.
  package var field: FieldDescription

  package init(_ surroundings: KeyboardSurroundings, field: FieldDescription) {
    self.surroundings = surroundings
    self.field = field
  }
}
