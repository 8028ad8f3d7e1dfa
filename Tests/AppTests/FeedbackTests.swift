// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

extension AppTests {
  /// What keys sound like. A program that writes down what it is told to play stands in for the one that plays.
  @Suite struct FeedbackTests {
    @Test("VK-8 characters, delete and shift sound different")
    func clicks() throws {
      let played = try clicks(settings: nil, taps: ["a", "delete", "shift", "B", "space"], typed: "B ")
      #expect(played == "cdmcc")
    }

    @Test("VK-8 one setting silences all keys")
    func silence() throws {
      #expect(try clicks(settings: "key-clicks = off\n", taps: ["a", "delete", "c"], typed: "c") == nil)
    }

    /// Taps keys and returns what was to be played: `c` for a character, `d` for delete, `m` for a modifier.
    private func clicks(settings: String?, taps: [String], typed: String) throws -> String? {
      guard Machine.missing.isEmpty else { throw BedError("app tests must run here, but \(Machine.skipNote)") }
      let session = try Session(SessionOptions())
      defer {
        session.stop()
        session.removeFolder()
      }
      let record = "\(session.folder)/clicks"
      let keyboard = try Keyboard(
        in: session, settings: settings, executable: try programs(in: session, record: record))
      let driver = KeyboardDriver(keyboard, in: session)
      let app = try App(.gtk4, in: session)
      try app.focus("normal")
      try keyboard.wait(for: "the keyboard") { $0.visible }
      try driver.switchTo(mode: "en-US")
      // The Globe key sounds too where the keyboard had to be switched; only what follows counts.
      let before = (try? String(contentsOfFile: record, encoding: .utf8))?.count ?? 0
      for key in taps { try driver.tap(key) }
      #expect(app.received(typed, in: "normal") == typed)
      guard settings == nil else { return try? String(contentsOfFile: record, encoding: .utf8) }
      return try Wait.until("\(taps.count) clicks") {
        let all = (try? String(contentsOfFile: record, encoding: .utf8)) ?? ""
        return all.count >= before + taps.count ? String(all.dropFirst(before)) : nil
      }
    }

    /// Puts the keyboard's program beside a stand-in for `spinet-sounds`, and returns the keyboard's path.
    private func programs(in session: Session, record: String) throws -> String {
      let folder = "\(session.folder)/programs"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let keyboard = "\(folder)/spinetd"
      try FileManager.default.copyItem(atPath: try Checkout.program("spinetd"), toPath: keyboard)
      let sounds = "\(folder)/spinet-sounds"
      try "#!/bin/sh\nexec cat > '\(record)'\n".write(toFile: sounds, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sounds)
      return keyboard
    }
  }
}
