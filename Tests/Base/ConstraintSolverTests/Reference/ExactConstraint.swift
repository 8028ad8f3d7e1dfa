// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// A constraint in whole numbers, for the references.
struct ExactConstraint {
  /// By variable.
  var coefficients: [Int]
  var relation: Relation
  var constant: Int
  var priority: Float

  var isRequired: Bool { priority >= requiredPriority }

  /// What is lost when the value is off the constant by an amount.
  func error<Number: SignedNumeric & Comparable>(ofDifference difference: Number) -> Number {
    if difference > .zero { return relation == .greaterThanOrEqual ? .zero : difference }
    return relation == .lessThanOrEqual ? .zero : -difference
  }
}
