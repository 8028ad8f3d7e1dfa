// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// Terminals, which never say what text they hold; some die of being asked to delete it.
  @Suite struct TerminalTests {
    @Test("SY-1 TY-6 typing, deleting and composing end no terminal", arguments: [AppKind.foot, .vte])
    func lives(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        try bed.open()
        try bed.lowercase()
        try bed.expectTyped("ls  -x") {
          try bed.driver.type("ls  -xy")
          try bed.driver.tap("delete")
        }
        if try bed.keyboard.state().plane != "letters" { try bed.driver.tap("letters") }
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("ls  -x값가 한") {
          try bed.driver.typeKorean("값가 하")
          try bed.driver.tap("delete")
          try bed.driver.typeKorean("ㅏㄴ")
        }
        try bed.driver.hold("delete", for: "the text to go") { _ in bed.app.text(of: "terminal").isEmpty }
        try bed.expectTyped("끝") { try bed.driver.typeKorean("끝") }
        #expect(bed.app.program.exitStatus == nil)
      }
    }
  }
}
