// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The colours of the keys, as those of the system's keyboard are.
@MainActor
enum KeyColors {
  static let key = UIColor.keys(light: (255, 255, 255), dark: (107, 107, 107))
  static let pressedKey = UIColor.keys(light: (178, 183, 194), dark: (71, 71, 71))
  static let special = UIColor.keys(light: (171, 176, 188), dark: (71, 71, 71))
  static let pressedSpecial = UIColor.keys(light: (255, 255, 255), dark: (107, 107, 107))
  static let active = UIColor.keys(light: (255, 255, 255), dark: (216, 216, 218))
  static let prominent = UIColor.keys(light: (0, 122, 255), dark: (10, 120, 245))
  static let edge = UIColor.keys(light: (137, 138, 141), dark: (24, 24, 24))
  static let label = UIColor.keys(light: (0, 0, 0), dark: (255, 255, 255))
  static let disabledLabel = label.withAlphaComponent(0.35)
  /// For what is only a hint.
  static let hint = UIColor.keys(light: (78, 81, 88), dark: (178, 178, 182))
}

extension UIColor {
  /// Makes a colour for light and one for dark keyboards, of red, green and blue from 0 to 255.
  fileprivate static func keys(light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)) -> UIColor {
    func color(_ parts: (CGFloat, CGFloat, CGFloat)) -> UIColor {
      UIColor(red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, alpha: 1)
    }
    let (light, dark) = (color(light), color(dark))
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
