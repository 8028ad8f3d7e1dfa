// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessPlatform
public import UIKitCore

// MARK: - Keys of a hardware keyboard

extension TestApp {
  /// How long a key is down, and how long it takes to the next one, in seconds.
  private static var keyTime: TimeInterval { 0.04 }

  /// Types a text on a hardware keyboard of the United States, into whatever has the keys of the active window.
  ///
  /// Shift is pressed where a character needs it, and a line break is Return. Characters that are on none of its keys come
  /// with the key code `keyboardErrorUndefined`.
  public func type(_ text: String) {
    for character in text { strike { platform.keyboard.press(character) } }
    settle()
  }

  /// Presses a key that has no character, such as Escape or an arrow.
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    strike { platform.keyboard.press(key, modifiers: modifiers) }
    settle()
  }

  /// Presses buttons of a remote, one after the other, in the window that is active.
  ///
  /// They come as the keys of a keyboard that do the same. Types that are no buttons of a remote are left aside.
  public func press(_ buttons: UIPress.PressType...) {
    for button in buttons { if let key = Self.remoteKeys[button] { press(key) } }
  }

  private static let remoteKeys: [UIPress.PressType: UIKeyboardHIDUsage] = [
    .upArrow: .keyboardUpArrow, .downArrow: .keyboardDownArrow, .leftArrow: .keyboardLeftArrow,
    .rightArrow: .keyboardRightArrow, .select: .keyboardSelect, .menu: .keyboardMenu,
  ]

  /// What has the focus on a television; `nil` where there is none.
  public var focusedItem: (any UIFocusItem)? { platform.activeScene?.scene.focusSystem?.focusedItem }

  /// Presses the key of a character, as for a shortcut.
  public func press(_ character: Character, modifiers: UIKeyModifierFlags = []) {
    strike { platform.keyboard.press(character, modifiers: modifiers) }
    settle()
  }

  /// Holds a key down, which repeats as on a desktop: after half a second, 25 times a second.
  public func hold(_ key: UIKeyboardHIDUsage, for seconds: TimeInterval) {
    let keyboard = platform.keyboard
    let end = time + seconds
    keyboard.keyDown(key)
    var next = time + 0.5
    while next <= end {
      advance(to: next)
      keyboard.keyDown(key)
      next += 0.04
    }
    advance(to: end)
    keyboard.keyUp(key)
    settle()
  }

  private func strike(_ action: () -> Void) {
    action()
    advance(by: Self.keyTime)
  }
}

// MARK: - Pointer

extension TestApp {
  /// Clicks the middle of a view with a mouse.
  ///
  /// - Throws: `TestFailure` when there is no such view, more than one, or the pointer does not get at it.
  public func click(_ query: ViewQuery, file: StaticString = #filePath, line: UInt = #line) throws {
    screen.pointer.move(to: try place(on: query, file, line))
    screen.pointer.press()
    advance(by: Self.tapDuration)
    screen.pointer.release()
    settle()
  }

  /// Turns the wheel of a mouse over a view.
  ///
  /// `query`: what the pointer is over. `clicks`: how far; positive towards the end of the content.
  ///
  /// - Throws: `TestFailure` when there is no such view, more than one, or the pointer does not get at it.
  public func turnWheel(
    over query: ViewQuery, clicks: Int, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    screen.pointer.move(to: try place(on: query, file, line))
    screen.pointer.turnWheel(clicks: clicks)
    settle()
  }
}
