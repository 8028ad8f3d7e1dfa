// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A way to read the touches so far: a node of a language, and what it took to get there in nats.
struct Hypothesis: Sendable {
  var node: Int32
  var language: Int16
  /// The word before the node that a missing space ends, as an index of the decoder's; −1 for none.
  var split: Int16
  /// The number of the stem whose endings the node is among; −1 for none.
  var stem: Int32 = -1
  var cost: Float
  /// The cost and a part of what the likeliest word below the node costs.
  var priority: Float
}

/// A word that ends where a space is missing.
struct Split: Sendable {
  var language: Int16
  var word: Int32
}
