// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// A pointer that rests on keys, with no button pressed.
  @Suite struct DwellAppTests {
    private static func with(_ kind: AppKind, form: String = "docked", _ body: (AppBed) throws -> Void) throws {
      try AppBed.with(
        kind, settings: "dwell-keys = 400\nauto-capitalization = off\nauto-correct = off\nform = \(form)\n",
        configure: { $0.devices = [.touch, .pointer] }, body)
    }

    /// Has the pointer rest on keys, one after the other, and beside them behind each.
    private static func rest(on keys: [String], of bed: AppBed, until isThere: (Int) -> Bool) throws {
      let injector = bed.session.injector
      for (index, key) in keys.enumerated() {
        try injector.movePointer(to: Point(x: 20, y: 20))
        let place = try bed.driver.place(of: key)
        // A keyboard that has just come waits until the pointer moves on it.
        for way in [-10.0, 0] { try injector.movePointer(to: place + Point(x: way, y: 0)) }
        try Wait.untilTrue("the key \(key)", detail: { bed.app.story }) { isThere(index) }
      }
    }

    @Test("SY-9 a pointer types into apps by resting on keys", arguments: [AppKind.gtk4, .firefox])
    func typing(app kind: AppKind) throws {
      try Self.with(kind) { bed in
        try bed.open()
        let text = "add"
        try bed.expectTyped(text) {
          try Self.rest(on: text.map(String.init), of: bed) { bed.app.text(of: bed.app.kind.mainField).count == $0 + 1 }
        }
        // It stays on the key, and moves on it.
        let injector = bed.session.injector
        for delta in [1.0, 2, 1] { try injector.movePointer(to: bed.driver.place(of: "d") + Point(x: delta, y: 0)) }
        try bed.expectTyped("adda") {
          try Self.rest(on: ["a"], of: bed) { _ in bed.app.text(of: bed.app.kind.mainField).count == 4 }
        }
      }
    }

    @Test("SY-9 VK-15 a pointer types on a keyboard that floats, of which the app's screen is around") func floating()
      throws
    {
      try Self.with(.gtk4, form: "floating") { bed in
        try bed.open()
        try bed.expectTyped("hi") {
          try Self.rest(on: ["h", "i"], of: bed) { bed.app.text(of: bed.app.kind.mainField).count == $0 + 1 }
        }
      }
    }
  }
}
