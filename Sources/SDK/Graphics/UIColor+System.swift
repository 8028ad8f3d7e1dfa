// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

// MARK: - Materials of our own

extension UIColor {
  /// Behind bars that content scrolls under.
  package static var barMaterial: UIColor { SystemColor.barMaterial }
  /// On frosted glass behind such bars.
  package static var barGlass: UIColor { SystemColor.barGlass }
  /// Behind the texts and choices of alerts.
  package static var alertMaterial: UIColor { SystemColor.alertMaterial }
}

/// One object per colour, so that a colour equals itself.
enum SystemColor {
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let darkText = UIColor(white: 0, alpha: 1)
  /// A tint that is made of this colour finds none.
  static let tint = UIColor { traits in
    guard let tint = traits.tint else { return systemBlue }
    return tint.resolvedColor(with: UITraitCollection(traits.values))
  }

  static let label = color(Shade(0x000000), dark: Shade(0xFFFFFF))
  static let secondaryLabel = color(Shade(0x3C3C43, 0.6), dark: Shade(0xEBEBF5, 0.6))
  static let tertiaryLabel = color(Shade(0x3C3C43, 0.3), dark: Shade(0xEBEBF5, 0.3))
  static let quaternaryLabel = color(Shade(0x3C3C43, 0.18), dark: Shade(0xEBEBF5, 0.16))
  static let placeholderText = color(Shade(0x3C3C43, 0.3), dark: Shade(0xEBEBF5, 0.3))
  static let link = color(Shade(0x007AFF), dark: Shade(0x0984FF))
  static let separator = color(Shade(0x3C3C43, 0.29), dark: Shade(0x545458, 0.6))
  static let opaqueSeparator = color(Shade(0xC6C6C8), dark: Shade(0x38383A))
  static let systemFill = color(Shade(0x787880, 0.2), dark: Shade(0x787880, 0.36))
  static let secondarySystemFill = color(Shade(0x787880, 0.16), dark: Shade(0x787880, 0.32))
  static let tertiarySystemFill = color(Shade(0x767680, 0.12), dark: Shade(0x767680, 0.24))
  static let quaternarySystemFill = color(Shade(0x747480, 0.08), dark: Shade(0x767680, 0.18))
  static let systemBackground = color(Shade(0xFFFFFF), dark: Shade(0x000000), elevated: Shade(0x1C1C1E))
  static let secondarySystemBackground = color(Shade(0xF2F2F7), dark: Shade(0x1C1C1E), elevated: Shade(0x2C2C2E))
  static let tertiarySystemBackground = color(Shade(0xFFFFFF), dark: Shade(0x2C2C2E), elevated: Shade(0x3A3A3C))
  static let systemGroupedBackground = color(Shade(0xF2F2F7), dark: Shade(0x000000), elevated: Shade(0x1C1C1E))
  static let secondarySystemGroupedBackground = color(Shade(0xFFFFFF), dark: Shade(0x1C1C1E), elevated: Shade(0x2C2C2E))
  static let tertiarySystemGroupedBackground = color(Shade(0xF2F2F7), dark: Shade(0x2C2C2E), elevated: Shade(0x3A3A3C))
  static let barMaterial = color(Shade(0xF9F9F9), dark: Shade(0x1D1D1D))
  static let barGlass = color(Shade(0xF9F9F9, 0.78), dark: Shade(0x161616, 0.76))
  static let alertMaterial = color(Shade(0xF4F4F6), dark: Shade(0x262628))
  static let systemRed = color(Shade(0xFF3B30), dark: Shade(0xFF453A))
  static let systemOrange = color(Shade(0xFF9500), dark: Shade(0xFF9F0A))
  static let systemYellow = color(Shade(0xFFCC00), dark: Shade(0xFFD60A))
  static let systemGreen = color(Shade(0x34C759), dark: Shade(0x30D158))
  static let systemMint = color(Shade(0x00C7BE), dark: Shade(0x63E6E2))
  static let systemTeal = color(Shade(0x30B0C7), dark: Shade(0x40C8E0))
  static let systemCyan = color(Shade(0x32ADE6), dark: Shade(0x64D2FF))
  static let systemBlue = color(Shade(0x007AFF), dark: Shade(0x0A84FF))
  static let systemIndigo = color(Shade(0x5856D6), dark: Shade(0x5E5CE6))
  static let systemPurple = color(Shade(0xAF52DE), dark: Shade(0xBF5AF2))
  static let systemPink = color(Shade(0xFF2D55), dark: Shade(0xFF375F))
  static let systemBrown = color(Shade(0xA2845E), dark: Shade(0xAC8E68))
  static let systemGray = color(Shade(0x8E8E93), dark: Shade(0x8E8E93))
  static let systemGray2 = color(Shade(0xAEAEB2), dark: Shade(0x636366))
  static let systemGray3 = color(Shade(0xC7C7CC), dark: Shade(0x48484A))
  static let systemGray4 = color(Shade(0xD1D1D6), dark: Shade(0x3A3A3C))
  static let systemGray5 = color(Shade(0xE5E5EA), dark: Shade(0x2C2C2E))
  static let systemGray6 = color(Shade(0xF2F2F7), dark: Shade(0x1C1C1E))

  /// 8 bits each of red, green and blue, and an alpha.
  private struct Shade {
    let color: UIColor

    init(_ rgb: UInt32, _ alpha: CGFloat = 1) {
      color = UIColor(
        red: CGFloat(rgb >> 16) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255,
        alpha: alpha)
    }
  }

  /// - Parameter elevated: In the dark, over other content.
  private static func color(_ light: Shade, dark: Shade, elevated: Shade? = nil) -> UIColor {
    let (light, dark, elevated) = (light.color, dark.color, elevated?.color ?? dark.color)
    return UIColor {
      guard $0.userInterfaceStyle == .dark else { return light }
      return $0.userInterfaceLevel == .elevated ? elevated : dark
    }
  }
}
