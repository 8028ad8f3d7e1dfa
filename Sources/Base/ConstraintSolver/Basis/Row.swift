// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the tableau knows of a constraint besides its terms.
struct Row: Sendable {
  enum State: UInt8, Sendable {
    /// The id is not in use.
    case unused
    case enforced
    /// In conflict with others, and left out until one of them changes.
    case broken
  }

  var state: State = .unused
  var relation: Relation = .equal
  /// Breaks only when everything else in a conflict is of this kind too.
  var isSystem = false
  /// Violated, and not yet dealt with: no barrier for others.
  var isWaiting = false
  /// The slope that counts in the gradient while the row is inactive: 1 above the constant, -1 below it, 0 on it or
  /// where nothing is lost.
  var side: Int8 = 0
  var priority: Float = 1000
  var constant = 0.0
  /// The greatest absolute coefficient.
  var scale = 1.0
  /// The least absolute coefficient: errors are rounding when they are rounding for every variable.
  var leastScale = 1.0
  /// When it was added; later is greater.
  var age = 0
  /// In how many conflicts it is.
  var conflictCount: Int32 = 0
  /// Tells apart the constraints that had this id.
  var generation: UInt32 = 0

  var isRequired: Bool { priority >= requiredPriority }

  /// Whether a value above the constant is an error.
  var costsAbove: Bool { relation != .greaterThanOrEqual }
  /// Whether a value below the constant is an error.
  var costsBelow: Bool { relation != .lessThanOrEqual }
}
