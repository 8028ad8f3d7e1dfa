// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// The daemon when the world around it goes wrong.
  @Suite struct DaemonTests {
    @Test("SY-2 when the compositor goes, the daemon says so in one line and fails")
    func compositorGone() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        bed.session.compositor.stop()
        let status = try Wait.until("the daemon to end") { bed.keyboard.program.exitStatus }
        #expect(status != 0 && status < 128)
        #expect(bed.keyboard.program.output.split(separator: "\n").count == 1)
      }
    }

    /// What a keyboard has said of the seat; of the bus it may say something before or after that.
    private static func seatLines(_ keyboard: Keyboard) -> [Substring] {
      keyboard.program.output.split(separator: "\n").filter { $0.contains("input method") }
    }

    @Test("SY-2 a second input method says in one line that the seat is taken, and the first goes on")
    func secondInputMethod() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        let second = try Keyboard(in: bed.session, name: "second")
        try Wait.untilTrue("the second one's line") { !Self.seatLines(second).isEmpty }
        #expect(Self.seatLines(second).count == 1)
        #expect(second.program.exitStatus == nil)
        try bed.expectTyped("still here") { try bed.driver.type("still here") }
      }
    }

    @Test("SY-2 when the input method that had the seat has gone, the one that waited takes it and shows for fields")
    func seatIsFreeAgain() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        let second = try Keyboard(in: bed.session, name: "second")
        try Wait.untilTrue("the second one's line") { !Self.seatLines(second).isEmpty }
        try second.wait(for: "nothing on screen") { !$0.visible }
        bed.keyboard.program.stop()
        try second.wait(for: "the keyboard of the field") { $0.visible }
        #expect(Self.seatLines(second).count == 2)
        let driver = KeyboardDriver(second, in: bed.session)
        try bed.expectTyped("안녕") {
          try driver.switchTo(mode: "ko-KR")
          try driver.typeKorean("안녕")
        }
        try bed.app.unfocus()
        try second.wait(for: "the keyboard to go") { !$0.visible }
      }
    }

    @Test("SY-2 SIGTERM ends the daemon cleanly")
    func terminates() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        bed.keyboard.program.terminate()
        let status = try Wait.until("the daemon to end") { bed.keyboard.program.exitStatus }
        #expect(status == 0)
        #expect(bed.keyboard.program.output.isEmpty)
      }
    }
  }
}
