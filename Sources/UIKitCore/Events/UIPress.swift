// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A key of a hardware keyboard that is held down.
@MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// Seconds of a clock that never goes back.
  open internal(set) var timestamp: TimeInterval
  open internal(set) var phase: Phase
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var responder: UIResponder?
  public let key: UIKey?

  init(key: UIKey, phase: Phase, time: TimeInterval) {
    self.key = key
    self.phase = phase
    timestamp = time
  }
}

/// What a key is and types.
@MainActor
open class UIKey: NSObject {
  /// What the key types, with its modifiers; empty for keys that type nothing.
  public let characters: String
  /// What the key types without modifiers but Shift.
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

  package init(
    characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
    keyCode: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
  }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// Which key it is, by the numbers of the USB HID usage tables, page 7.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
  public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
  public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
  public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}

/// A key that came down or went up.
@MainActor
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }

  open var allPresses: Set<UIPress> { presses }

  var presses: Set<UIPress> = []
}
