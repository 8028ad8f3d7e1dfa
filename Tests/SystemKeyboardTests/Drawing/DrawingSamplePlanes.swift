// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import TextModel

/// Planes made by hand for looking at, in the sizes of a phone and a tablet.
enum DrawingSamplePlanes {
  /// Sizes of caps and gaps, in logical pixels.
  struct Sizes {
    var width: Double
    var pitch: Double
    var capHeight: Double
    var gap: Double

    static let phone = Sizes(width: 360, pitch: 54, capHeight: 42, gap: 6)
    static let landscape = Sizes(width: 720, pitch: 40, capHeight: 33, gap: 6)
    static let tablet = Sizes(width: 800, pitch: 69, capHeight: 57, gap: 12)

    var size: Size { Size(width: width, height: pitch * 4) }

    /// The cap over a range of units of a tenth of the width.
    func cap(row: Int, from start: Double, to end: Double) -> Rect {
      let unit = width / 10
      return Rect(
        x: start * unit + gap / 2, y: Double(row) * pitch + (pitch - capHeight) / 2, width: (end - start) * unit - gap,
        height: capHeight)
    }
  }

  private static func letter(_ string: String, _ frame: Rect) -> PlacedKey {
    PlacedKey(id: string, frame: frame, role: .character(string), label: .text(string))
  }

  private static func row(_ letters: String, _ row: Int, in sizes: Sizes) -> [PlacedKey] {
    let indent = (10 - Double(letters.count)) / 2
    return letters.enumerated().map { column, character in
      letter(String(character), sizes.cap(row: row, from: indent + Double(column), to: indent + Double(column) + 1))
    }
  }

  private static func bottomRow(in sizes: Sizes, plane: String, space: String, return word: String) -> [PlacedKey] {
    [
      PlacedKey(
        id: "numbers", frame: sizes.cap(row: 3, from: 0, to: 1.25), role: .plane("numbers"), label: .word(plane)),
      PlacedKey(
        id: "globe", frame: sizes.cap(row: 3, from: 1.25, to: 2.5), role: .globe, label: .icon(.globe),
        variants: [
          KeyVariant(label: "English (US)", role: .globe), KeyVariant(label: "한국어", role: .globe),
          KeyVariant(label: "Deutsch", role: .globe),
        ]),
      PlacedKey(id: "space", frame: sizes.cap(row: 3, from: 2.5, to: 7.5), role: .space, label: .word(space)),
      PlacedKey(id: "return", frame: sizes.cap(row: 3, from: 7.5, to: 10), role: .return, label: .word(word)),
    ]
  }

  static func letters(
    _ rows: [String], in sizes: Sizes = .phone, plane: String = "123", space: String = "space",
    return word: String = "return"
  ) -> KeyPlane {
    var keys = row(rows[0], 0, in: sizes) + row(rows[1], 1, in: sizes)
    keys.append(
      PlacedKey(id: "shift", frame: sizes.cap(row: 2, from: 0, to: 1.25), role: .shift, label: .icon(.shift)))
    keys += row(rows[2], 2, in: sizes)
    keys.append(
      PlacedKey(id: "delete", frame: sizes.cap(row: 2, from: 8.75, to: 10), role: .delete, label: .icon(.delete)))
    keys += bottomRow(in: sizes, plane: plane, space: space, return: word)
    return KeyPlane(id: "letters", size: sizes.size, keys: keys)
  }

  static func english(in sizes: Sizes = .phone) -> KeyPlane {
    letters(["qwertyuiop", "asdfghjkl", "zxcvbnm"], in: sizes)
  }

  static func englishCapitals(in sizes: Sizes = .phone) -> KeyPlane {
    letters(["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"], in: sizes)
  }

  static func korean(in sizes: Sizes = .phone) -> KeyPlane {
    letters(["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"], in: sizes, space: "스페이스", return: "리턴")
  }

  static func numbers(in sizes: Sizes = .phone) -> KeyPlane {
    var keys = row("1234567890", 0, in: sizes) + row("-/:;()$&@\"", 1, in: sizes)
    keys.append(
      PlacedKey(
        id: "symbols", frame: sizes.cap(row: 2, from: 0, to: 1.25), role: .plane("symbols"), label: .word("#+=")))
    for (index, sign) in ".,?!'".enumerated() {
      let start = 1.5 + Double(index) * 1.4
      keys.append(letter(String(sign), sizes.cap(row: 2, from: start, to: start + 1.4)))
    }
    keys.append(
      PlacedKey(id: "delete", frame: sizes.cap(row: 2, from: 8.75, to: 10), role: .delete, label: .icon(.delete)))
    keys += bottomRow(in: sizes, plane: "ABC", space: "space", return: "return")
    return KeyPlane(id: "numbers", size: sizes.size, keys: keys)
  }

