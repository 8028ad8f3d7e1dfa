// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Raster

extension String {
  /// What to bring to the middle of a key so that its row looks even; signs that reach below the line are no letters.
  var verticalPlacement: TextPlacement.Vertical {
    if self == "@" || self == "|" { return .ink }
    var hasLowercase = false
    for scalar in unicodeScalars {
      switch scalar.value {
      // Most labels, decided without the tables of Unicode.
      case 0x61...0x7A:
        hasLowercase = true
        continue
      case 0x30...0x39, 0x41...0x5A: return .capitals
      case ..<0x80: continue
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: return .hangul
      default: break
      }
      if scalar.properties.isUppercase || scalar.properties.numericType != nil { return .capitals }
      if scalar.properties.isLowercase { hasLowercase = true }
    }
    return hasLowercase ? .lowercase : .capitals
  }
}
