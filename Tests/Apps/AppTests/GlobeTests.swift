// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// Switching among keyboards.
  @Suite struct GlobeTests {
    @Test("VK-10 a tap on the globe goes to the next keyboard and round")
    func tap() throws {
      try AppBed.with(.gtk4) { bed in
        let first = try bed.open().mode
        try bed.driver.tap("globe")
        let second = try bed.keyboard.wait(for: "the next keyboard") { $0.mode != first }.mode
        try bed.driver.tap("globe")
        try bed.keyboard.wait(for: "the first keyboard") { $0.mode == first }
        #expect(Set([first, second]) == ["en-US", "ko-KR"])
        #expect(bed.app.text(of: "normal").isEmpty)
      }
    }

    @Test("VK-10 holding the globe lists the keyboards, and the finger picks one")
    func hold() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "en-US")
        try bed.driver.holdAndPick("globe", choice: "한국어")
        try bed.keyboard.wait(for: "the Korean keyboard") { $0.mode == "ko-KR" }
        try bed.expectTyped("한") { try bed.driver.typeKorean("한") }
      }
    }

    @Test("SY-4 VK-10 the list of the globe leads to the settings, and marks nothing before the finger moves")
    func settings() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.driver.hold("globe", for: "the list") { !$0.variants.isEmpty }
        #expect(try bed.keyboard.state().mode == "ko-KR")
        try bed.driver.holdAndPick("globe", choice: "키보드 설정…")
        try Wait.untilTrue("the settings' window") { try bed.session.focusedAppID() == "spinet-settings" }
        #expect(bed.app.text(of: "normal").isEmpty)
      }
    }
  }
}