  static func numberPad(in sizes: Sizes = .phone) -> KeyPlane {
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let third = 10.0 / 3
    var keys = letters.enumerated().map { index, letters in
      let column = Double(index % 3)
      return PlacedKey(
        id: String(index + 1), frame: sizes.cap(row: index / 3, from: column * third, to: (column + 1) * third),
        role: .character(String(index + 1)), label: .pad(String(index + 1), letters: letters))
    }
    keys.append(
      PlacedKey(id: "blank", frame: sizes.cap(row: 3, from: 0, to: third), role: .character(""), label: .blank))
    keys.append(letter("0", sizes.cap(row: 3, from: third, to: 2 * third)))
    keys.append(
      PlacedKey(
        id: "delete", frame: sizes.cap(row: 3, from: 2 * third, to: 10), role: .delete, label: .icon(.delete)))
    return KeyPlane(id: "pad", size: sizes.size, keys: keys)
  }

  static func tablet() -> KeyPlane {
    let sizes = Sizes.tablet
    let units = 11.0
    func cap(_ row: Int, _ start: Double, _ end: Double) -> Rect {
      sizes.cap(row: row, from: start * 10 / units, to: end * 10 / units)
    }
    func row(_ letters: String, _ digits: String, _ row: Int, from start: Double) -> [PlacedKey] {
      zip(letters, digits).enumerated().map { index, pair in
        var key = letter(String(pair.0), cap(row, start + Double(index), start + Double(index) + 1))
        key.secondaryLabel = String(pair.1)
        return key
      }
    }
    var keys = row("qwertyuiop", "1234567890", 0, from: 0)
    keys.append(PlacedKey(id: "delete", frame: cap(0, 10, 11), role: .delete, label: .icon(.delete)))
    keys += row("asdfghjkl", "@#$&*()'\"", 1, from: 0.5)
    keys.append(PlacedKey(id: "return", frame: cap(1, 9.5, 11), role: .return, label: .word("return")))
    keys.append(PlacedKey(id: "shift", frame: cap(2, 0, 1), role: .shift, label: .icon(.shift)))
    keys += row("zxcvbnm,.", "%-+=/;:!?", 2, from: 1)
    keys.append(PlacedKey(id: "shift2", frame: cap(2, 10, 11), role: .shift, label: .icon(.shift)))
    keys.append(PlacedKey(id: "numbers", frame: cap(3, 0, 1.5), role: .plane("numbers"), label: .word(".?123")))
    keys.append(PlacedKey(id: "emoji", frame: cap(3, 1.5, 2.75), role: .emoji, label: .icon(.emoji)))
    keys.append(PlacedKey(id: "space", frame: cap(3, 2.75, 8.25), role: .space, label: .word("space")))
    keys.append(PlacedKey(id: "numbers2", frame: cap(3, 8.25, 9.75), role: .plane("numbers"), label: .word(".?123")))
    keys.append(PlacedKey(id: "dismiss", frame: cap(3, 9.75, 11), role: .dismiss, label: .icon(.dismiss)))
    return KeyPlane(id: "tablet", size: sizes.size, keys: keys)
  }

  /// Every icon, and signs that are hard to centre.
  static func icons() -> KeyPlane {
    let sizes = Sizes.phone
    var keys = KeyIcon.allCases.enumerated().map { index, icon in
      PlacedKey(
        id: icon.rawName, frame: sizes.cap(row: index / 7, from: Double(index % 7), to: Double(index % 7) + 1),
        role: .stroke(KeyStroke(.tab)), label: .icon(icon))
    }
    for (index, sign) in "agjpyHQ₩€ㅡ.,'*~".enumerated() where index < 10 {
      keys.append(letter(String(sign), sizes.cap(row: 2, from: Double(index), to: Double(index) + 1)))
    }
    for (index, sign) in ["www.", ".com", "Ctrl", "ㄱㅋ", "~", "*", ",", "·", "가", "Ág"].enumerated() {
      keys.append(letter(sign, sizes.cap(row: 3, from: Double(index), to: Double(index) + 1)))
    }
    return KeyPlane(id: "icons", size: sizes.size, keys: keys)
  }
}

extension KeyIcon {
  fileprivate var rawName: String { String(describing: self) }
}
