// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import TextModel

/// Planes to draw: those of the project's layouts, and one of everything that is hard to draw.
enum DrawingSamplePlanes {
  /// The letters of a phone in English; the plane of most tests.
  static func english() -> KeyPlane { plane() }

  static func englishCapitals() -> KeyPlane { plane(shift: .on) }

  static func numberPad() -> KeyPlane { plane(kind: .pin) }

  static func plane(
    _ mode: String = "en-US", kind: KeyboardKind = .default, plane: String? = nil, shift: ShiftState = .off,
    screen: Screen = PlaneHarness.phone
  ) -> KeyPlane {
    PlaneHarness.plane(
      PlaneRequest(mode: mode, kind: kind, plane: plane, shift: shift, screen: screen, modeCount: 2))
  }

  private static func letter(_ string: String, _ frame: Rect) -> PlacedKey {
    PlacedKey(id: string, frame: frame, role: .character(string), label: .text(string))
  }

  private static func cap(row: Int, column: Int) -> Rect {
    Rect(x: Double(column) * 36 + 3, y: Double(row) * 54 + 6, width: 30, height: 42)
  }

  /// Every icon but those of the plane of emoji, and signs that are hard to centre.
  static func icons() -> KeyPlane {
    var keys = KeyIcon.allCases.prefix(15).enumerated().map { index, icon in
      PlacedKey(
        id: icon.rawName, frame: cap(row: index / 7, column: index % 7),
        role: .stroke(KeyStroke(.tab)), label: .icon(icon))
    }
    for (index, sign) in "agjpyHQ₩€ㅡ.,'*~".enumerated() where index < 10 {
      keys.append(letter(String(sign), cap(row: 2, column: index)))
    }
    for (index, sign) in ["www.", ".com", "Ctrl", "ㄱㅋ", "~", "*", ",", "·", "가", "Ág"].enumerated() {
      keys.append(letter(sign, cap(row: 3, column: index)))
    }
    return KeyPlane(id: "icons", size: Size(width: 360, height: 216), keys: keys)
  }
}

// MARK: - Regions

extension DrawingSamplePlanes {
  /// A bar of three words above a page of many small signs, of which some rows are in sight, and a space bar.
  static func regions(words: [String] = ["“kittwn”", "kitten", "kitchen"], page: ClosedRange<UInt32> = 0x4E00...0x556B)
    -> KeyPlane
  {
    let words = words.enumerated().map { index, word in
      PlacedKey(
        id: "word-\(index)", frame: Rect(x: Double(index) * 130 + 4, y: 4, width: 122, height: 36),
        role: .character(word), label: .word(word))
    }
    let signs = page.compactMap(Unicode.Scalar.init).enumerated().map { index, sign in
      PlacedKey(
        id: String(sign),
        frame: Rect(x: Double(index % 9) * 43 + 4, y: 44 + Double(index / 9) * 40, width: 38, height: 40),
        role: .character(String(sign)), label: .text(String(sign)))
    }
    return KeyPlane(
      id: "regions", size: Size(width: 390, height: 260),
      keys: [
        PlacedKey(
          id: "space", frame: Rect(x: 3, y: 212, width: 384, height: 42), role: .space, label: .word("space"))
      ],
      regions: [
        KeyRegion(id: "bar", area: Rect(x: 0, y: 0, width: 390, height: 44), hasCaps: false, keys: words),
        KeyRegion(
          id: "page", area: Rect(x: 0, y: 44, width: 390, height: 160), axis: .vertical, hasCaps: false, content: signs,
          contentLength: Double((signs.count + 8) / 9) * 40),
      ])
  }
}

extension KeyIcon {
  fileprivate var rawName: String { String(describing: self) }
}
