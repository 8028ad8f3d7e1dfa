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

  /// Every icon, and signs that are hard to centre.
  static func icons() -> KeyPlane {
    var keys = KeyIcon.allCases.enumerated().map { index, icon in
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

extension KeyIcon {
  fileprivate var rawName: String { String(describing: self) }
}
