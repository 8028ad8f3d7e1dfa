// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A width and a height, in logical pixels unless said otherwise.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static var zero: Size { Size(width: 0, height: 0) }

  /// The longest side that a surface has, in logical pixels; more is a wrong report.
  package static let longestSide = 32_767.0
}
