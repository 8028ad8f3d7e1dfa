// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Raster

/// The colours of a keyboard. There is one object of each theme, as pictures are compared often.
package final class Theme: Sendable {
  /// Whether it is one for the dark.
  package let isDark: Bool
  /// Whether parts stand out more than usual: caps have a line around them, letters at least seven times the light of what they
  /// stand on, or a seventh of it.
  package let isHighContrast: Bool

  package let background: Color

  /// Letter keys and the space bar.
  package let key: Color
  /// Shift, Delete, plane keys and the like.
  package let specialKey: Color
  /// Shift while it is on or locked.
  package let activeKey: Color
  /// A Return key that does something.
  package let prominentKey: Color
  package let pressedKey: Color
  package let pressedSpecialKey: Color
  package let pressedProminentKey: Color

  /// Labels on letter and special keys.
  package let label: Color
  package let activeLabel: Color
  package let prominentLabel: Color
  package let pressedProminentLabel: Color
  package let disabledLabel: Color
  /// The small second labels.
  package let secondaryLabel: Color

  /// A field to type in.
  package var field: Color { isHighContrast ? background : separator.faded(to: 0.6) }
  /// What stands in a field as long as it is empty, and titles.
  package var hint: Color { isHighContrast ? disabledLabel : secondaryLabel.faded(to: 0.8) }

  /// What a word stands on that the next space types.
  var pendingWord: Color { isHighContrast ? key : key.faded(to: 0.75) }
  /// The lines between words to take.
  var wordSeparator: Color { isHighContrast ? keyEdge : label.faded(to: 0.22) }

  /// The signs of which one can be chosen; opaque, because their lines cross.
  package var faintLabel: Color {
    if isHighContrast { return disabledLabel }
    return Color(
      red: (label.red + background.red) / 2, green: (label.green + background.green) / 2,
      blue: (label.blue + background.blue) / 2)
  }

  /// The lower edge of a key cap; in high contrast the line around it.
  package let keyEdge: Color
  /// Balloons and popups.
  package let callout: Color
  package let calloutShadow: Color
  package let selection: Color
  package let selectedLabel: Color
  package let separator: Color
  /// The mark on the handle of a floating keyboard.
  package let grip: Color

  init(
    isDark: Bool, isHighContrast: Bool = false, background: Color, key: Color, specialKey: Color, activeKey: Color,
    prominentKey: Color, pressedKey: Color,
    pressedSpecialKey: Color, pressedProminentKey: Color, label: Color, activeLabel: Color, prominentLabel: Color,
    pressedProminentLabel: Color, disabledLabel: Color, secondaryLabel: Color, keyEdge: Color, callout: Color,
    calloutShadow: Color, selection: Color, selectedLabel: Color, separator: Color, grip: Color
  ) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.background = background
    self.key = key
    self.specialKey = specialKey
    self.activeKey = activeKey
    self.prominentKey = prominentKey
    self.pressedKey = pressedKey
    self.pressedSpecialKey = pressedSpecialKey
    self.pressedProminentKey = pressedProminentKey
    self.label = label
    self.activeLabel = activeLabel
    self.prominentLabel = prominentLabel
    self.pressedProminentLabel = pressedProminentLabel
    self.disabledLabel = disabledLabel
    self.secondaryLabel = secondaryLabel
    self.keyEdge = keyEdge
    self.callout = callout
    self.calloutShadow = calloutShadow
    self.selection = selection
    self.selectedLabel = selectedLabel
    self.separator = separator
    self.grip = grip
  }
}

// MARK: - Comparing

extension Theme: Hashable {
  package static func == (a: Theme, b: Theme) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: - The themes

extension Theme {
  /// Returns one of the themes.
  package static func theme(isDark: Bool, isHighContrast: Bool = false) -> Theme {
    isHighContrast ? (isDark ? darkHighContrast : lightHighContrast) : (isDark ? dark : light)
  }

  package static let light = Theme(
    isDark: false,
    background: Color(bytes: 209, 212, 217),
    key: Color(bytes: 255, 255, 255),
    specialKey: Color(bytes: 171, 176, 188),
    activeKey: Color(bytes: 255, 255, 255),
    prominentKey: Color(bytes: 0, 122, 255),
    pressedKey: Color(bytes: 178, 183, 194),
    pressedSpecialKey: Color(bytes: 255, 255, 255),
    pressedProminentKey: Color(bytes: 255, 255, 255),
    label: Color(bytes: 0, 0, 0),
    activeLabel: Color(bytes: 0, 0, 0),
    prominentLabel: Color(bytes: 255, 255, 255),
    pressedProminentLabel: Color(bytes: 0, 0, 0),
    disabledLabel: Color(bytes: 0, 0, 0, alpha: 0.35),
    secondaryLabel: Color(bytes: 0, 0, 0, alpha: 0.55),
    keyEdge: Color(bytes: 137, 138, 141),
    callout: Color(bytes: 255, 255, 255),
    calloutShadow: Color(bytes: 0, 0, 0, alpha: 0.3),
    selection: Color(bytes: 0, 122, 255),
    selectedLabel: Color(bytes: 255, 255, 255),
    separator: Color(bytes: 0, 0, 0, alpha: 0.15),
    grip: Color(bytes: 0, 0, 0, alpha: 0.35))

  package static let dark = Theme(
    isDark: true,
    background: Color(bytes: 43, 43, 43),
    key: Color(bytes: 107, 107, 107),
    specialKey: Color(bytes: 71, 71, 71),
    activeKey: Color(bytes: 216, 216, 218),
    prominentKey: Color(bytes: 10, 132, 255),
    pressedKey: Color(bytes: 71, 71, 71),
    pressedSpecialKey: Color(bytes: 107, 107, 107),
    pressedProminentKey: Color(bytes: 107, 107, 107),
    label: Color(bytes: 255, 255, 255),
    activeLabel: Color(bytes: 0, 0, 0),
    prominentLabel: Color(bytes: 255, 255, 255),
    pressedProminentLabel: Color(bytes: 255, 255, 255),
    disabledLabel: Color(bytes: 255, 255, 255, alpha: 0.35),
    secondaryLabel: Color(bytes: 255, 255, 255, alpha: 0.7),
    keyEdge: Color(bytes: 24, 24, 24),
    callout: Color(bytes: 122, 122, 122),
    calloutShadow: Color(bytes: 0, 0, 0, alpha: 0.2),
    selection: Color(bytes: 10, 132, 255),
    selectedLabel: Color(bytes: 255, 255, 255),
    separator: Color(bytes: 255, 255, 255, alpha: 0.18),
    grip: Color(bytes: 255, 255, 255, alpha: 0.4))
}
