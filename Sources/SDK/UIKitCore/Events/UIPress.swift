// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A key of a hardware keyboard that is held down.
@MainActor
open class UIPress: NSObject {
  /// What a key does.
  @nonexhaustive
  public enum Phase: Int, Sendable {
    /// It came down; told of again for each repeat of a key that is held.
    case began = 0
    /// How hard it is pressed has changed; does not happen here.
    case changed = 1
    /// It is held as before; does not happen here.
    case stationary = 2
    /// It went up.
    case ended = 3
    /// It was taken away while down; does not happen here: keys go up when another window gets the keyboard.
    case cancelled = 4
  }

  /// Which button of a remote it is.
  ///
  /// Keys are the buttons that do the same: arrows, Return and Select, Escape and Back. Others have a number of their own.
  public struct PressType: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Makes a type of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The arrow upwards.
    public static let upArrow = PressType(rawValue: 0)
    /// The arrow downwards.
    public static let downArrow = PressType(rawValue: 1)
    /// The arrow to the left.
    public static let leftArrow = PressType(rawValue: 2)
    /// The arrow to the right.
    public static let rightArrow = PressType(rawValue: 3)
    /// OK: uses what has the focus.
    public static let select = PressType(rawValue: 4)
    /// Back: leaves what is shown.
    public static let menu = PressType(rawValue: 5)
  }

  /// Which button of a remote it is.
  open var type: PressType { key.map { PressType($0.keyCode) } ?? PressType(rawValue: -1) }

  /// Seconds of a clock that never goes back.
  open internal(set) var timestamp: TimeInterval
  /// What the key does.
  open internal(set) var phase: Phase
  /// The window that had the keys when the key was pressed or let go.
  open internal(set) weak var window: UIWindow?
  /// Who is told of the key first: the window's first responder, or the window.
  open internal(set) weak var responder: UIResponder?
  /// Whether the key was down before; known where there is a focus.
  var isRepeat = false
  /// The key.
  open private(set) var key: UIKey?

  init(key: UIKey, phase: Phase, time: TimeInterval) {
    self.key = key
    self.phase = phase
    timestamp = time
  }
}

extension UIPress.PressType {
  /// As on iOS, other keys have the number of the key and 2000.
  init(_ usage: UIKeyboardHIDUsage) {
    switch usage {
    case .keyboardUpArrow: self = .upArrow
    case .keyboardDownArrow: self = .downArrow
    case .keyboardLeftArrow: self = .leftArrow
    case .keyboardRightArrow: self = .rightArrow
    case .keyboardSelect, .keyboardReturnOrEnter, .keypadEnter: self = .select
    case .keyboardEscape, .keyboardMenu: self = .menu
    default: self.init(rawValue: 2000 + usage.rawValue)
    }
  }
}

/// What a key is and types.
@MainActor
open class UIKey: NSObject {
  /// What the key types, with its modifiers; empty for keys that type nothing.
  open private(set) var characters: String
  /// What the key types without modifiers but Shift.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifiers that are on while the key is pressed.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Which key it is, whatever it types.
  open private(set) var keyCode: UIKeyboardHIDUsage

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

/// Keys that change what others do.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift, on either side.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control, on either side.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt, on either side.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The key with a logo, also called Super or Windows.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// Not a modifier: the key is on the pad of numbers.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key that came down or went up.
@MainActor
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }

  /// The keys that the event tells of.
  open var allPresses: Set<UIPress> { presses }

  var presses: Set<UIPress> = []
}
