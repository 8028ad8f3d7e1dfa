// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import UIKitCore

/// A hardware keyboard with the keys of the United States.
///
/// Its keys go to the window that is active, as a desktop sends them: modifiers are keys of their own, and what a key types
/// depends on those that are held.
@MainActor
public final class HeadlessKeyboard {
  private unowned let platform: HeadlessPlatform
  /// The modifiers that are held or, for Caps Lock, on.
  public private(set) var modifierFlags: UIKeyModifierFlags = []
  /// The keys that are down, with what they typed.
  private var held: [UIKeyboardHIDUsage: UIKey] = [:]

  init(platform: HeadlessPlatform) { self.platform = platform }

  /// Presses a key down, or again while it is down, as held keys repeat.
  public func keyDown(_ usage: UIKeyboardHIDUsage) {
    let signs = KeySigns(of: usage)
    send(
      UIKey(
        characters: signs.typed(with: modifierFlags), charactersIgnoringModifiers: signs.plain(with: modifierFlags),
        modifierFlags: modifierFlags, keyCode: usage))
    if let modifier = KeySigns.modifiers[usage] {
      modifierFlags.insert(modifier)
    } else if usage == .keyboardCapsLock {
      modifierFlags.formSymmetricDifference(.alphaShift)
    }
  }

  /// Lets a key go.
  public func keyUp(_ usage: UIKeyboardHIDUsage) {
    guard let key = held.removeValue(forKey: usage) else { return }
    platform.activeScene?.key(key, isDown: false)
    guard let modifier = KeySigns.modifiers[usage] else { return }
    // Those on the other side may be down still.
    if !held.keys.contains(where: { KeySigns.modifiers[$0] == modifier }) { modifierFlags.remove(modifier) }
  }

  /// Presses a key and lets it go, with modifiers held that are not.
  public func press(_ usage: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    holding(modifiers) {
      keyDown(usage)
      keyUp(usage)
    }
  }

  /// Presses the key of a character and lets it go, with modifiers held that are not; Shift is added where the character
  /// needs it.
  ///
  /// Characters that are on none of the keys come with the key code `keyboardErrorUndefined`.
  public func press(_ character: Character, modifiers: UIKeyModifierFlags = []) {
    guard let stroke = KeySigns.stroke(for: character) else {
      let text = String(character)
      let key = UIKey(
        characters: text, charactersIgnoringModifiers: text, modifierFlags: modifierFlags.union(modifiers),
        keyCode: .keyboardErrorUndefined)
      for isDown in [true, false] { platform.activeScene?.key(key, isDown: isDown) }
      return
    }
    press(stroke.usage, modifiers: stroke.isShifted ? modifiers.union(.shift) : modifiers)
  }

  /// Types a text, key by key. No time passes.
  public func type(_ text: String) {
    for character in text { press(character) }
  }

  /// Lets go of all keys, in the window that has them.
  func letGo() {
    for usage in held.keys.sorted(by: { $0.rawValue < $1.rawValue }) { keyUp(usage) }
  }

  private func send(_ key: UIKey) {
    held[key.keyCode] = key
    platform.activeScene?.key(key, isDown: true)
  }

  private func holding(_ modifiers: UIKeyModifierFlags, _ action: () -> Void) {
    let keys = KeySigns.leftModifiers.filter { modifiers.contains($0.flag) && !modifierFlags.contains($0.flag) }
    for key in keys { keyDown(key.usage) }
    action()
    for key in keys.reversed() { keyUp(key.usage) }
  }
}
