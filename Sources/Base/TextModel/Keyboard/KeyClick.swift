// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The sound, and what can be felt, of a key.
package enum KeyClick: UInt8, Hashable, Sendable, CaseIterable {
  /// A key that enters text, space included.
  case character
  case delete
  /// Shift, Return, the plane keys, Globe and the modifier keys of terminals.
  case modifier
  /// A tone that goes on until it is ended, for two seconds at most.
  case toneBegan
  case toneEnded
}
