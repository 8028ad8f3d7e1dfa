// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// Settings that a finger changes in the settings app, and what becomes of the next text in another app.
  @Suite struct SettingsByTouchTests {
    @Test("SY-4 TY-1 the switch for corrections leaves the next word alone, and has the one after that mended")
    func corrections() throws {
      try SettingsApp.with(hasWords: true) { settings in
        let bed = settings.bed
        func type(_ word: String, becomes text: String) throws {
          try settings.whileTyping {
            try bed.driver.type(word)
            try bed.keyboard.wait(for: "\(text), and words") {
              !$0.suggestions.isEmpty && $0.suggestions.contains(where: \.isPending) == (text != word)
            }
            try bed.expectTyped("\(text) ") { try bed.driver.tap("space") }
          }
        }
        try settings.open("Typing")
        try settings.turn("Auto-Correction", isOn: false)
        #expect(settings.file == "auto-correct = off\n")
        try type("teh", becomes: "teh")
        try settings.turn("Auto-Correction", isOn: true)
        // Another word, because what was left as it was typed may be meant.
        try type("becuase", becomes: "because")
      }
    }

    @Test("SY-4 TY-1 a learnt word is deleted on its page, and is not offered any more") func learntWord() throws {
      try SettingsApp.with(hasWords: true) { settings in
        let bed = settings.bed
        let text = "my zyxobar my zyxobar my "
        try settings.whileTyping { try bed.expectTyped(text) { try bed.driver.type(text) } }
        try Wait.untilTrue("the word to be learnt") {
          settings.read("home/.local/share/spinet/learnt-words.sqlite").contains("zyxobar")
            || settings.read("home/.local/share/spinet/learnt-words.sqlite-wal").contains("zyxobar")
        }
        try settings.whileTyping {
          try bed.driver.type("zyxo")
          try bed.keyboard.wait(for: "the learnt word") { $0.suggestions.contains { $0.label == "zyxobar" } }
        }
        try settings.open("Learnt Words")
        try settings.delete("zyxobar")
        try settings.whileTyping {
          try bed.expectTyped("zyxo") { try bed.driver.type("zyxo") }
          try bed.keyboard.wait(for: "words, and not that one") { state in
            !state.suggestions.isEmpty && !state.suggestions.contains { $0.label == "zyxobar" }
          }
        }
      }
    }

    @Test("SY-4 TY-1 without predictive text the keyboard is lower by the bar, and has it again with it")
    func suggestions() throws {
      try SettingsApp.with(hasWords: true) { settings in
        let bed = settings.bed
        var height = 0.0
        try settings.whileTyping {
          try bed.expectTyped("tomo") { try bed.driver.type("tomo") }
          height = try bed.keyboard.wait(for: "words") { $0.suggestions.contains { $0.label == "tomorrow" } }.frame
            .height
        }
        try settings.open("Typing")
        try settings.turn("Predictive Text", isOn: false)
        try settings.whileTyping {
          try bed.keyboard.wait(for: "a lower keyboard") { $0.shown && $0.frame.height < height - 40 }
          try bed.expectTyped("tomo") { try bed.driver.type("tomo") }
          #expect(try bed.keyboard.state().suggestions.isEmpty)
        }
        try settings.turn("Predictive Text", isOn: true)
        try settings.whileTyping {
          try bed.keyboard.wait(for: "the bar") { $0.shown && $0.frame.height == height }
          try bed.driver.type("tomo")
          try bed.driver.takeSuggestion("tomorrow")
          #expect(bed.app.received("tomorrow ", in: "normal") == "tomorrow ")
        }
      }
    }

    @Test("SY-4 the dark appearance is chosen by touch, and the keyboard on the screen is dark") func appearance()
      throws
    {
      try SettingsApp.with { settings in
        let bed = settings.bed
        func expect(_ appearance: String, isGray: Bool) throws {
          try settings.whileTyping {
            let state = try bed.keyboard.wait(for: "a \(appearance) keyboard") {
              $0.shown && $0.appearance == appearance
            }
            try Wait.untilTrue("the ground of a \(appearance) keyboard") {
              let ground = Point(x: state.frame.minX + 1, y: state.frame.maxY - 2)
              return try bed.session.picture().isKeyboardGray(at: ground) == isGray
            }
            try bed.expectTyped("a") { try bed.driver.type("a") }
          }
        }
        try expect("light", isGray: true)
        try settings.open("Appearance")
        try settings.choose("Dark")
        #expect(settings.file == "appearance = dark\n")
        try expect("dark", isGray: false)
        try settings.choose("Light")
        try expect("light", isGray: true)
      }
    }

    @Test("SY-4 TY-4 a text replacement is typed into its page, and counts for the next word")
    func replacement() throws {
      try SettingsApp.with { settings in
        let bed = settings.bed
        try settings.open("Text Replacement")
        try settings.tap(.button("Add"), until: "the fields") { SettingsApp.Part.field("Shortcut").find($0) != nil }
        try settings.expectAboveKeyboard("Phrase")
        try bed.driver.type("See you soon")
        try settings.wait(for: "the phrase") { SettingsApp.Part.field("Phrase").find($0)?.text == "See you soon" }
        let serial = try bed.keyboard.state().serial
        try bed.driver.tap("return")
        try bed.keyboard.wait(for: "the next field") { $0.serial > serial }
        try settings.expectAboveKeyboard("Shortcut")
        try bed.driver.type("sys")
        try settings.tap(.button("Save"), until: "the list") {
          SettingsApp.Part.row("See you soon").find($0) != nil && SettingsApp.Part.field("Phrase").find($0) == nil
        }
        #expect(settings.read("home/.config/spinet/replacements").contains("sys = See you soon\n"))
        try settings.whileTyping {
          try bed.expectTyped("See you soon ") { try bed.driver.type("sys ") }
        }
        try settings.delete("See you soon")
        try settings.whileTyping {
          try bed.expectTyped("sys ") { try bed.driver.type("sys ") }
        }
      }
    }

    @Test("SY-4 VK-10 a keyboard is removed by a swipe and added again: the Globe key goes and comes")
    func keyboards() throws {
      try SettingsApp.with { settings in
        let bed = settings.bed
        try settings.whileTyping { try bed.keyboard.wait(for: "the Globe key") { $0.key("globe")?.id == "globe" } }
        try settings.open("Keyboards")
        try settings.delete("한국어")
        #expect(settings.file == "keyboards = en-US\n")
        try settings.whileTyping {
          let state = try bed.keyboard.wait(for: "no Globe key") { $0.shown && $0.key("globe")?.id != "globe" }
          #expect(state.key("emoji") != nil)
          try bed.expectTyped("a") { try bed.driver.type("a") }
        }
        try settings.open("Add New Keyboard…", title: "Add New Keyboard")
        try settings.tap(.row("한국어"), until: "the list") {
          SettingsApp.Part.heading("Add New Keyboard").find($0) == nil
        }
        #expect(settings.file == "keyboards = en-US, ko-KR\n")
        try settings.whileTyping {
          try bed.keyboard.wait(for: "the Globe key") { $0.shown && $0.key("globe")?.id == "globe" }
          try bed.driver.tap("globe")
          try bed.keyboard.wait(for: "the Korean keyboard") { $0.mode == "ko-KR" }
          try bed.expectTyped("한") { try bed.driver.typeKorean("한") }
        }
      }
    }

    @Test("SY-4 SY-9 with a hold duration a tap types nothing, and a finger that rests types one letter")
    func slowKeys() throws {
      try SettingsApp.with { settings in
        let bed = settings.bed
        try settings.open("Touch Accommodations")
        try settings.choose("1000 ms")
        #expect(settings.file == "slow-keys = 1000\n")
        try settings.whileTyping {
          try bed.driver.hold("a", for: "the choices of a") { !$0.variants.isEmpty }
          bed.expectTyped("a") {}
          for key in ["b", "c"] { try bed.session.injector.tap(bed.driver.place(of: key)) }
          try bed.driver.hold("e", for: "the choices of e") { !$0.variants.isEmpty }
          bed.expectTyped("ae") {}
        }
        // It is the keyboard's touches that are meant, not those of apps.
        try settings.choose("Off")
        try settings.whileTyping { try bed.expectTyped("u") { try bed.driver.type("u") } }
      }
    }

    @Test("SY-4 VK-8 the switch for sounds silences the keys of the next text, and they sound again with it")
    func clicks() throws {
      var record = ""
      func clicks() -> String { (try? String(contentsOfFile: record, encoding: .utf8)) ?? "" }
      try SettingsApp.with(executable: { session in
        record = "\(session.folder)/clicks"
        return try RecordedClicks.keyboard(in: session, record: record)
      }) { settings in
        let bed = settings.bed
        func type(_ text: String, clicks count: Int) throws {
          try settings.whileTyping {
            try bed.expectTyped(text) { try bed.driver.type(text) }
            try Wait.untilTrue("\(count) clicks", detail: clicks) { clicks().count == count }
          }
        }
        try type("ab", clicks: 2)
        try settings.open("Keyboard Feedback")
        try settings.turn("Sound", isOn: false)
        try type("cde", clicks: 2)
        try settings.turn("Sound", isOn: true)
        try type("f", clicks: 3)
      }
    }
  }
}
