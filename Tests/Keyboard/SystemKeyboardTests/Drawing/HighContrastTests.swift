// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import KeyboardEngine
import Raster
import Testing

@testable import SystemKeyboard

/// The colours of high contrast, by the measure of WCAG 2.2.
@MainActor @Suite struct HighContrastTests {
  private nonisolated static let themes = [Theme.lightHighContrast, .darkHighContrast]

  @Test("SY-5 in high contrast every label stands out from its key by 7 to 1", arguments: themes)
  func labels(_ theme: Theme) {
    for style in KeyAppearance.Style.allCases {
      let ratio = contrast(theme.label(of: style), on: ground(of: style, theme))
      #expect(ratio >= 7, "\(style) has \(ratio)")
    }
  }

  @Test("SY-5 so do the signs beside labels, and what is neither key nor label", arguments: themes)
  func others(_ theme: Theme) {
    let flicked: [KeyAppearance.Style] = [.key, .pressedKey, .special, .pressedSpecial]
    for style in flicked { #expect(contrast(theme.secondaryLabel, on: ground(of: style, theme)) >= 7, "\(style)") }
    for style in [KeyAppearance.Style.special, .pressedSpecial] {
      let disabled = theme.fill(of: style, isEnabled: false) ?? theme.background
      #expect(contrast(theme.disabledLabel, on: disabled) >= 7, "a Return key that does nothing")
    }
    #expect(contrast(theme.disabledLabel, on: theme.background) >= 7, "one on a pad")
    #expect(contrast(theme.hint, on: theme.background) >= 7, "headings among emoji")
    #expect(contrast(theme.hint, on: over(theme.field, theme.background)) >= 7, "the hint of the search")
    #expect(contrast(theme.label, on: theme.callout) >= 7, "balloons and choices")
    #expect(contrast(theme.selectedLabel, on: theme.selection) >= 7, "the choice under the finger")
  }

  @Test(
    "SY-5 in high contrast the edge of each key stands out from the ground by 3 to 1, and so does what has none",
    arguments: themes)
  func edges(_ theme: Theme) {
    #expect(contrast(theme.keyEdge, on: theme.background) >= 3)
    #expect(contrast(theme.keyEdge, on: theme.callout) >= 3, "what stands out over the keys")
    #expect(contrast(theme.selection, on: theme.callout) >= 3)
    #expect(contrast(over(theme.separator, theme.callout), on: theme.callout) >= 3)
    #expect(contrast(over(theme.wordSeparator, theme.background), on: theme.background) >= 3)
    #expect(contrast(over(theme.grip, theme.background), on: theme.background) >= 3)
    let marked: [KeyAppearance.Style] = [.active, .prominent]
    for style in marked { #expect(contrast(ground(of: style, theme), on: theme.background) >= 3, "\(style)") }
  }

  @Test("SY-5 a key in high contrast has a line around it", arguments: themes) func outline(_ theme: Theme) throws {
    var presentation = Presentation(plane: DrawingSamplePlanes.english(), theme: theme, headroom: 0)
    let cap = presentation.plane.visibleFrame(of: 0)
    func colors() throws -> [Color] {
      let size = presentation.surfaceSize
      var bitmap = try #require(Bitmap(width: Int(size.width), height: Int(size.height)))
      bitmap.draw(scale: 1) { KeyboardRenderer().draw(presentation, into: $0) }
      let y = cap.midY
      return [cap.minX - 2, cap.minX, cap.minX + 2, cap.maxX - 1].map { bitmap.color(x: Int($0), y: Int(y)) }
    }
    #expect(try colors() == [theme.background, theme.keyEdge, theme.key, theme.keyEdge])
    presentation.theme = .theme(isDark: theme.isDark)
    let usual = presentation.theme
    #expect(try colors() == [usual.background, usual.key, usual.key, usual.key])
  }

  /// What a label of a style stands on.
  private func ground(of style: KeyAppearance.Style, _ theme: Theme) -> Color {
    let fill: Color? =
      switch style {
      case .field, .chosen: theme.field
      default: theme.plate(of: style) ?? theme.fill(of: style)
      }
    return over(fill ?? theme.background, theme.background)
  }
}

// MARK: - Measuring

/// Returns the contrast of a colour with what it is drawn on, from 1 to 21. Source: W3C, WCAG 2.2, "contrast ratio".
private func contrast(_ color: Color, on ground: Color) -> Double {
  let lights = [luminance(over(color, ground)), luminance(ground)].sorted()
  return (lights[1] + 0.05) / (lights[0] + 0.05)
}

private func luminance(_ color: Color) -> Double {
  func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
  return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

private func over(_ color: Color, _ ground: Color) -> Color {
  func mixed(_ top: Double, _ bottom: Double) -> Double { top * color.alpha + bottom * (1 - color.alpha) }
  return Color(
    red: mixed(color.red, ground.red), green: mixed(color.green, ground.green), blue: mixed(color.blue, ground.blue))
}

extension Bitmap {
  fileprivate func color(x: Int, y: Int) -> Color {
    let pixel = pixels[y * width + x]
    return Color(bytes: UInt8(pixel >> 16 & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel & 0xFF))
  }
}
