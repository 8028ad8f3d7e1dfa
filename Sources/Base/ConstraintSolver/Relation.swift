// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How the value of an expression has to stand to the constant of its constraint.
package enum Relation: UInt8, Hashable, Sendable, CaseIterable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}
