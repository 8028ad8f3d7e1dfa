// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How far a picture may be from its golden one.
///
/// Versions of fonts and of the libraries that draw them move the edges of letters by parts of a pixel: some pixels at
/// edges are off by much, and none elsewhere.
public struct GoldenTolerance: Sendable {
  /// How far each channel of a pixel may be off without counting, from 0 to 1.
  public var distance: Double
  /// What part of the pixels may be off by more, from 0 to 1.
  public var share: Double

  /// Makes a tolerance; by default one that a letter of a text, or a line, exceeds in a picture of one control.
  public init(distance: Double = 0.15, share: Double = 0.002) {
    self.distance = distance
    self.share = share
  }

  /// Every pixel must be the same.
  public static var exact: Self { Self(distance: 0, share: 0) }
}
