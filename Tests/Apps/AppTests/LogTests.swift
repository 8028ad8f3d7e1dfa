// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// What the daemon says of its own work.
  @Suite struct LogTests {
    @Test("a log of everything has nothing of what is typed, and says its levels and areas")
    func typing() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        let keyboard = try Keyboard(in: bed.session, name: "second", environment: ["SPINETD_LOG": "debug,nonsense"])
        try Wait.untilTrue("its word that it waits") { keyboard.program.output.contains("another input method") }
        bed.keyboard.program.stop()
        try keyboard.wait(for: "the keyboard of the field") { $0.visible }
        let driver = KeyboardDriver(keyboard, in: bed.session)
        try bed.expectTyped("quick zebra") { try driver.type("quick zebra") }
        let log = keyboard.program.output
        #expect(log.contains(" spinetd: debug: settings: "))
        #expect(log.contains(" spinetd: error: program: SPINETD_LOG: there is no level 'nonsense'"))
        for part in ["quick", "zebra", "uick", "zebr"] { #expect(!log.contains(part)) }
      }
    }
  }
}
