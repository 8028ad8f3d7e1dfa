// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import TestBed
import Testing

extension AppTests {
  /// What happens when a compositor gives a connection up.
  @Suite struct LossTests {
    @Test("SY-10 an app that tells more than the keyboard reads does not end it: it comes back, in the same language")
    func flood() throws {
      try AppBed.with(.gtk4, configure: { $0.devices = [.touch, .keyboard] }) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        let process = try #require(bed.keyboard.program.programPID)
        kill(process, SIGSTOP)
        // Each key has the app tell its whole text: some 400 KB, of which the compositor keeps half. The app itself gets no more
        // at once than it can take.
        var text = ""
        while text.count < 900 {
          for _ in 0..<30 { try bed.session.injector.pressKey(30) }
          text += String(repeating: "a", count: 30)
          #expect(bed.app.received(text, in: "normal") == text)
        }
        kill(process, SIGCONT)
        try Wait.untilTrue("the keyboard to connect again", detail: { bed.keyboard.program.output }) {
          bed.keyboard.program.output.contains("connecting again")
        }
        let keyboard = try Wait.until("the keyboard to come back", detail: { bed.keyboard.program.output }) {
          // The one before may still take connections.
          let keyboard = try Keyboard(bed.keyboard.program, inspector: "\(bed.session.folder)/spinetd.inspect")
          let state = try? keyboard.state()
          return state?.visible == true && state?.mode == "ko-KR" ? keyboard : nil
        }
        #expect(bed.keyboard.program.programPID == process)
        let driver = KeyboardDriver(keyboard, in: bed.session)
        // The app begins its field anew as well.
        try bed.expectTyped(text + " ") { try driver.type(" ") }
        try bed.expectTyped(text + " 한글") { try driver.type("ㅎㅏㄴㄱㅡㄹ") }
      }
    }
  }
}
