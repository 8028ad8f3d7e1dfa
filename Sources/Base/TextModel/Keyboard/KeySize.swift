// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How high keys are, in the words of the settings file.
package enum KeySize: String, Hashable, Sendable, CaseIterable {
  case small, standard, large

  /// What the heights of rows are multiplied by.
  package var factor: Double {
    switch self {
    case .small: 0.88
    case .standard: 1
    case .large: 1.15
    }
  }
}
