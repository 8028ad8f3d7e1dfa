// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How much the parts of the keyboard stand out from each other, in the words of the settings file.
package enum KeyboardContrast: String, Hashable, Sendable, CaseIterable {
  /// As much as the desktop prefers.
  case automatic = "auto"
  case standard
  /// Enough for text that is read with weak eyes.
  case high
}

extension KeyboardContrast {
  /// Whether it is high.
  ///
  /// - Parameter prefersHigh: Whether the desktop prefers that.
  package func isHigh(where prefersHigh: Bool) -> Bool { self == .high || self == .automatic && prefersHigh }
}
