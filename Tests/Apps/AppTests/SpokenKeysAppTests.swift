// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

extension AppTests {
  /// Keys that are spoken by the real Speech Dispatcher, with a voice that writes down what it is to say.
  @Suite struct SpokenKeysAppTests {
    /// Gives the session's Speech Dispatcher that voice as its only one.
    ///
    /// - Returns: The file that it writes to.
    private static func writeVoice(in session: Session) throws -> String {
      let folder = "\(session.folder)/home/.config/speech-dispatcher"
      let record = "\(session.folder)/spoken"
      try FileManager.default.createDirectory(atPath: "\(folder)/modules", withIntermediateDirectories: true)
      // It ends by itself once nobody speaks.
      try """
      CommunicationMethod "unix_socket"
      AudioOutputMethod "alsa"
      AudioALSADevice "null"
      Timeout 3
      DefaultVolume 100
      AddModule "recorder" "sd_generic" "recorder.conf"
      DefaultModule recorder
      DefaultLanguage "en"
      """.write(toFile: "\(folder)/speechd.conf", atomically: true, encoding: .utf8)
      try """
      GenericExecuteSynth "echo '$LANGUAGE $DATA' >> '\(record)'"
      GenericLanguage "en" "en" "utf-8"
      GenericLanguage "ko" "ko" "utf-8"
      AddVoice "en" "MALE1" "one"
      AddVoice "ko" "MALE1" "one"
      DefaultVoice "one"
      """.write(toFile: "\(folder)/modules/recorder.conf", atomically: true, encoding: .utf8)
      return record
    }

    private static func wait(for line: String, in record: String) throws {
      try Wait.untilTrue("'\(line)' to be said") {
        let said = (try? String(contentsOfFile: record, encoding: .utf8)) ?? ""
        return said.split(separator: "\n").contains { $0.hasPrefix(line) }
      }
    }

    @Test("SY-9 VK-13 Speech Dispatcher says the keys that the focus of a remote comes to; OK types the last of them")
    func remote() throws {
      try AppBed.with(
        .gtk4, settings: "speak-keys = on\nremote-keys = grid\nauto-capitalization = off\n",
        configure: { $0.devices = [.touch, .keyboard] }
      ) { bed in
        let record = try Self.writeVoice(in: bed.session)
        // By linux/input-event-codes.h.
        let (up, left, right, ok) = (103, 105, 106, 353)
        try bed.open()
        for button in [up, up, up, up, up, left, left] { try bed.session.injector.pressKey(button) }
        try Self.wait(for: "en q", in: record)
        try bed.session.injector.pressKey(right)
        try Self.wait(for: "en w", in: record)
        try bed.expectTyped("w") { try bed.session.injector.pressKey(ok) }
      }
    }

    @Test("SY-9 Speech Dispatcher says the keys that a finger slides over; the one that it leaves is typed into an app")
    func spoken() throws {
      try AppBed.with(.gtk4, settings: "speak-keys = on\nkeyboards = en-US, ko-KR\n") { bed in
        let record = try Self.writeVoice(in: bed.session)
        func wait(for line: String) throws { try Self.wait(for: line, in: record) }
        try bed.open()
        try bed.lowercase()
        try bed.expectTyped("d") {
          let (s, d) = try (bed.driver.place(of: "s"), bed.driver.place(of: "d"))
          try bed.session.injector.down(at: s)
          try wait(for: "en s")
          try bed.session.injector.move(to: d)
          try wait(for: "en d")
          try bed.session.injector.up()
        }
        try bed.driver.tap("globe")
        try bed.keyboard.wait(for: "Korean") { $0.mode == "ko-KR" }
        try bed.driver.tap("space")
        try wait(for: "ko ")
      }
    }
  }
}
