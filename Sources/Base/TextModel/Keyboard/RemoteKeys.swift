// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What arrows and OK, as remotes have them, move over.
package enum RemoteKeys: Hashable, Sendable {
  /// Nothing: they are the app's.
  case off
  /// Letters in one line, with the likely ones before them.
  case line
  /// The keys as they are for fingers.
  case grid
}

/// What the person says of that; in the words of the settings file.
package enum RemoteKeysChoice: String, Hashable, Sendable, CaseIterable {
  /// Letters in one line where a remote is all that there is to press keys with; nothing elsewhere.
  case automatic
  case off, line, grid

  /// What it comes to.
  ///
  /// - Parameter hasRemoteAlone: Whether there is a remote, and no keyboard with letters.
  package func keys(hasRemoteAlone: Bool) -> RemoteKeys {
    switch self {
    case .automatic: hasRemoteAlone ? .line : .off
    case .off: .off
    case .line: .line
    case .grid: .grid
    }
  }
}
