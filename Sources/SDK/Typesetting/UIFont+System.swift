// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// MARK: - The system's typefaces

extension UIFont {
  /// How heavy the strokes are, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// How heavy, from -1 to 1.
    public let rawValue: CGFloat

    /// Makes a weight from -1 to 1; others count as the nearest of these.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a weight from -1 to 1; others count as the nearest of these.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest usual weight, 100 in font files.
    public static let ultraLight = Weight(-0.8)
    /// 200 in font files.
    public static let thin = Weight(-0.6)
    /// 300 in font files.
    public static let light = Weight(-0.4)
    /// The weight of plain text, 400 in font files.
    public static let regular = Weight(0)
    /// 500 in font files.
    public static let medium = Weight(0.23)
    /// 600 in font files.
    public static let semibold = Weight(0.3)
    /// 700 in font files.
    public static let bold = Weight(0.4)
    /// 800 in font files.
    public static let heavy = Weight(0.56)
    /// The heaviest usual weight, 900 in font files.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// The weights of UIKit and those of font files.
  private static let steps: [(weight: CGFloat, face: CGFloat)] = [
    (-1, 1), (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
    (0.62, 900), (1, 1_000),
  ]

  /// The weight as font files have it, from 1 to 1000.
  var face: Int32 {
    guard let upper = Self.steps.firstIndex(where: { $0.weight >= rawValue }) else {
      return rawValue.isNaN ? 400 : 1_000
    }
    guard upper > 0 else { return 1 }
    let (a, b) = (Self.steps[upper - 1], Self.steps[upper])
    return Int32((a.face + (b.face - a.face) * (rawValue - a.weight) / (b.weight - a.weight)).rounded())
  }
}
