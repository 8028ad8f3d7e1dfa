// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import TestKeyboardKeys
import Testing

extension AppTests {
  /// From keyboard to keyboard, and fields in which only the system's types.
  @Suite struct GuestSwitchTests {
    @Test("VK-10 the keyboard's own Globe leads on at a tap, and to the list when it is held, while typing")
    func globe() throws {
      try AppBed.withTestKeyboard(.gtk4) { bed in
        try bed.openTestKeyboard()
        try bed.tap(.a, .b)
        try bed.tap(.next)
        try bed.waitForSystemKeyboard()
        try bed.driver.typeIgnoringCase("x")
        try bed.driver.holdAndPick("globe", choice: "Test Keyboard")
        try bed.waitForTestKeyboard()
        try bed.tap(.c)
        // The list of the keyboard's own key.
        let injector = bed.session.injector
        try injector.down(at: bed.place(of: .next))
        let state = try bed.keyboard.wait(for: "the list") { !$0.variants.isEmpty }
        #expect(state.variants.map(\.label) == ["Keyboard Settings…", "English (US)", "Test Keyboard"])
        let english = try #require(state.variants.first { $0.label == "English (US)" })
        try bed.driver.glide(from: bed.place(of: .next), to: bed.driver.place(of: english))
        try injector.up()
        try bed.waitForSystemKeyboard()
        try bed.expectTyped("abxcy") { try bed.driver.typeIgnoringCase("y") }
      }
    }

    @Test(
      "VK-9 CK-5 secure and telephone fields have the system's keyboard, and the one before comes back after them",
      arguments: [AppKind.gtk4, .firefox, .chromium])
    func secureFields(kind: AppKind) throws {
      try AppBed.withTestKeyboard(kind) { bed in
        try bed.openTestKeyboard()
        try bed.tap(.a)
        for field in ["password", "phone"] {
          let state = try bed.open(field)
          #expect(state.guest == nil)
          // Nor does the list offer it.
          #expect(!state.keys.contains { $0.id == "globe" })
        }
        try bed.open()
        try bed.waitForTestKeyboard()
        try bed.tap(.b)
        // Some apps select what is in a field that gets focus.
        try Wait.untilTrue("the next letter") { ["ab", "b"].contains(bed.app.text(of: "normal")) }
      }
    }

    @Test(
      "CK-5 an app that tells nothing of its fields, which may be secrets, has the system's keyboard only",
      arguments: [AppKind.qt6, .x11])
    func silentApps(kind: AppKind) throws {
      try AppBed.withTestKeyboard(kind) { bed in
        let state = try bed.open()
        #expect(state.guest == nil && state.labels.contains("q"))
        #expect(!state.keys.contains { $0.id == "globe" })
      }
    }

    @Test("CK-5 a custom keyboard that was called by hand gives way when no field has the focus any more")
    func noField() throws {
      try AppBed.withTestKeyboard(.gtk4) { bed in
        try bed.setVisible(true)
        try bed.openTestKeyboard()
        try bed.expectTyped("a") { try bed.tap(.a) }
        try bed.app.unfocus()
        try bed.waitForSystemKeyboardAlone()
        try bed.open()
        try bed.waitForTestKeyboard()
      }
    }

    @Test("CK-5 an app of the settings' list has the system's keyboard only") func refusedApps() throws {
      try AppBed.withTestKeyboard(.gtk4, settings: "no-custom-keyboards-in = org.example.other\n") { bed in
        try bed.openTestKeyboard()
        let file = "\(bed.session.folder)/spinetd.settings"
        let id = try #require(try bed.session.focusedAppID())
        try """
        keyboards = en-US, \(CustomKeyboard.test.identifier)
        no-custom-keyboards-in = \(id)

        """.write(toFile: file, atomically: true, encoding: .utf8)
        try bed.waitForSystemKeyboardAlone()
      }
    }

    @Test("CK-5 an app whose delegate denies extensions has the system's keyboard only") func refusingApp() throws {
      var options = SessionOptions()
      options.customKeyboards = [.test]
      let settings = "keyboards = en-US, \(CustomKeyboard.test.identifier)\n"
      try TypingBed.with(options, settings: settings, arguments: ["--no-extensions"]) { bed in
        try bed.open("name")
        // The app may have said so after the compositor has told of the field.
        try bed.keyboard.wait(for: "the system's keyboard without the Globe") { state in
          #expect(state.guest == nil)
          return state.visible && !state.keys.contains { $0.id == "globe" }
        }
      }
    }

    @Test func `a field of the desktop itself, as on a lock screen, has the system's keyboard`() throws {
      try AppBed.withTestKeyboard(.gtk4) { bed in
        try bed.openTestKeyboard()
        try bed.expectTyped("a") { try bed.tap(.a) }
        let lock = try bed.session.start([try Checkout.program("lock-screen")], name: "lock")
        try Wait.untilTrue("the field", detail: { lock.output }) { lock.output.contains("field") }
        try bed.waitForSystemKeyboardAlone()
        try bed.driver.typeIgnoringCase("x")
        try Wait.untilTrue("the letter", detail: { lock.output }) { lock.output.lowercased().contains("text x") }
        lock.stop()
        // The window gets the focus back by itself, and with it the field.
        try Wait.untilTrue("the field of the app", detail: { bed.app.story }) { bed.app.focusedField == "normal" }
        try bed.waitForTestKeyboard()
        try bed.expectTyped("ab") { try bed.tap(.b) }
      }
    }

    @Test("VK-10 a keyboard that is disabled while it shows gives way, and comes back when it is enabled")
    func disable() throws {
      try AppBed.withTestKeyboard(.gtk4) { bed in
        try bed.openTestKeyboard()
        try bed.expectTyped("a") { try bed.tap(.a) }
        let file = "\(bed.session.folder)/spinetd.settings"
        try "keyboards = en-US\n".write(toFile: file, atomically: true, encoding: .utf8)
        try bed.waitForSystemKeyboard()
        try bed.driver.typeIgnoringCase("s")
        try "keyboards = en-US, \(CustomKeyboard.test.identifier)\n".write(
          toFile: file, atomically: true, encoding: .utf8)
        try bed.keyboard.wait(for: "the Globe") { state in state.keys.contains { $0.id == "globe" } }
        try bed.showTestKeyboard()
        try bed.expectTyped("asb") { try bed.tap(.b) }
      }
    }
  }
}
