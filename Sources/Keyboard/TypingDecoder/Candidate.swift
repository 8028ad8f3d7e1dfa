// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A word that may have been meant.
public struct Candidate: Hashable, Sendable {
  /// How the word is written.
  public let text: String
  /// What it costs in nats; less is better.
  public let cost: Float
  /// Its letters are those that were typed.
  public let isLiteral: Bool
}
