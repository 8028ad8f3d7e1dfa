// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@testable import WaylandPlatform

@MainActor
@Suite struct GrabbedKeymapTests {
  private static let text = """
    xkb_keymap {
    xkb_keycodes { include "evdev+aliases(qwerty)" };
    xkb_types { include "complete" };
    xkb_compat { include "complete" };
    xkb_symbols { include "pc+us+kr:2+inet(evdev)" };
    };
    """

  private func keymap() throws -> GrabbedKeymap {
    let keymap = try #require(GrabbedKeymap())
    keymap.setKeymap(text: Array(Self.text.utf8))
    return keymap
  }

  @Test("TY-8 keys are what their keymap says, and know their place on an American keyboard") func meanings() throws {
    let keymap = try keymap()
    #expect(keymap.press(30) == HardwareKey(.text("a"), americanSign: "a"))
    #expect(keymap.press(14).meaning == .backspace)
    #expect(keymap.press(28).meaning == .enter)
    #expect(keymap.press(42).meaning == .modifier)
    for code: UInt32 in [1, 59] { #expect(keymap.press(code).meaning == .other) }
    for (code, direction) in [(103, FocusDirection.up), (105, .left), (106, .right), (108, .down)] {
      #expect(keymap.press(UInt32(code)).meaning == .arrow(direction))
    }
    for code: UInt32 in [352, 353] { #expect(keymap.press(code).meaning == .select) }
    for code: UInt32 in [158, 174] { #expect(keymap.press(code).meaning == .back) }
    keymap.setModifiers(depressed: 1, latched: 0, locked: 0, group: 0)
    #expect(keymap.press(30) == HardwareKey(.text("A"), americanSign: "A"))
    #expect(keymap.press(103).meaning == .other, "an arrow with Shift selects text")
    #expect(keymap.repeats(30) && !keymap.repeats(42))
  }

  @Test("TY-8 a key with Control, Alt or Super is a shortcut, with Caps Lock and Num Lock none") func shortcuts() throws
  {
    let keymap = try keymap()
    for mask: UInt32 in [4, 8, 64, 128] {
      keymap.setModifiers(depressed: mask, latched: 0, locked: 0, group: 0)
      #expect(!keymap.press(30).isPlain)
    }
    keymap.setModifiers(depressed: 0, latched: 0, locked: 2 | 16, group: 0)
    #expect(keymap.press(30).isPlain)
  }

  @Test(
    "TY-8 TY-7 BackSpace deletes while the signs of AltGr are locked, and is a shortcut while AltGr or Control is held")
  func lockedLevel() throws {
    let keymap = try keymap()
    func isPlain(_ code: UInt32, depressed: UInt32 = 0, latched: UInt32 = 0, locked: UInt32 = 0) -> Bool {
      keymap.setModifiers(depressed: depressed, latched: latched, locked: locked, group: 0)
      return keymap.press(code).isPlain
    }
    #expect(isPlain(14, locked: 128) && isPlain(14, locked: 128 | 2 | 16))
    // Letters are other ones then.
    #expect(!isPlain(30, locked: 128))
    #expect(!isPlain(14, depressed: 128) && !isPlain(14, latched: 128) && !isPlain(14, depressed: 4, locked: 128))
    for mask: UInt32 in [4, 8, 64] { #expect(!isPlain(14, locked: mask)) }
  }

  @Test("TY-8 TY-7 a key with AltGr types what stands on it, a dead key nothing yet, and with Control neither does")
  func altGr() throws {
    let keymap = try #require(GrabbedKeymap())
    keymap.setKeymap(
      text: Array(Self.text.replacing("pc+us+kr:2", with: "pc+us(intl)").utf8))
    #expect(keymap.press(30).composed == nil)
    #expect(keymap.press(40).composed == .nothing, "an accent")
    keymap.resetCompose()
    keymap.setModifiers(depressed: 128, latched: 0, locked: 0, group: 0)
    let key = keymap.press(30)
    #expect(key.composed == .text("\u{E1}") && key.meaning == .text("\u{E1}") && !key.isPlain)
    // A space has no sign of its own for AltGr, and is none of the app's for that.
    #expect(keymap.press(57).composed == .text(" "))
    for mask: UInt32 in [4, 8, 64, 128 | 4] {
      keymap.setModifiers(depressed: mask, latched: 0, locked: 0, group: 0)
      #expect(keymap.press(40).composed == nil, "a shortcut with an accent")
    }
    for mask: UInt32 in [4, 8, 64, 128 | 4] {
      keymap.setModifiers(depressed: mask, latched: 0, locked: 0, group: 0)
      #expect(keymap.press(30).composed == nil)
    }
  }

  @Test("TY-8 what is no keymap has no keys, and every key is the app's", arguments: ["", "xkb_keymap {", "\u{0}"])
  func noKeymap(text: String) throws {
    let keymap = try #require(GrabbedKeymap())
    keymap.setKeymap(text: Array(text.utf8))
    keymap.setModifiers(depressed: .max, latched: .max, locked: .max, group: .max)
    for code: UInt32 in [0, 30, .max] {
      #expect(!keymap.press(code).isPlain)
      #expect(!keymap.repeats(code))
    }
  }
}
