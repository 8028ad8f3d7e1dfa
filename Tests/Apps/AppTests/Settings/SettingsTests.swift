// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// What the person writes into the settings file.
  @Suite struct SettingsTests {
    @Test("VK-10 a keyboard that is enabled while the daemon runs brings the Globe key")
    func enable() throws {
      try AppBed.with(.gtk4, settings: "keyboards = en-US\n") { bed in
        let before = try bed.open()
        #expect(!before.keys.contains { $0.id == "globe" })
        let file = "\(bed.session.folder)/spinetd.settings"
        try "keyboards = en-US, ko-KR\n".write(toFile: file, atomically: true, encoding: .utf8)
        try bed.keyboard.wait(for: "the Globe key") { state in state.keys.contains { $0.id == "globe" } }
        try bed.driver.tap("globe")
        try bed.keyboard.wait(for: "the Korean keyboard") { $0.mode == "ko-KR" }
      }
    }

    @Test("SY-4 SY-5 contrast, the size of keys and the side for one hand change while somebody types")
    func looks() throws {
      try AppBed.with(.gtk4, settings: "keyboards = en-US, ko-KR\n") { bed in
        let usual = try bed.open()
        #expect(!usual.highContrast && usual.oneHanded == "off")
        let file = "\(bed.session.folder)/spinetd.settings"
        try "keyboards = en-US, ko-KR\ncontrast = high\nkey-size = large\n".write(
          toFile: file, atomically: true, encoding: .utf8)
        try bed.keyboard.wait(for: "large keys that stand out") {
          $0.shown && $0.highContrast && $0.frame.height > usual.frame.height
        }
        try bed.expectTyped("hi") { try bed.driver.type("hi") }
        try bed.driver.holdAndPick("globe", choice: "Left Hand")
        let left = try bed.keyboard.wait(for: "keys at the left") { $0.shown && $0.oneHanded == "left" }
        #expect(left.frame.width == usual.frame.width && left.key("p")?.frame.maxX ?? 360 < 300)
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("one-handed = left\n"))
        try bed.expectTyped("hiqp") { try bed.driver.type("qp") }
        try bed.driver.tap("whole-width")
        try bed.keyboard.wait(for: "keys as wide as the screen") { $0.shown && $0.oneHanded == "off" }
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("one-handed = off\n"))
        #expect(bed.app.text(of: "normal") == "hiqp")
      }
    }

    @Test func `mistakes are told by line, and what is right counts all the same`() throws {
      let settings = "haptics = perhaps\nkeyboards = ko-KR, xx-YY\nkey-click = off\n"
      try AppBed.with(.gtk4, settings: settings) { bed in
        let state = try bed.open()
        #expect(state.mode == "ko-KR")
        let lines = bed.keyboard.program.output.split(separator: "\n")
        func tells(_ words: String...) -> Bool {
          lines.contains { line in words.allSatisfy { line.contains($0) } }
        }
        #expect(tells("settings:1:", "on, off"))
        #expect(tells("settings:3:", "key-clicks"))
        #expect(tells("xx-YY", "en-US"))
      }
    }

    @Test("SY-4 a mistake that is made while the keyboard runs is told as at the start")
    func liveMistake() throws {
      try AppBed.with(.gtk4, settings: "keyboards = ko-KR\n") { bed in
        try bed.open()
        let file = "\(bed.session.folder)/spinetd.settings"
        try "keyboards = xx-YY\n".write(toFile: file, atomically: true, encoding: .utf8)
        try bed.keyboard.wait(for: "the keyboard that is left") { $0.mode == "en-US" }
        #expect(bed.keyboard.program.output.contains("settings: there is no layout 'xx-YY'; there are "))
      }
    }
  }
}
