// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import TextModel

/// Planes of a phone keyboard, 390 by 216: four rows with caps of 33 by 42 and gaps between them.
enum TestPlanes {
  static let letters = plane("letters", ["qwertyuiop", "asdfghjkl", "zxcvbnm"], switching: "numbers")
  static let shifted = plane("shift", ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"], switching: "numbers")
  static let numbers = plane("numbers", ["1234567890", "-/:;()$&@", ".,?!'%+"], switching: "letters")
  static let korean = plane("letters", ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"], switching: "numbers")
  static let koreanShifted = plane("shift", ["ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"], switching: "numbers")

  private static let variants: [String: [String]] = [
    "e": ["e", "é", "è", "ê", "ë"], "E": ["E", "É", "È", "Ê", "Ë"], "o": ["o", "ó", "ò", "ô"], "z": ["z", "ž"],
    "'": ["'", "\u{2019}", "\u{2018}"],
  ]

  private static func plane(_ id: String, _ rows: [String], switching: String) -> KeyPlane {
    var keys: [PlacedKey] = []
    for (row, letters) in rows.enumerated() {
      let inset = row == 2 ? 58.5 : row == 1 ? 19.5 : 0
      let top = 6 + Double(row) * 54
      if row == 2 { keys.append(special("shift", x: 3, width: 44, top: top, role: .shift)) }
      for (column, letter) in letters.enumerated() {
        let name = String(letter)
        let choices = variants[name, default: []].map { KeyVariant(label: $0, role: .character($0)) }
        keys.append(
          PlacedKey(
            id: "r\(row)c\(column)", frame: Rect(x: inset + 3 + Double(column) * 39, y: top, width: 33, height: 42),
            role: .character(name), label: .text(name), variants: choices))
      }
      if row == 2 { keys.append(special("delete", x: 343, width: 44, top: top, role: .delete)) }
    }
    let modes = ["English", "한국어"].map { KeyVariant(label: $0, role: .globe) }
    keys += [
      special("plane", x: 3, width: 44, top: 168, role: .plane(switching)),
      special("globe", x: 53, width: 44, top: 168, role: .globe, variants: modes),
      special("space", x: 103, width: 188, top: 168, role: .space),
      special("return", x: 297, width: 90, top: 168, role: .return),
    ]
    return KeyPlane(id: id, size: Size(width: 390, height: 216), keys: keys)
  }

  private static func special(
    _ id: String, x: Double, width: Double, top: Double, role: KeyRole, variants: [KeyVariant] = []
  ) -> PlacedKey {
    PlacedKey(
      id: id, frame: Rect(x: x, y: top, width: width, height: 42), role: role, label: .word(id), variants: variants)
  }
}

extension KeyPlane {
  /// A plane of keys in one row, each 40 by 40 with gaps of 10, from the left.
  init(row keys: [(role: KeyRole, edit: (inout PlacedKey) -> Void)]) {
    let placed = keys.enumerated().map { index, entry in
      var key = PlacedKey(
        id: "k\(index)", frame: Rect(x: Double(index) * 50 + 5, y: 5, width: 40, height: 40), role: entry.role,
        label: .text("\(index)"))
      entry.edit(&key)
      return key
    }
    self.init(id: "row", size: Size(width: Double(keys.count) * 50, height: 50), keys: placed)
  }

  init(row roles: KeyRole...) { self.init(row: roles.map { ($0, { _ in }) }) }

  /// The middle of the cap of the key that types or does something.
  func place(of role: KeyRole) -> Point? { keys.first { $0.role == role }?.frame.center }
}
