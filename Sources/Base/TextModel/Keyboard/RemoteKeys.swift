// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What arrows and OK, as remotes have them, move over; in the words of the settings file.
package enum RemoteKeys: String, Hashable, Sendable, CaseIterable {
  /// Nothing: they are the app's.
  case off
  /// Letters in one line, with the likely ones before them.
  case line
  /// The keys as they are for fingers.
  case grid
}
