// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// Focus that moves away while something is being typed.
  @Suite struct FocusMoveTests {
    @Test("SY-1 nothing is lost when focus moves mid-word", arguments: ScreenTests.textInputApps)
    func midWord(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        try bed.open("normal")
        try bed.expectTyped("hel", in: "normal") { try bed.driver.type("hel") }
        try bed.open("text")
        try bed.expectTyped("lo", in: "text") { try bed.driver.type("lo") }
        #expect(bed.app.received("hel", in: "normal") == "hel")
      }
    }

    @Test("TY-5 the last syllable is not lost when focus moves mid-syllable", arguments: ScreenTests.textInputApps)
    func midSyllable(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        try bed.open("normal")
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("안녀", in: "normal") { try bed.driver.typeKorean("안녀") }
        try bed.open("text")
        // A vowel first: it would join a syllable that was left open.
        try bed.expectTyped("ㅏ나", in: "text") { try bed.driver.typeKorean("ㅏ나") }
        #expect(bed.app.received("안녀", in: "normal") == "안녀")
      }
    }

    @Test(
      "TY-5 SY-1 a syllable goes on growing in a field that loses the focus and gets it back in one breath",
      arguments: [AppKind.gtk4, .gtk3])
    func refocused(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        try bed.open("normal")
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("갛") { try bed.driver.typeKorean("갛") }
        try bed.app.refocus("normal")
        try bed.expectTyped("가한") { try bed.driver.typeKorean("ㅏㄴ") }
      }
    }

    @Test(
      "SY-1 a keyboard that the person has hidden comes back in the same field when the field gets focus anew",
      arguments: [AppKind.gtk4, .gtk3])
    func hiddenAndRefocused(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        try bed.open("normal")
        try bed.expectTyped("ab") { try bed.driver.type("ab") }
        try bed.setVisible(false)
        try bed.keyboard.wait(for: "the keyboard to hide") { !$0.visible }
        try bed.app.refocus("normal")
        try bed.keyboard.wait(for: "the keyboard to come back") { $0.visible }
        try bed.expectTyped("abc") { try bed.driver.type("c") }
      }
    }

    @Test("VK-2 boxes that take one digit each and pass the focus on keep the numbers")
    func codeBoxes() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open("code1")
        try bed.driver.tap("numbers")
        for (field, digit) in [("code1", "4"), ("code2", "0")] {
          let serial = try bed.keyboard.state().serial
          try bed.expectTyped(digit, in: field) { try bed.driver.tap(digit) }
          let state = try bed.keyboard.wait(for: "the field after \(field)") { $0.serial > serial }
          #expect(state.plane == "numbers")
        }
        try bed.expectTyped("7", in: "code3") { try bed.driver.tap("7") }
      }
    }

    @Test("TY-5 nothing is lost when the keyboard is hidden mid-syllable")
    func hiddenMidSyllable() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open("normal")
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.driver.typeKorean("값")
        try bed.setVisible(false)
        try bed.keyboard.wait(for: "the keyboard to hide") { !$0.visible }
        #expect(bed.app.received("값", in: "normal") == "값")
      }
    }
  }
}
