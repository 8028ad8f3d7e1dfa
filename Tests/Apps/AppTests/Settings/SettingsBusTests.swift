// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

extension AppTests {
  /// `org.spinet.Settings1`, with the bus of a session and a program that knows nothing of Spinet.
  @Suite struct SettingsBusTests {
    private func call(_ bed: AppBed, _ method: String, _ arguments: String...) throws -> ShortCommand.Result {
      try bed.session.run(
        [
          "gdbus", "call", "--session", "--timeout", "60", "--dest", "org.spinet.Settings1", "--object-path",
          "/org/spinet/Settings1", "--method", "org.spinet.Settings1.\(method)",
        ] + arguments)
    }

    private func withBed(_ settings: String, _ body: (AppBed, _ file: () throws -> String) throws -> Void) throws {
      try AppBed.with(.gtk4, settings: settings) { bed in
        try bed.open()
        try Wait.untilTrue("the settings on the bus") { try call(bed, "Get", "globe").status == 0 }
        try body(bed) { try String(contentsOfFile: "\(bed.session.folder)/spinetd.settings", encoding: .utf8) }
      }
    }

    @Test("SY-4 a setting that is changed over D-Bus has changed for the next touch, in the file and for the keyboard")
    func change() throws {
      try withBed("# mine\nkeyboards = en-US\n") { bed, file in
        #expect(try !bed.keyboard.state().keys.contains { $0.id == "globe" })
        #expect(try call(bed, "Set", "keyboards", "en-US, ko-KR").status == 0)
        #expect(try call(bed, "Get", "keyboards").output.contains("('en-US, ko-KR',)"))
        #expect(try file() == "# mine\nkeyboards = en-US, ko-KR\n")
        try bed.keyboard.wait(for: "the Globe key") { state in state.keys.contains { $0.id == "globe" } }
        try bed.driver.tap("globe")
        try bed.keyboard.wait(for: "the Korean keyboard") { $0.mode == "ko-KR" }
        #expect(try call(bed, "Reset", "keyboards").status == 0)
        #expect(try file() == "# mine\n")
      }
    }

    @Test("SY-4 what a setting cannot be is refused over D-Bus with what it can be, and nothing is written")
    func refusals() throws {
      let settings = "keyboards = en-US\nhold-delay = long\n"
      try withBed(settings) { bed, file in
        let value = try call(bed, "Set", "haptics", "perhaps")
        #expect(value.status != 0 && value.output.contains("org.spinet.Settings1.Error.BadValue"))
        #expect(value.output.contains("allowed: on, off"))
        let name = try call(bed, "Set", "haptic", "on")
        #expect(name.output.contains("Error.UnknownSetting") && name.output.contains("did you mean 'haptics'?"))
        let line = try call(bed, "Set", "hold-delay", "300")
        #expect(line.output.contains("Error.BadFile") && line.output.contains("settings:2: error:"))
        #expect(try call(bed, "Lose").status != 0)
        #expect(try file() == settings)
      }
    }

    @Test("SY-4 whoever changes a setting, programs on the bus hear of it; all settings are listed with what they mean")
    func signal() throws {
      try withBed("keyboards = en-US\n") { bed, file in
        let monitor = try bed.session.start(
          ["gdbus", "monitor", "--session", "--dest", "org.spinet.Settings1"], name: "monitor")
        try Wait.untilTrue("the monitor") { monitor.output.contains("is owned by") }
        #expect(try call(bed, "Set", "hold-delay", "300").status == 0)
        func changed(_ values: String) -> Bool {
          monitor.output.contains("org.spinet.Settings1.Changed ({\(values)},)")
        }
        try Wait.untilTrue("the signal of a call", detail: { monitor.output }) { changed("'hold-delay': '300'") }
        let text = try file() + "globe = below\n"
        try text.write(toFile: "\(bed.session.folder)/spinetd.settings", atomically: true, encoding: .utf8)
        try Wait.untilTrue("the signal of an editor", detail: { monitor.output }) { changed("'globe': 'below'") }
        let list = try call(bed, "List").output
        #expect(list.contains("('hold-delay', '300', '400', 'milliseconds from 150 to 2000', 'Milliseconds that"))
        #expect(list.contains("('globe', 'below', 'keyboard', "))
      }
    }
  }
}
