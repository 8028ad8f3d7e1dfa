// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A direction of a remote.
package enum FocusDirection: Hashable, Sendable, CaseIterable {
  case up, down, left, right
}
