// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CXKBCommon
import Testing
import TextModel

@testable import WaylandPlatform

@MainActor
@Suite struct KeySymbolsTests {
  @Test(
    "SY-7 keys have the symbols that xkbcommon names",
    arguments: [
      (.enter, "Return"), (.backspace, "BackSpace"), (.delete, "Delete"), (.tab, "Tab"), (.escape, "Escape"),
      (.left, "Left"), (.right, "Right"), (.up, "Up"), (.down, "Down"), (.home, "Home"), (.end, "End"),
      (.pageUp, "Prior"), (.pageDown, "Next"), (.function(1), "F1"), (.function(12), "F12"),
      (.character("a"), "a"), (.character("C"), "C"), (.character("€"), "EuroSign"), (.character("ㅎ"), "Hangul_Hieuh"),
    ] as [(KeyStroke.Key, String)])
  func names(key: KeyStroke.Key, name: String) {
    #expect(KeySymbols.symbol(of: key) == xkb_keysym_from_name(name, XKB_KEYSYM_NO_FLAGS))
  }

  @Test("SY-7 a key that there is not has no symbol") func none() {
    #expect(KeySymbols.symbol(of: .function(0)) == 0 && KeySymbols.symbol(of: .function(13)) == 0)
  }

  @Test("SY-7 modifiers are the bits of the names that were sent") func modifiers() {
    #expect(KeySymbols.modifierMap == Array("Shift\0Control\0Mod1\0Mod4\0".utf8))
    #expect(KeySymbols.mask(of: []) == 0)
    #expect(KeySymbols.mask(of: [.control, .logo]) == 0b1010)
    #expect(KeySymbols.mask(of: [.shift, .alt]) == 0b0101)
  }

  @Test("SY-7 keys that compositors do not know by their symbols have the codes of Linux") func codes() {
    #expect(KeySymbols.code(of: .tab) == 15 && KeySymbols.code(of: .escape) == 1)
    #expect(KeySymbols.code(of: .character("c")) == 46 && KeySymbols.code(of: .character("C")) == 46)
    #expect(KeySymbols.code(of: .character("ㅎ")) == nil)
    #expect(KeySymbols.isUnderstood(KeyStroke(.enter)) && !KeySymbols.isUnderstood(KeyStroke(.tab)))
    #expect(!KeySymbols.isUnderstood(KeyStroke(.left, modifiers: .control)))
  }
}
