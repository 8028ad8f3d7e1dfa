// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// An exact fraction in lowest terms, as long as it fits.
struct Fraction {
  /// A number has become too large to be exact.
  struct Overflow: Error {}

  private(set) var numerator: Int
  private(set) var denominator = 1

  init(_ whole: Int) { numerator = whole }

  private init(_ numerator: Int, over denominator: Int) throws(Overflow) {
    // Int.min has no counterpart.
    guard numerator > Int.min, denominator > Int.min else { throw Overflow() }
    let divisor = Fraction.greatestCommonDivisor(numerator, denominator) * (denominator < 0 ? -1 : 1)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  var isZero: Bool { numerator == 0 }
  var isNegative: Bool { numerator < 0 }
  var isPositive: Bool { numerator > 0 }
  var value: Double { Double(numerator) / Double(denominator) }
  var negated: Fraction {
    var copy = self
    copy.numerator = -numerator
    return copy
  }
}

// MARK: - Arithmetic

extension Fraction {
  func plus(_ other: Fraction) throws(Overflow) -> Fraction {
    if numerator == 0 { return other }
    if other.numerator == 0 { return self }
    if denominator == 1, other.denominator == 1 {
      return Fraction(try Fraction.sum(numerator, other.numerator))
    }
    return try Fraction(
      Fraction.sum(
        Fraction.product(numerator, other.denominator), Fraction.product(other.numerator, denominator)),
      over: Fraction.product(denominator, other.denominator))
  }

  func times(_ other: Fraction) throws(Overflow) -> Fraction {
    if numerator == 0 || other.numerator == 0 { return Fraction(0) }
    return try Fraction(
      Fraction.product(numerator, other.numerator), over: Fraction.product(denominator, other.denominator))
  }

  /// - Precondition: The other is not zero.
  func divided(by other: Fraction) throws(Overflow) -> Fraction {
    try Fraction(
      Fraction.product(numerator, other.denominator), over: Fraction.product(denominator, other.numerator))
  }

  func isLess(than other: Fraction) throws(Overflow) -> Bool {
    try Fraction.product(numerator, other.denominator) < Fraction.product(other.numerator, denominator)
  }

  private static func product(_ a: Int, _ b: Int) throws(Overflow) -> Int {
    let (result, overflow) = a.multipliedReportingOverflow(by: b)
    if overflow { throw Overflow() }
    return result
  }

  private static func sum(_ a: Int, _ b: Int) throws(Overflow) -> Int {
    let (result, overflow) = a.addingReportingOverflow(b)
    if overflow || result == Int.min { throw Overflow() }
    return result
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (abs(a), abs(b))
    while b != 0 { (a, b) = (b, a % b) }
    return max(a, 1)
  }
}
