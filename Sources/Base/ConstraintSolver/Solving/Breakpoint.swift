// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Where, on the way of a vertex, an inactive constraint comes to its constant.
struct Breakpoint: Sendable {
  var row: Int32
  /// How far along the way; not negative.
  var step: Double
  /// How fast the constraint's value changes.
  var rate: Double
  /// By how much the slope of the constraint's error grows there, per unit of its value.
  var jump: Double
  /// Whether the way ends there whatever it gains.
  var isBarrier: Bool
}
