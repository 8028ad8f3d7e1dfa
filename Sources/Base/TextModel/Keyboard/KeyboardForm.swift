// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How the keyboard is held on a screen.
package enum KeyboardForm: String, Hashable, Sendable, CaseIterable {
  /// At the bottom, as wide as the screen.
  case docked
  /// A small card, anywhere on the screen. Apps do not make room for it.
  case floating
}
