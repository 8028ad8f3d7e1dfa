// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Every number below which the solver takes a difference for rounding, with what bounds it.
///
/// A double has 53 bits: one operation errs by 1.1e-16 of its result. Constraints of a layout have coefficients near 1, a dozen
/// terms at most, and values up to some ten thousand points, so that a value that went through a chain of some hundred
/// definitions is off by about 1e-12 points or, of its size, 1e-13. From there the numbers stand in this order, each well above
/// what the ones before it leave behind and well below what a layout can mean:
///
///     cancelled 1e-13 < singular 1e-12 < rate 1e-11 < slope 1e-10 < satisfied, cost, agreement 1e-9 < accepted 1e-3
///
/// Whoever changes one keeps the order. `SolverFuzzing` and the tests with random pages check that it serves.
enum Tolerances {
  // MARK: What is zero

  /// A sum that is this small beside what was added is what cancelling left, and is stored as nothing: else sparse vectors
  /// fill up with it. Some hundred times the rounding of one addition.
  static let cancelled = 1e-13
  /// An amount of the gradient, or an entry of the core's inverse, that is below this is left of such sums. Absolute, as both
  /// are sums of coefficients near 1; below `cancelled`, because an amount that is meant may be the product of small
  /// coefficients.
  static let leftover = 1e-14
  /// A pivot this small beside the greatest number of its matrix makes the matrix singular: what is left of a row that
  /// depends on others. Elimination of up to 600 rows errs by less.
  static let singular = 1e-12
  /// Of a term whose coefficients add up to this much of them, nothing is left: `a - a` of an author's sums.
  static let emptyTerm = 1e-12

  // MARK: What moves

  /// A rate at which a row or a slot changes, beside the sizes that it is a sum of, from which on it changes. Above
  /// `cancelled`, because a rate is a sum of sums.
  static let rate = 1e-11
  /// An entry of an image, beside its greatest, from which on a constraint is named as a party to a conflict. Above `rate`:
  /// to name one that has no part in it is worse than to turn on it.
  static let party = 1e-9
  /// How much further than the nearest barrier, in points, another one counts as just as near. Their distances are quotients
  /// of errors by rates.
  static let tie = 1e-10

  // MARK: What costs

  /// Differences of costs below this decide nothing: coefficients of a layout are near 1, so that a slope that is meant is
  /// not as small.
  static let cost = 1e-9
  /// The part of a slope that is rounding, for each unit of the direction's size and the row's scale. Above `rate`: a slope
  /// sums the rates of many rows.
  static let slope = 1e-10
  /// A slope of the gradient may be negative below this: looking is cheap, and the fresh slope decides.
  static let doubtfulSlope = -1e-13
  /// An amount above this at a high priority is meant, and ends the search for a negative one at lower ones.
  static let certainSlope = 1e-6

  // MARK: What holds

  /// A constraint holds when it is off by less than this much of its least coefficient: a billionth of a point is nothing to
  /// see, and a thousand times what rounding leaves.
  static let satisfied = 1e-9
  /// The same beside the greatest product in it, for pages with great values.
  static let satisfiedOfSize = 4e-12
  /// Violations of required constraints below this, in points, are accepted where they cannot be mended. Far below what a
  /// screen shows.
  static let accepted = 1e-3
  /// How far the two ways to compute a pivot may be apart before the core is computed afresh; and how far after that.
  static let agreement = 1e-9
  static let lastAgreement = 1e-4

  // MARK: What is ambiguous

  /// How far a variable has to go, of how far it was pushed, to be one that could be elsewhere.
  static let pushed = 1e-4
}
