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
        if let usage = UIKeyboardHIDUsage(rawValue: first + index) { signs[usage] = (pair.0, pair.1) }
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
    (.keyboardLeftControl, .control), (.keyboardLeftShift, .shift), (.keyboardLeftAlt, .alternate),
    (.keyboardLeftGUI, .command),
  ]

  private static let rightModifiers: [(usage: UIKeyboardHIDUsage, flag: UIKeyModifierFlags)] = [
    (.keyboardRightControl, .control), (.keyboardRightShift, .shift), (.keyboardRightAlt, .alternate),
    (.keyboardRightGUI, .command),
  ]

  static let modifiers = Dictionary(uniqueKeysWithValues: (leftModifiers + rightModifiers).map { ($0.usage, $0.flag) })
}
