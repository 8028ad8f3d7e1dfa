// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CXKBCommon
internal import TextModel

/// Keys by the symbols on them, as input-method-unstable-v1 sends them.
enum KeySymbols {
  /// The names of the modifiers in the order of their bits in a mask. Source: xkbcommon-names.h.
  static let modifierNames = ["Shift", "Control", "Mod1", "Mod4"]

  /// The same as they are sent: each ends with a zero byte.
  static var modifierMap: [UInt8] { modifierNames.flatMap { Array($0.utf8) + [0] } }

  static func mask(of modifiers: KeyStroke.Modifiers) -> UInt32 {
    let all: [KeyStroke.Modifiers] = [.shift, .control, .alt, .logo]
    return all.enumerated().reduce(0) { modifiers.contains($1.element) ? $0 | 1 << UInt32($1.offset) : $0 }
  }

  /// Returns the symbol of a key; 0 for none. Source: xkbcommon-keysyms.h.
  static func symbol(of key: KeyStroke.Key) -> UInt32 {
    switch key {
    case .character(let character): character.unicodeScalars.first.map { xkb_utf32_to_keysym($0.value) } ?? 0
    case .enter: 0xFF0D
    case .backspace: 0xFF08
    case .delete: 0xFFFF
    case .tab: 0xFF09
    case .escape: 0xFF1B
    case .left: 0xFF51
    case .up: 0xFF52
    case .right: 0xFF53
    case .down: 0xFF54
    case .home: 0xFF50
    case .end: 0xFF57
    case .pageUp: 0xFF55
    case .pageDown: 0xFF56
    case .function(let number): (1...12).contains(number) ? 0xFFBE + UInt32(number - 1) : 0
    }
  }
}
