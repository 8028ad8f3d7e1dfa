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

  /// Whether compositors know a key by its symbol: of those of apps with text-input-v3 KWin 5.27 knows these alone, and no modifiers.
  static func isUnderstood(_ stroke: KeyStroke) -> Bool {
    guard stroke.modifiers.isEmpty else { return false }
    return switch stroke.key {
    case .enter, .backspace, .left, .right, .up, .down: true
    default: false
    }
  }

  /// Returns the code of a key on any keyboard, or of a letter on an American one; `nil` for a character that has none.
  static func code(of key: KeyStroke.Key) -> UInt32? {
    guard case .character(let character) = key else { return KeySlots.code(of: key) }
    var slots = KeySlots()
    guard let scalar = character.unicodeScalars.first else { return nil }
    let place = slots.place(of: scalar).place
    return place.group == 0 ? place.code : nil
  }
}
