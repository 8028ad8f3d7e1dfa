// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A change of the side of an inactive constraint that the gradient does not have yet.
struct Unsettled: Sendable {
  var row: Int32
  var priority: Float
  var change: Double
}
