// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import TextModel
import Testing

/// A presentation with a name, for golden pictures.
struct DrawingSample: Sendable, CustomTestStringConvertible {
  var name: String
  var presentation: Presentation

  var testDescription: String { name }
}

extension DrawingSample {
  private static func index(_ id: String, in plane: KeyPlane) -> Int {
    plane.keys.firstIndex { $0.id == id } ?? 0
  }

  private static func pressed(_ ids: [String], on plane: KeyPlane) -> Presentation {
    let indexes = ids.map { index($0, in: plane) }
    return Presentation(plane: plane, press: PressState(pressed: indexes, previews: indexes))
  }

  /// A popup over a key, with cells as wide as the key, opening to the right or the left.
  private static func popup(
    over id: String, _ labels: [String], selected: Int, toLeft: Bool, on plane: KeyPlane
  ) -> Presentation {
    var plane = plane
    let key = index(id, in: plane)
    let frame = plane.keys[key].frame
    plane.keys[key].variants = labels.map { KeyVariant(label: $0, role: .character($0)) }
    let cells = labels.indices.map { column in
      let offset = Double(toLeft ? column - labels.count + 1 : column) * 32
      return Rect(x: frame.midX - 16 + offset, y: frame.minY - 46, width: 32, height: 42)
    }
    let popup = VariantPopup(key: key, cells: cells, selected: selected)
    return Presentation(plane: plane, press: PressState(pressed: [key], popup: popup))
  }

  private static var keyboardList: Presentation {
    let plane = DrawingSamplePlanes.english()
    let key = index("globe", in: plane)
    let cells = (0..<3).map { row in
      Rect(x: 8, y: plane.keys[key].frame.minY - 14 - Double(3 - row) * 44, width: 200, height: 44)
    }
    let popup = VariantPopup(key: key, cells: cells, selected: 1)
    return Presentation(plane: plane, press: PressState(pressed: [key], popup: popup))
  }

  private static func variant(_ plane: KeyPlane, _ change: (inout Presentation) -> Void) -> Presentation {
    var presentation = Presentation(plane: plane)
    change(&presentation)
    return presentation
  }

  static let all: [DrawingSample] = {
    typealias Planes = DrawingSamplePlanes
    let english = Planes.english()
    let samples: [(String, Presentation)] = [
      ("letters", Presentation(plane: english)),
      ("letters-balloons", pressed(["q", "t", "p", "l", "x"], on: english)),
      (
        "letters-popup-right",
        popup(over: "e", ["e", "é", "è", "ê", "ë", "ē"], selected: 0, toLeft: false, on: english)
      ),
      ("letters-popup-left", popup(over: "o", ["œ", "ö", "ó", "ò", "o"], selected: 2, toLeft: true, on: english)),
      ("letters-shift", variant(Planes.englishCapitals()) { $0.shift = .on }),
      ("letters-capslock", variant(Planes.englishCapitals()) { $0.shift = .locked }),
      (
        "letters-search",
        variant(english) {
          $0.returnKey = .search
          $0.press.pressed = [index("delete", in: english), index("space", in: english)]
        }
      ),
      (
        "letters-search-pressed",
        variant(english) {
          $0.returnKey = .search
          $0.press.pressed = [index("return", in: english), index("globe", in: english)]
        }
      ),
      (
        "letters-disabled",
        variant(english) {
          $0.returnKey = .emergencyCall
          $0.isReturnEnabled = false
          $0.spaceCaption = SpaceCaption(text: "English (US)")
        }
      ),
      ("letters-caret", variant(english) { $0.press.isMovingCaret = true }),
      (
        "letters-secure",
        variant(english) {
          $0.showsPreviews = false
          $0.press = PressState(pressed: [index("g", in: english)], previews: [index("g", in: english)])
          $0.returnKey = .done
        }
      ),
      ("keyboard-list", keyboardList),
      (
        "korean",
        variant(Planes.korean()) {
          $0.language = "ko-KR"
          $0.returnKey = .search
          $0.press.previews = [index("ㅎ", in: Planes.korean())]
        }
      ),
      ("numbers", Presentation(plane: Planes.numbers())),
      ("number-pad", variant(Planes.numberPad()) { $0.press.pressed = [4] }),
      ("landscape", pressed(["q", "g", "p"], on: Planes.english(in: .landscape))),
      (
        "tablet",
        variant(Planes.tablet()) {
          $0.press.pressed = [index("f", in: Planes.tablet())]
          $0.returnKey = .send
        }
      ),
      ("icons", Presentation(plane: Planes.icons())),
    ]
    return samples.map { DrawingSample(name: $0.0, presentation: $0.1) }
  }()
}
