// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import TestBed
import TestKeyboardKeys
import Testing

extension AppTests {
  /// Apps that stand still for a moment, and then tell of a text that they had before.
  @Suite struct LateReportTests {
    @Test(
      "CK-4 TY-6 what a keyboard composes is replaced as it grows, however late the app reports",
      arguments: [AppKind.gtk4, .firefox, .chromium], [200, 1300])
    func composing(kind: AppKind, milliseconds: Int64) throws {
      try AppBed.withTestKeyboard(kind) { bed in
        try bed.openTestKeyboard()
        var text = "a"
        try bed.expectTyped(text) { try bed.tap(.a) }
        for _ in 0..<4 {
          try bed.pausingApp(milliseconds: milliseconds) { try bed.tap(.compose, .compose) }
          #expect(bed.app.received(text + "하", in: bed.app.kind.mainField) == text + "하")
          text += "한"
          try bed.expectTyped(text) { try bed.tap(.compose) }
        }
      }
    }

    @Test(
      "TY-5 TY-6 a syllable grows, however late the app reports",
      arguments: [AppKind.gtk4, .firefox, .chromium, .libreoffice], [200, 1300])
    func syllables(kind: AppKind, milliseconds: Int64) throws {
      try AppBed.with(kind) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        var text = ""
        for _ in 0..<4 {
          try bed.pausingApp(milliseconds: milliseconds) { try bed.driver.typeKorean("하") }
          #expect(bed.app.received(text + "하", in: bed.app.kind.mainField) == text + "하")
          text += "한"
          try bed.expectTyped(text) { try bed.driver.typeKorean("ㄴ") }
          text += " "
          try bed.expectTyped(text) { try bed.driver.tap("space") }
        }
      }
    }
  }
}

extension AppBed {
  /// Does something while all processes of the app stand still, and lets them go on after a time.
  fileprivate func pausingApp(milliseconds: Int64, while body: () throws -> Void) throws {
    let processes = ProcessTree.all(of: app.program.programPID ?? 0).filter { $0 > 0 }
    let end = Clock.now() + milliseconds * 1000
    ProcessTree.send(SIGSTOP, to: processes)
    defer { ProcessTree.send(SIGCONT, to: processes) }
    try body()
    Clock.pause(until: end)
  }
}
