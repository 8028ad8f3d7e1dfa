// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct PointerAndKeyTests {
  private let platform: HeadlessPlatform
  private let screen = HeadlessScreen(size: CGSize(width: 1_010, height: 700), scale: 1)
  private let left: Listener
  private let right: Listener

  init() {
    platform = HeadlessPlatform(screens: [screen])
    left = Listener(platform.openScene(.left()))
    right = Listener(platform.openScene(.right()))
  }

  private var keyboard: HeadlessKeyboard { platform.keyboard }

  // MARK: Pointer

  @Test func `a pointer is a finger while its button is down`() {
    let pointer = screen.pointer
    pointer.move(to: CGPoint(x: 520, y: 30))
    #expect(right.take() == [])
    pointer.press()
    pointer.move(to: CGPoint(x: 20, y: 40))
    pointer.release()
    pointer.move(to: CGPoint(x: 30, y: 40))
    #expect(right.take() == ["pointer down 10,30", "pointer move -490,40", "pointer up -490,40"])
    #expect(left.take() == [])
  }

  @Test func `a finger and the pointer can be down at once`() {
    screen.touch([(0, .began, CGPoint(x: 10, y: 10))])
    screen.pointer.move(to: CGPoint(x: 20, y: 20))
    screen.pointer.press()
    screen.touch([(0, .ended, CGPoint(x: 11, y: 10))])
    #expect(left.take() == ["down 10,10", "pointer down 20,20", "up 11,10"])
  }

  @Test func `a wheel turns what is below the pointer`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 500, height: 700))
    scroll.contentSize = CGSize(width: 500, height: 5_000)
    right.addSubview(scroll)
    screen.pointer.move(to: CGPoint(x: 100, y: 100))
    screen.pointer.turnWheel(clicks: 2)
    #expect(scroll.contentOffset.y == 0)
    screen.pointer.move(to: CGPoint(x: 600, y: 100))
    screen.pointer.turnWheel(clicks: 2)
    #expect(scroll.contentOffset.y == 90)
    screen.pointer.scroll(by: CGVector(dx: 0, dy: -30))
    #expect(scroll.contentOffset.y == 60)
  }

  // MARK: Keys

  @Test func `a text is typed with Shift where it is needed`() {
    keyboard.type("aB\n?")
    #expect(
      right.take() == [
        "+4 \"a\" 0", "-4 \"a\" 0",
        "+e1 \"\" 0", "+5 \"B\" 2", "-5 \"B\" 2", "-e1 \"\" 0",
        "+28 \"\\r\" 0", "-28 \"\\r\" 0",
        "+e1 \"\" 0", "+38 \"?\" 2", "-38 \"?\" 2", "-e1 \"\" 0",
      ])
    #expect(left.take() == [])
  }

  @Test func `every printable character of ASCII is on a key`() {
    for value in UInt8(0x20)...0x7E {
      let character = Character(UnicodeScalar(value))
      keyboard.press(character)
      let heard = right.take().filter { !$0.contains("e1 ") }
      #expect(heard.count == 2)
      #expect(heard.first?.contains(" \(String(character).debugDescription) ") == true, "\(heard)")
      #expect(heard.first?.hasPrefix("+3 ") == false)
    }
  }

  @Test func `what is on no key is typed all the same`() {
    keyboard.type("é한")
    #expect(right.take() == ["+3 \"é\" 0", "-3 \"é\" 0", "+3 \"한\" 0", "-3 \"한\" 0"])
  }

  @Test func `shortcuts hold their modifiers`() {
    keyboard.press("c", modifiers: .control)
    #expect(right.take() == ["+e0 \"\" 0", "+6 \"\\u{03}\" 4", "-6 \"\\u{03}\" 4", "-e0 \"\" 0"])
    keyboard.press(.keyboardLeftArrow, modifiers: [.alternate, .shift])
    #expect(
      right.take() == [
        "+e1 \"\" 0", "+e2 \"\" 2", "+50 \"\" 10", "-50 \"\" 10", "-e2 \"\" 2", "-e1 \"\" 0",
      ])
    #expect(keyboard.modifierFlags == [])
  }

  @Test func `Caps Lock stays on and turns letters only`() {
    keyboard.press(.keyboardCapsLock)
    _ = right.take()
    keyboard.keyDown(.keyboardA)
    keyboard.keyDown(.keyboard1)
    #expect(right.take() == ["+4 \"A\" 1", "+1e \"1\" 1"])
  }

  @Test func `keys go to the window that was touched last, which also hears them go up`() {
    keyboard.keyDown(.keyboardA)
    screen.touch([(0, .began, CGPoint(x: 10, y: 10))])
    screen.touch([(0, .ended, CGPoint(x: 10, y: 10))])
    #expect(right.take() == ["+4 \"a\" 0", "-4 \"a\" 0"])
    keyboard.type("b")
    #expect(left.take() == ["down 10,10", "up 10,10", "+5 \"b\" 0", "-5 \"b\" 0"])
    #expect(right.take() == [])
  }
}
