// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Raster

// MARK: - High contrast

/// Text has a contrast of at least 7 to 1 with what it stands on, and the lines around caps one of 3 to 1 with the ground.
/// Source: W3C, WCAG 2.2, success criteria 1.4.6 and 1.4.11; the blues are Apple's `systemBlue` with increased contrast.
extension Theme {
  package static let lightHighContrast = Theme(
    isDark: false, isHighContrast: true,
    background: Color(bytes: 209, 212, 217),
    key: Color(bytes: 255, 255, 255),
    specialKey: Color(bytes: 180, 184, 194),
    activeKey: Color(bytes: 28, 28, 30),
    prominentKey: Color(bytes: 0, 64, 221),
    pressedKey: Color(bytes: 150, 152, 158),
    pressedSpecialKey: Color(bytes: 255, 255, 255),
    pressedProminentKey: Color(bytes: 255, 255, 255),
    label: Color(bytes: 0, 0, 0),
    activeLabel: Color(bytes: 255, 255, 255),
    prominentLabel: Color(bytes: 255, 255, 255),
    pressedProminentLabel: Color(bytes: 0, 0, 0),
    disabledLabel: Color(bytes: 58, 58, 62),
    secondaryLabel: Color(bytes: 0, 0, 0),
    keyEdge: Color(bytes: 58, 58, 60),
    callout: Color(bytes: 255, 255, 255),
    calloutShadow: Color(bytes: 0, 0, 0, alpha: 0.3),
    selection: Color(bytes: 0, 64, 221),
    selectedLabel: Color(bytes: 255, 255, 255),
    separator: Color(bytes: 58, 58, 60),
    grip: Color(bytes: 58, 58, 60))

  package static let darkHighContrast = Theme(
    isDark: true, isHighContrast: true,
    background: Color(bytes: 28, 28, 30),
    key: Color(bytes: 76, 76, 80),
    specialKey: Color(bytes: 44, 44, 46),
    activeKey: Color(bytes: 255, 255, 255),
    prominentKey: Color(bytes: 64, 156, 255),
    pressedKey: Color(bytes: 0, 0, 0),
    pressedSpecialKey: Color(bytes: 76, 76, 80),
    pressedProminentKey: Color(bytes: 76, 76, 80),
    label: Color(bytes: 255, 255, 255),
    activeLabel: Color(bytes: 0, 0, 0),
    prominentLabel: Color(bytes: 0, 0, 0),
    pressedProminentLabel: Color(bytes: 255, 255, 255),
    disabledLabel: Color(bytes: 199, 199, 204),
    secondaryLabel: Color(bytes: 255, 255, 255),
    keyEdge: Color(bytes: 199, 199, 204),
    callout: Color(bytes: 58, 58, 60),
    calloutShadow: Color(bytes: 0, 0, 0, alpha: 0.3),
    selection: Color(bytes: 64, 156, 255),
    selectedLabel: Color(bytes: 0, 0, 0),
    separator: Color(bytes: 199, 199, 204),
    grip: Color(bytes: 199, 199, 204))
}
