// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension KeySlots {
  /// The keymap in XKB's text format. Source: xkbcommon, "The XKB keymap text format, V1".
  var keymapText: String {
    var codes = ""
    var symbols = ""
    func add(_ code: UInt32, _ plain: String, _ shifted: String?) {
      codes += "<K\(code)> = \(code + 8);\n"
      var groups = ["[ \(shifted.map { "\(plain), \($0)" } ?? plain) ]"]
      for group in 1...3 {
        guard let character = character(at: Place(code: code, group: UInt32(group))) else { break }
        groups.append("[ \(Self.keysym(character)) ]")
      }
      let written = groups.enumerated().map { "symbols[Group\($0.offset + 1)] = \($0.element)" }
      symbols += "key <K\(code)> { \(written.joined(separator: ", ")) };\n"
    }
    for key in Self.fixedKeys { add(key.code, key.plain, key.shifted) }
    for modifier in Self.modifierKeys { add(modifier.code, modifier.keysym, nil) }
    let modifiers = Self.modifierKeys.map { "modifier_map \($0.modifier) { <K\($0.code)> };\n" }.joined()
    return """
      xkb_keymap {
      xkb_keycodes "spinet" {
      minimum = 8;
      maximum = 255;
      \(codes)};
      xkb_types "spinet" { include "complete" };
      xkb_compatibility "spinet" { include "complete" };
      xkb_symbols "spinet" {
      \(symbols)\(modifiers)};
      };

      """
  }

  /// The modifier keys: code, keysym, real modifier and its bit. Source: X11/X.h, `ShiftMask` and the following.
  static let modifierKeys: [(code: UInt32, keysym: String, modifier: String, mask: UInt32)] = [
    (42, "Shift_L", "Shift", 1), (29, "Control_L", "Control", 4), (56, "Alt_L", "Mod1", 8),
    (125, "Super_L", "Mod4", 64),
  ]
}
