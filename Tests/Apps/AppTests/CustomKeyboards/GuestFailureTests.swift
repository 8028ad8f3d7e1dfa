// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import TestKeyboardKeys
import Testing

extension AppTests {
  /// Custom keyboards that do what none should.
  @Suite struct GuestFailureTests {
    @Test(
      "CK-10 a keyboard that crashes, floods, hangs or takes too much memory gives way to the system's at once",
      arguments: [TestKey.crash, .flood, .hang, .memory])
    func failure(key: TestKey) throws {
      try AppBed.withTestKeyboard(.gtk4) { bed in
        try bed.openTestKeyboard()
        try bed.tap(.d, .d, .e)
        try Wait.untilTrue("the text") { bed.app.received("dde", in: bed.app.kind.mainField) == "dde" }
        try bed.tap(key)
        let state = try bed.waitForSystemKeyboard()
        #expect(state.notice == "Test Keyboard stopped")
        // What was typed is there once, and typing goes on in the same field.
        let typed = bed.app.text(of: bed.app.kind.mainField).filter { $0 != "f" }
        #expect(typed == "dde")
        try bed.driver.typeIgnoringCase("x")
        try Wait.untilTrue("the next letter") { bed.app.text(of: bed.app.kind.mainField).hasSuffix("x") }
        // The log has the reason and no text.
        let log = bed.keyboard.program.output
        #expect(log.contains("keyboard org.spinet.test-keyboard: it "))
        #expect(!log.contains("dde"))
        // Another process is there when the person wants it.
        try bed.showTestKeyboard()
        try bed.tap(.c)
        try Wait.untilTrue("a letter of the new process") {
          bed.app.text(of: bed.app.kind.mainField).hasSuffix("xc")
        }
      }
    }

    @Test("CK-10 after three failures in a minute a keyboard is disabled, until it is enabled again") func disabled()
      throws
    {
      try AppBed.withTestKeyboard(.gtk4) { bed in
        try bed.openTestKeyboard()
        for _ in 0..<2 {
          try bed.tap(.crash)
          try bed.waitForSystemKeyboard()
          try bed.showTestKeyboard()
        }
        try bed.tap(.crash)
        let state = try bed.waitForSystemKeyboard()
        #expect(state.notice == "Test Keyboard turned off")
        #expect(!state.keys.contains { $0.id == "globe" })
        #expect(bed.keyboard.program.output.contains("spinet keyboard enable org.spinet.test-keyboard"))
        let file = "\(bed.session.folder)/home/.local/state/spinet/failed-keyboards"
        #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("org.spinet.test-keyboard "))
        // What `spinet keyboard enable` does.
        try "".write(toFile: file, atomically: true, encoding: .utf8)
        try bed.keyboard.wait(for: "the Globe") { state in state.keys.contains { $0.id == "globe" } }
        try bed.showTestKeyboard()
        try bed.expectTyped("a") { try bed.tap(.a) }
      }
    }
  }
}
