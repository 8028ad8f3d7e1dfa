// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What was typed at one place of a word.
public enum Touch: Hashable, Sendable {
  /// A touch that typed a letter, in lower case, and where the finger landed, in the unit of the spatial model.
  case point(Unicode.Scalar, SIMD2<Float>)
  /// A letter without a place, in lower case; it counts as a touch on its key's centre.
  case letter(Unicode.Scalar)

  /// The letter that was typed.
  public var letter: Unicode.Scalar {
    switch self {
    case .point(let letter, _), .letter(let letter): letter
    }
  }
}
