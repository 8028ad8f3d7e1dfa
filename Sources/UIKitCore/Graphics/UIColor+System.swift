// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

// MARK: - Text and links

extension UIColor {
  /// Text that matters most: black, or white in dark mode.
  public class var label: UIColor { SystemColor.label }
  /// Text of less weight, such as a subtitle.
  public class var secondaryLabel: UIColor { SystemColor.secondaryLabel }
  /// Text of still less weight.
  public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel }
  /// The faintest text.
  public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel }
  /// What an empty text field shows in place of its text.
  public class var placeholderText: UIColor { SystemColor.placeholderText }
  /// Text that leads somewhere: a blue.
  public class var link: UIColor { SystemColor.link }
}

// MARK: - Separators

extension UIColor {
  /// Thin lines that let what is under them through.
  public class var separator: UIColor { SystemColor.separator }
  /// Thin lines that let nothing through.
  public class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator }
}

// MARK: - Fills, thin ones last

extension UIColor {
  /// Thin and small shapes, such as the track of a slider; lets most of what is under it through.
  public class var systemFill: UIColor { SystemColor.systemFill }
  /// Middle-sized shapes, such as the background of a switch.
  public class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill }
  /// Large shapes, such as text fields and buttons.
  public class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill }
  /// Large areas with much in them.
  public class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill }
}

// MARK: - Backgrounds

extension UIColor {
  /// Behind everything: white, or black in dark mode.
  public class var systemBackground: UIColor { SystemColor.systemBackground }
  /// Behind things that lie on `systemBackground`.
  public class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground }
  /// Behind things that lie on `secondarySystemBackground`.
  public class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground }
  /// Behind grouped tables: a light grey, or black in dark mode.
  public class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground }
  /// Behind the rows of grouped tables.
  public class var secondarySystemGroupedBackground: UIColor { SystemColor.secondarySystemGroupedBackground }
  /// Behind things that lie on the rows of grouped tables.
  public class var tertiarySystemGroupedBackground: UIColor { SystemColor.tertiarySystemGroupedBackground }
}

// MARK: - Colours

extension UIColor {
  /// Red, made for light and dark mode.
  public class var systemRed: UIColor { SystemColor.systemRed }
  /// Orange, made for light and dark mode.
  public class var systemOrange: UIColor { SystemColor.systemOrange }
  /// Yellow, made for light and dark mode.
  public class var systemYellow: UIColor { SystemColor.systemYellow }
  /// Green, made for light and dark mode.
  public class var systemGreen: UIColor { SystemColor.systemGreen }
  /// Mint green, made for light and dark mode.
  public class var systemMint: UIColor { SystemColor.systemMint }
  /// Teal, made for light and dark mode.
  public class var systemTeal: UIColor { SystemColor.systemTeal }
  /// Cyan, made for light and dark mode.
  public class var systemCyan: UIColor { SystemColor.systemCyan }
  /// Blue, made for light and dark mode; the usual tint.
  public class var systemBlue: UIColor { SystemColor.systemBlue }
  /// Indigo, made for light and dark mode.
  public class var systemIndigo: UIColor { SystemColor.systemIndigo }
  /// Purple, made for light and dark mode.
  public class var systemPurple: UIColor { SystemColor.systemPurple }
  /// Pink, made for light and dark mode.
  public class var systemPink: UIColor { SystemColor.systemPink }
  /// Brown, made for light and dark mode.
  public class var systemBrown: UIColor { SystemColor.systemBrown }
}

// MARK: - Greys

extension UIColor {
  /// A middle grey, the same in light and dark mode.
  public class var systemGray: UIColor { SystemColor.systemGray }
  /// A grey nearer to the background than `systemGray`.
  public class var systemGray2: UIColor { SystemColor.systemGray2 }
  /// A grey nearer to the background than `systemGray2`.
  public class var systemGray3: UIColor { SystemColor.systemGray3 }
  /// A grey nearer to the background than `systemGray3`.
  public class var systemGray4: UIColor { SystemColor.systemGray4 }
  /// A grey nearer to the background than `systemGray4`.
  public class var systemGray5: UIColor { SystemColor.systemGray5 }
  /// The grey nearest to the background.
  public class var systemGray6: UIColor { SystemColor.systemGray6 }
}

// MARK: - Others

extension UIColor {
  /// The colour of things to tap where no view says otherwise.
  public class var tintColor: UIColor { SystemColor.systemBlue }
  /// Text on dark, in any traits.
  public class var lightText: UIColor { SystemColor.lightText }
  /// Text on light, in any traits.
  public class var darkText: UIColor { SystemColor.darkText }
}

// MARK: - Materials of our own

extension UIColor {
  /// Behind bars that content scrolls under.
  static var barMaterial: UIColor { SystemColor.barMaterial }
  /// Behind the texts and choices of alerts.
  static var alertMaterial: UIColor { SystemColor.alertMaterial }
}

/// One object per colour, so that a colour equals itself.
private enum SystemColor {
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let darkText = UIColor(white: 0, alpha: 1)

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
