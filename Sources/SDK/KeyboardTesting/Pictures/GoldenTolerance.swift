// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How far a picture may be from its golden one.
///
/// Versions of fonts and of the libraries that draw them move the edges of letters by parts of a pixel. So a pixel may have
/// any colour that lies between those around the same place in the other picture; a full stop more or less, or a line that
/// has moved by two pixels, is noticed all the same.
public struct GoldenTolerance: Sendable {
  /// How far around a pixel colours are looked for in the other picture, in pixels.
  public var reach: Int
  /// How far a channel may be beyond those colours without counting, from 0 to 1.
  public var distance: Double
  /// How many pixels may be off by more.
  public var pixelCount: Int

  /// Makes a tolerance.
  public init(reach: Int = 1, distance: Double = 0.15, pixelCount: Int = 4) {
    self.reach = reach
    self.distance = distance
    self.pixelCount = pixelCount
  }

  /// Every pixel must be the same.
  public static var exact: Self { Self(reach: 0, distance: 0, pixelCount: 0) }
}
