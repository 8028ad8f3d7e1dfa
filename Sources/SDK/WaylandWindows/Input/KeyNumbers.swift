// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CXKBCommon

/// The numbers of the keys of hardware keyboards.
enum KeyNumbers {
  /// Returns the usage of the USB HID usage tables, page 7, of a key; 0 for keys without one.
  ///
  /// Keys that do something have the usage of what they do, wherever they are: people move them, and keyboards on the screen
  /// send them with any code. Keys that type have the usage of their place.
  ///
  /// - Parameters:
  ///   - code: Of `input-event-codes.h`.
  ///   - sign: What the keymap has there, a keysym of X; 0 for nothing.
  static func usage(of code: UInt32, sign: UInt32) -> Int {
    if let usage = deeds[sign] { return usage }
    let usage = usages[code] ?? 0
    return xkb_keysym_to_utf32(sign) >= 0x20 && deedUsages.contains(usage) ? 0 : usage
  }

  private static let deedUsages = Set(deeds.values)

  /// The usages of signs that type nothing. Source: X11/keysymdef.h.
  private static let deeds: [UInt32: Int] = {
    let first: [UInt32: Int] = [
      // Return, Escape, Backspace, Tab and Tab with Shift.
      0xFF0D: 0x28, 0xFF1B: 0x29, 0xFF08: 0x2A, 0xFF09: 0x2B, 0xFE20: 0x2B,
      // Insert, Home, Page Up, Delete, End, Page Down.
      0xFF63: 0x49, 0xFF50: 0x4A, 0xFF55: 0x4B, 0xFFFF: 0x4C, 0xFF57: 0x4D, 0xFF56: 0x4E,
      // The arrows right, left, down, up.
      0xFF53: 0x4F, 0xFF51: 0x50, 0xFF54: 0x51, 0xFF52: 0x52,
      // Of remotes: Select and Back.
      0xFF60: 0x77, 0x1008_FF26: 0x76,
    ]
    return (0..<12).reduce(into: first) { $0[0xFFBE + UInt32($1)] = 0x3A + $1 }
  }()

  private static let usages: [UInt32: Int] = {
    var usages: [UInt32: Int] = [:]
    for run in runs {
      for (index, code) in run.codes.enumerated() { usages[code] = run.first + index }
    }
    return usages
  }()

  /// Codes whose usages follow each other.
  private static let runs: [(first: Int, codes: [UInt32])] = [
    // A to Z.
    (
      0x04,
      [
        30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21, 44,
      ]
    ),
    // 1 to 9 and 0.
    (0x1E, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    // Return, Escape, Backspace, Tab, Space, - = [ ] and the backslash.
    (0x28, [28, 1, 14, 15, 57, 12, 13, 26, 27, 43]),
    // ; ' ` , . / and Caps Lock.
    (0x33, [39, 40, 41, 51, 52, 53, 58]),
    // F1 to F12.
    (0x3A, [59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 87, 88]),
    // Print Screen, Scroll Lock, Pause, Insert, Home, Page Up, Delete, End, Page Down, and the arrows right, left, down, up.
    (0x46, [99, 70, 119, 110, 102, 104, 111, 107, 109, 106, 105, 108, 103]),
    // The number pad: Num Lock / * - + Enter, 1 to 9, 0 and the point.
    (0x53, [69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83]),
    // The key beside the left Shift, and Menu.
    (0x64, [86, 127]),
    // Of remotes: Back and Exit, OK and Select, by their codes, as many keymaps have nothing in their places.
    (0x76, [158]), (0x76, [174]), (0x77, [352]), (0x77, [353]),
    // F13 to F24.
    (0x68, [183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194]),
    // Mute, louder, quieter.
    (0x7F, [113, 115, 114]),
    // Ro, Katakana/Hiragana, Yen, Henkan, Muhenkan.
    (0x87, [89, 93, 124, 92, 94]),
    // Hangul and Hanja.
    (0x90, [122, 123]),
    // Control, Shift, Alt and Super, on the left and on the right.
    (0xE0, [29, 42, 56, 125, 97, 54, 100, 126]),
  ]

  /// The usages of the number pad.
  static let pad = 0x53...0x63
}
