// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import TestKeyboardKeys
import Testing

extension AppTests {
  /// Custom keyboards, in their sandbox, typing into unmodified apps.
  @Suite struct GuestTypingTests {
    @Test(
      "CK-3 CK-4 VK-9 a keyboard in its sandbox types into unmodified apps",
      arguments: [
        AppKind.gtk4, .gtk3, .firefox, .chromium, .foot,
      ])
    func types(kind: AppKind) throws {
      // Without the person's word no custom keyboard comes to a terminal.
      let settings = kind == .foot ? "terminal-access = \(CustomKeyboard.test.identifier)@foot\n" : ""
      try AppBed.withTestKeyboard(kind, settings: settings, allowing: kind == .foot ? ["type in foot"] : []) { bed in
        try bed.openTestKeyboard()
        try bed.expectTyped("abcd") { try bed.tap(.a, .b, .c, .e, .delete, .d) }
      }
    }

    @Test("CK-14 two hundred keys at ten a second arrive in order, none lost and none double")
    func speed() throws {
      try AppBed.withTestKeyboard(.gtk4) { bed in
        try bed.openTestKeyboard()
        let keys: [TestKey] = [.a, .b, .c, .d, .e]
        let places = try keys.map { try bed.place(of: $0) }
        let order = (0..<200).map { ($0 * 7 + $0 / 3) % keys.count }
        try bed.expectTyped(order.map { keys[$0].rawValue }.joined()) {
          var next = Clock.now()
          for index in order {
            Clock.pause(until: next)
            next += 100_000
            try bed.session.injector.tap(places[index])
          }
        }
      }
    }

    @Test("CK-7 the keyboard's height is its own, and apps get the rest")
    func height() throws {
      try AppBed.withTestKeyboard(.gtk4) { bed in
        let state = try bed.openTestKeyboard()
        try bed.tap(.taller)
        let taller = try bed.keyboard.wait(for: "a taller keyboard") { $0.frame.height == state.frame.height + 60 }
        #expect(taller.frame.maxY == state.frame.maxY)
        try bed.expectTyped("ab") { try bed.tap(.a, .b) }
        try bed.tap(.taller)
        try bed.keyboard.wait(for: "the height as before") { $0.frame.height == state.frame.height }
        try bed.expectTyped("abc") { try bed.tap(.c) }
      }
    }

    @Test("VK-11 where the device shows the Globe below, it is there under both kinds of keyboards, and they are told")
    func globeBelow() throws {
      try AppBed.withTestKeyboard(.gtk4, settings: "globe = below\n") { bed in
        let system = try bed.open()
        #expect(!system.keys.contains { $0.id == "globe" })
        try bed.driver.tap("globe-below")
        let guest = try bed.waitForTestKeyboard()
        let area = try #require(guest.guest)
        #expect(area.maxY + 46 == guest.frame.maxY)
        let facts = TestFacts(needsNextKey: false)
        try bed.expectTyped("a" + facts.text) { try bed.tap(.a, .facts) }
        try bed.driver.tap("globe-below")
        try bed.waitForSystemKeyboard()
      }
    }
  }
}
