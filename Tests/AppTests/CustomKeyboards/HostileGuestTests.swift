// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// The system's keyboard beside one of others that takes all the time and memory that it gets, tries to become many, types
  /// and wishes without end, and floods its host at last.
  @Suite struct HostileGuestTests {
    private static let words = ["thequickbrownfox", "jumpsoverthelazydog", "packmyboxwithfive", "dozenliquorjugs"]

    @Test("CK-10 CK-14 beside a hostile keyboard every letter arrives, in order, once") func typing() throws {
      let settings = "keyboards = en-US, \(CustomKeyboard.hostile.identifier)\nglobe = below\nkey-clicks = off\n"
      try AppBed.with(.gtk4, settings: settings, configure: { $0.customKeyboards = [.hostile] }) { bed in
        try bed.open()
        var text = ""
        for (index, word) in Self.words.enumerated() {
          // Shown, it has the processors again that it may have been without; it has not lost them yet when it leaves.
          try showHostileKeyboard(bed)
          try bed.driver.tap("globe-below")
          try waitForSystemKeyboard(bed)
          try bed.lowercase()
          text += word
          try bed.expectTyped(text) {
            try bed.driver.typeRollingOver(word, keysPerSecond: 12, seed: UInt64(index))
          }
        }
        #expect(bed.keyboard.program.output.contains("it tried to type while it was hidden"))

        let area = try showHostileKeyboard(bed)
        try bed.session.injector.tap(Point(x: area.midX, y: area.midY))
        let state = try waitForSystemKeyboard(bed)
        #expect(state.notice == "Hostile Keyboard stopped")
        try bed.lowercase()
        try bed.expectTyped(text + "atlast") { try bed.driver.type("atlast") }
        let log = bed.keyboard.program.output
        // Whichever is noticed first on a busy machine.
        #expect(log.contains("it sent more messages than a keyboard may") || log.contains("it did not answer in time"))
        #expect(!log.contains("hostilehostile"))
      }
    }

    /// - Returns: Its area on the screen.
    @discardableResult
    private func showHostileKeyboard(_ bed: AppBed) throws -> Rect {
      try bed.driver.tap("globe-below")
      let state = try bed.keyboard.wait(for: "the hostile keyboard") { $0.guest != nil }
      return try #require(state.guest)
    }

    @discardableResult
    private func waitForSystemKeyboard(_ bed: AppBed) throws -> KeyboardState {
      try bed.keyboard.wait(for: "the system's keyboard") { $0.visible && $0.guest == nil }
    }
  }
}
