// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The sounds of keys; each is one byte on the way to the program that plays them.
package enum KeyClick: UInt8, Hashable, Sendable, CaseIterable {
  /// A key that enters text, space and Return included.
  case character = 0x63
  case delete = 0x64
  /// Shift, the plane keys, Globe and the modifier keys of terminals.
  case modifier = 0x6D
  /// A tone that goes on until it is ended, for two seconds at most.
  case toneBegan = 0x74
  case toneEnded = 0x65
}
