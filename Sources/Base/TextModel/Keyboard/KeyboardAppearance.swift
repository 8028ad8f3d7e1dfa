// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Which colours a person or a field wants the keys in.
package enum KeyboardAppearance: String, Hashable, Sendable, CaseIterable {
  /// Those that the next one to ask prefers: the person's for a field, the desktop's for the person.
  case automatic
  case light
  case dark
}
