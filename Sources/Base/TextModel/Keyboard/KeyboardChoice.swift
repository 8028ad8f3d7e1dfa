// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A keyboard, as the Globe key's list names it.
package struct KeyboardChoice: Hashable, Sendable {
  /// A language tag, or a custom keyboard's identifier.
  package var id: String
  /// In its own language.
  package var name: String

  package init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
