// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A constraint that was left out, and those that it cannot be reconciled with.
struct Break: Sendable {
  var row: Int32
  /// The conflict, the broken row included, oldest first.
  var members: ContiguousArray<Int32>
}
