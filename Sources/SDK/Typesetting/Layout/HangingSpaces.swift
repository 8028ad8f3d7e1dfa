// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Spaces at which a line is wrapped: they stay at its end but take no room.
enum HangingSpaces {
  static func contains(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x3000: true
    default: false
    }
  }

  /// Replaces spaces at the end of a line by ones without width, and a soft hyphen by one that is seen.
  static func hide(in units: inout ArraySlice<UInt16>) {
    if units.last == 0xAD { units[units.endIndex - 1] = 0x2010 }
    var place = units.endIndex
    while place > units.startIndex, contains(units[place - 1]) {
      place -= 1
      units[place] = 0x200B
    }
  }
}
