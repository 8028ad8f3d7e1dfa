// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Raster

/// The colours of a keyboard.
package struct Theme: Hashable, Sendable {
  package var background: Color

  /// Letter keys and the space bar.
  package var key: Color
  /// Shift, Delete, plane keys and the like.
  package var specialKey: Color
  /// Shift while it is on or locked.
  package var activeKey: Color
  /// A Return key that does something.
  package var prominentKey: Color
  package var pressedKey: Color
  package var pressedSpecialKey: Color
  package var pressedProminentKey: Color

  /// Labels on letter and special keys.
  package var label: Color
  package var activeLabel: Color
  package var prominentLabel: Color
  package var pressedProminentLabel: Color
  package var disabledLabel: Color
  /// The small second labels.
  package var secondaryLabel: Color

  /// The lower edge of a key cap.
  package var keyEdge: Color
  /// Balloons and popups.
  package var callout: Color
  package var calloutShadow: Color
  package var selection: Color
  package var selectedLabel: Color
  package var separator: Color
}

// MARK: - The themes

extension Theme {
  package static var light: Theme {
    Theme(
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
      calloutShadow: Color(bytes: 0, 0, 0, alpha: 0.36),
      selection: Color(bytes: 0, 122, 255),
      selectedLabel: Color(bytes: 255, 255, 255),
      separator: Color(bytes: 0, 0, 0, alpha: 0.15))
  }

  package static var dark: Theme {
    Theme(
      background: Color(bytes: 43, 43, 43),
      key: Color(bytes: 107, 107, 107),
      specialKey: Color(bytes: 71, 71, 71),
      activeKey: Color(bytes: 216, 216, 218),
      prominentKey: Color(bytes: 10, 120, 245),
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
      callout: Color(bytes: 107, 107, 107),
      calloutShadow: Color(bytes: 0, 0, 0, alpha: 0.55),
      selection: Color(bytes: 10, 120, 245),
      selectedLabel: Color(bytes: 255, 255, 255),
      separator: Color(bytes: 255, 255, 255, alpha: 0.18))
  }
}
