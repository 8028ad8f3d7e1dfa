// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a finger hears the keys that it touches, and types the one that it leaves.
package enum SpokenKeys: String, Hashable, Sendable, CaseIterable {
  case off
  /// Letters of passwords and codes are heard as dots.
  case on
  /// Those of passwords, too.
  case always
}
