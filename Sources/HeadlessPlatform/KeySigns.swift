// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What is on a key of a keyboard of the United States.
struct KeySigns {
  private var base: Character?
  private var shifted: Character?

  init(of usage: UIKeyboardHIDUsage) {
    guard let signs = Self.signs[usage] else { return }
    (base, shifted) = signs
  }

  /// What the key types without modifiers but Shift.
  func plain(with flags: UIKeyModifierFlags) -> String {
    (flags.contains(.shift) ? shifted : base).map { String($0) } ?? ""
  }

  /// What the key types.
  func typed(with flags: UIKeyModifierFlags) -> String {
    guard let base, let shifted else { return "" }
    var isShifted = flags.contains(.shift)
    if base.isLetter, flags.contains(.alphaShift) { isShifted.toggle() }
    let character = isShifted ? shifted : base
    // As terminals want it: Control and a letter are one of the characters below the space.
    if flags.contains(.control), let value = character.asciiValue, (0x40...0x7E).contains(value) {
      return String(UnicodeScalar(value & 0x1F))
    }
    return String(character)
  }
}

// MARK: - The keys

extension KeySigns {
  /// Returns the key that types a character, and whether Shift is held for it; `nil` where there is none.
  static func stroke(for character: Character) -> (usage: UIKeyboardHIDUsage, isShifted: Bool)? {
    strokes[character == "\n" ? "\r" : character]
  }

  private static let strokes: [Character: (usage: UIKeyboardHIDUsage, isShifted: Bool)] = {
    var strokes: [Character: (usage: UIKeyboardHIDUsage, isShifted: Bool)] = [:]
    for (usage, sign) in signs {
      strokes[sign.shifted] = (usage, true)
    }
    // After, so that what is the same with Shift is typed without.
    for (usage, sign) in signs { strokes[sign.base] = (usage, false) }
    return strokes
  }()

  /// By usage, what a key types without and with Shift. Source: the USB HID usage tables, page 7.
  private static let signs: [UIKeyboardHIDUsage: (base: Character, shifted: Character)] = {
    var signs: [UIKeyboardHIDUsage: (base: Character, shifted: Character)] = [:]
    func add(_ first: Int, _ base: String, _ shifted: String) {
      for (index, pair) in zip(base, shifted).enumerated() {
        signs[UIKeyboardHIDUsage(rawValue: first + index)] = (pair.0, pair.1)
      }
    }
    add(0x04, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    add(0x1E, "1234567890", "!@#$%^&*()")
    // Return, Escape, Backspace, Tab, Space.
    add(0x28, "\r\u{1B}\u{8}\t -=[]\\", "\r\u{1B}\u{8}\t _+{}|")
    add(0x33, ";'`,./", ":\"~<>?")
    // Delete.
    add(0x4C, "\u{7F}", "\u{7F}")
    return signs
  }()

  static let leftModifiers: [(usage: UIKeyboardHIDUsage, flag: UIKeyModifierFlags)] = [
    (UIKeyboardHIDUsage(rawValue: 0xE0), .control), (UIKeyboardHIDUsage(rawValue: 0xE1), .shift),
    (UIKeyboardHIDUsage(rawValue: 0xE2), .alternate), (UIKeyboardHIDUsage(rawValue: 0xE3), .command),
  ]

  /// The modifiers of the keys on the left, and of those on the right with numbers that are higher by 4.
  static let modifiers: [UIKeyboardHIDUsage: UIKeyModifierFlags] = {
    var modifiers: [UIKeyboardHIDUsage: UIKeyModifierFlags] = [:]
    for (usage, flag) in leftModifiers {
      modifiers[usage] = flag
      modifiers[UIKeyboardHIDUsage(rawValue: usage.rawValue + 4)] = flag
    }
    return modifiers
  }()
}

extension UIKeyboardHIDUsage {
  static let capsLock = UIKeyboardHIDUsage(rawValue: 0x39)
}
