// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How important a constraint is: above 0 and at most 1000, which has to hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number; one that is not above 0 counts for nothing, and one above 1000 as 1000.
  public let rawValue: Float

  /// Makes a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Has to hold.
  public static let required = UILayoutPriority(1000)
  /// How much content resists being cut short, unless told otherwise.
  public static let defaultHigh = UILayoutPriority(750)
  /// How closely a view keeps to its content, unless told otherwise.
  public static let defaultLow = UILayoutPriority(250)
  /// How closely a view keeps to the size that `systemLayoutSizeFitting` is given.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The priority as the solver takes it; `nil` for one that counts for nothing.
  var forSolver: Float? { rawValue > 0 ? min(rawValue, Self.required.rawValue) : nil }
}
