// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CXKBCommon
import Foundation
import Testing
import UIKitCore

@testable import WaylandWindows

@Suite struct KeyTests {
  private let translator: KeyTranslator

  init() throws {
    translator = try #require(KeyTranslator())
    translator.setKeymap(text: try Self.keymap(layout: "us", variant: "intl"))
  }

  /// Returns a keymap as a compositor sends it, with the zero at its end.
  private static func keymap(layout: String, variant: String) throws -> [UInt8] {
    let context = try #require(xkb_context_new(XKB_CONTEXT_NO_FLAGS))
    defer { xkb_context_unref(context) }
    return try layout.withCString { layout in
      try variant.withCString { variant in
        var names = xkb_rule_names()
        names.layout = layout
        names.variant = variant
        let keymap = try #require(xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS))
        defer { xkb_keymap_unref(keymap) }
        let text = try #require(xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1))
        defer { free(text) }
        return Array(String(cString: text).utf8) + [0]
      }
    }
  }

  private let shift: UInt32 = 1
  private let control: UInt32 = 4

  @Test func `keys type what the keymap says, with Shift and with Control`() {
    #expect(translator.key(30, isDown: true).characters == "a")
    translator.setModifiers(depressed: shift, latched: 0, locked: 0, group: 0)
    let shifted = translator.key(30, isDown: true)
    #expect(shifted.characters == "A" && shifted.charactersIgnoringModifiers == "A")
    #expect(shifted.modifierFlags == .shift)
    translator.setModifiers(depressed: control, latched: 0, locked: 0, group: 0)
    let controlled = translator.key(46, isDown: true)
    #expect(controlled.characters == "\u{3}" && controlled.charactersIgnoringModifiers == "c")
    #expect(controlled.modifierFlags == .control)
    #expect(translator.key(28, isDown: true).characters == "\r")
    #expect(translator.key(105, isDown: true).characters == "")
    #expect(translator.key(82, isDown: true).modifierFlags == [.control, .numericPad])
  }

  @Test("VK-13 OK, Select, Back and Exit of a remote are the buttons of the focus, whatever the keymap has there")
  func remote() {
    let keys = [352, 353, 158, 174].map { translator.key($0, isDown: true) }
    #expect(keys.map(\.keyCode) == [.keyboardSelect, .keyboardSelect, .keyboardMenu, .keyboardMenu])
    #expect(keys.allSatisfy { $0.characters.isEmpty })
  }

  @Test func `letters repeat and modifiers do not`() {
    #expect(translator.repeats(30))
    #expect(!translator.repeats(42))
  }

  @Test func `a dead key types nothing and then one letter`() {
    translator.setCompose(text: "<dead_acute> <a> : \"á\" aacute\n")
    #expect(translator.key(40, isDown: true).characters == "")
    #expect(translator.key(40, isDown: false).characters == "")
    #expect(translator.key(30, isDown: true).characters == "á")
    #expect(translator.key(30, isDown: true).characters == "a")
    // What goes on with none types nothing, and the next key is itself again.
    _ = translator.key(40, isDown: true)
    #expect(translator.key(48, isDown: true).characters == "")
    #expect(translator.key(48, isDown: true).characters == "b")
    _ = translator.key(40, isDown: true)
    translator.resetCompose()
    #expect(translator.key(30, isDown: true).characters == "a")
  }

  @Test func `without a keymap keys have numbers and no text`() throws {
    let bare = try #require(KeyTranslator())
    bare.setKeymap(text: Array("nonsense".utf8))
    let key = bare.key(30, isDown: true)
    #expect(key.keyCode.rawValue == 4 && key.characters == "")
    #expect(!bare.repeats(30))
  }

  @Test(arguments: [
    (30, 0x04), (44, 0x1D), (2, 0x1E), (11, 0x27), (28, 0x28), (14, 0x2A), (57, 0x2C), (105, 0x50), (103, 0x52),
    (82, 0x62), (29, 0xE0), (126, 0xE7), (122, 0x90), (9999, 0),
  ])
  func `codes have the usages of the USB tables`(code: Int, usage: Int) {
    #expect(KeyNumbers.usage(of: UInt32(code), sign: 0) == usage)
  }

  @Test func `keys that do something are known by it, wherever a keymap has them`() throws {
    // As keyboards on the screen make theirs: with codes in the order of the keys.
    let keymap = """
      xkb_keymap {
        xkb_keycodes "a" { minimum = 8; maximum = 255; <I13> = 21; <I30> = 38; <I28> = 36; <I16> = 24; };
        xkb_types "a" { type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; }; };
        xkb_compatibility "a" { };
        xkb_symbols "a" {
          key <I13> { [ BackSpace ] }; key <I30> { [ Return ] }; key <I28> { [ x ] }; key <I16> { [ a ] };
        };
      };
      """
    translator.setKeymap(text: Array(keymap.utf8))
    #expect(translator.key(13, isDown: true).keyCode == .keyboardDeleteOrBackspace)
    #expect(translator.key(30, isDown: true).keyCode == .keyboardReturnOrEnter)
    // A letter at the place of Return is no Return, and one at the place of another letter has the number of the place.
    let letter = translator.key(28, isDown: true)
    #expect(letter.keyCode == .keyboardErrorUndefined && letter.characters == "x")
    #expect(translator.key(16, isDown: true).keyCode == .keyboardQ)
  }
}
