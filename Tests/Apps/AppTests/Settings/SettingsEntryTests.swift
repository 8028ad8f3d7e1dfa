// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

extension AppTests {
  /// What is typed into the settings app itself, on the desktop's keyboard.
  @Suite struct SettingsEntryTests {
    @Test("SY-4 a setting is found by a Korean and by an English word, and a tap leads to its row on its page")
    func search() throws {
      try SettingsApp.with(locale: "ko_KR.UTF-8") { settings in
        let bed = settings.bed
        try settings.edit("검색")
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.driver.typeKorean("햅틱")
        try settings.wait(for: .row("햅틱"))
        try settings.open("햅틱", title: "키보드 피드백")
        try settings.turn("햅틱", isOn: false)
        #expect(settings.file == "haptics = off\n")
        try settings.tap(.button("키보드"), until: "the search") { SettingsApp.Part.field("검색").find($0) != nil }
        try settings.edit("검색")
        try settings.erase("검색")
        try bed.driver.switchTo(mode: "en-US")
        try bed.driver.type("globe")
        let row = "지구본 키를 키보드 아래에 표시"
        try settings.wait(for: .row(row))
        try settings.open(row, title: "화면 모드")
        try settings.turn(row, isOn: true)
        #expect(settings.file == "haptics = off\nglobe = below\n")
      }
    }

    @Test("SY-4 ED-4 a delay that is too short is refused where it is typed, and a long one is how long a key is held")
    func delay() throws {
      try SettingsApp.with { settings in
        let bed = settings.bed
        try settings.open("Typing")
        try settings.open("Touch and Hold")
        let field = SettingsApp.Part.field("Milliseconds")
        try settings.tap(.row("Other…"), until: "the field") { field.find($0) != nil }
        try settings.edit("Milliseconds")
        try bed.driver.tap("delete")
        try settings.tap(.button("Done"), until: "the problem") {
          field.find($0)?.states.contains("invalid-entry") == true
        }
        let refused = try settings.wait(for: "no keyboard") { _ in try !bed.keyboard.state().visible }
        #expect(field.find(refused)?.text == "40" && field.find(refused)?.description.isEmpty == false)
        #expect(settings.file.isEmpty)
        try settings.edit("Milliseconds")
        try bed.driver.type("0")
        try settings.wait(for: "no problem") { field.find($0)?.states.contains("invalid-entry") == false }
        try settings.erase("Milliseconds")
        try bed.driver.type("1500")
        try settings.tap(.button("Done"), until: "no keyboard") { _ in try !bed.keyboard.state().visible }
        #expect(settings.file == "hold-delay = 1500\n")
        try settings.whileTyping {
          let start = Clock.now()
          try bed.driver.hold("e", for: "the choices of e") { !$0.variants.isEmpty }
          #expect(Clock.now() - start >= 1_500_000, "no choice shows before the finger has rested that long")
          bed.expectTyped("e") {}
        }
      }
    }

    @Test(
      "SY-4 ED-1 ED-4 a card is typed above the keyboard; a day that is none is refused, and an address offered in another app"
    )
    func card() throws {
      try SettingsApp.with(hasWords: true) { settings in
        let bed = settings.bed
        func saved() -> String { settings.read("home/.local/share/spinet/me.vcf") }
        func leave() throws {
          try settings.tap(.button("Done"), until: "no keyboard") { _ in try !bed.keyboard.state().visible }
        }
        try settings.open("My Card")
        try settings.edit("Email")
        try bed.driver.type("ada@home.example")
        try leave()
        #expect(saved().contains("EMAIL:ada@home.example\r\n"))
        let birthday = SettingsApp.Part.field("Birthday")
        try settings.edit("Birthday")
        try bed.driver.type("02302001")
        try leave()
        let refused = try settings.wait(for: "the problem") {
          birthday.find($0)?.states.contains("invalid-entry") == true
        }
        #expect(birthday.find(refused)?.description.isEmpty == false)
        #expect(!saved().contains("BDAY"))
        try settings.edit("Birthday")
        try settings.erase("Birthday")
        try bed.driver.type("02282001")
        try settings.wait(for: "no problem") { birthday.find($0)?.states.contains("invalid-entry") == false }
        try leave()
        #expect(saved().contains("BDAY:20010228\r\n"))
        try settings.whileTyping(in: "email") {
          try bed.expectTyped("ada@home.example", in: "email") { try bed.driver.takeSuggestion("ada@home.example") }
        }
      }
    }
  }
}
