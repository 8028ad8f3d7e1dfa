// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import MorseBed
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

    @Test("CK-11 the tone of a Morse key sounds from the sandbox, and ends with the signal or with the keyboard")
    func sidetone() throws {
      guard Machine.missing.isEmpty else { throw BedError("app tests must run here, but \(Machine.skipNote)") }
      var options = SessionOptions()
      options.customKeyboards = [.morse]
      let session = try Session(options)
      defer {
        session.stop()
        session.removeFolder()
      }
      // What the trainer app keeps for the keyboard.
      let group = "group.org.spinet.morse-coder"
      let folder = "\(session.folder)/home/.local/share/spinet/groups/\(group)/Library/Preferences"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let chosen = try JSONSerialization.data(withJSONObject: ["sidetone": true, "usesOneSwitch": false])
      try PropertyListSerialization.data(fromPropertyList: ["settings": chosen], format: .xml, options: 0)
        .write(to: URL(filePath: "\(folder)/\(group).plist"))
      let record = "\(session.folder)/clicks"
      let keyboard = try Keyboard(
        in: session, settings: "keyboards = en-US, \(CustomKeyboard.morse.identifier)\n",
        executable: try RecordedClicks.keyboard(in: session, record: record))
      let app = try App(.gtk4, in: session)
      try app.focus("normal")
      try keyboard.wait(for: "the keyboard") { $0.visible }
      try KeyboardDriver(keyboard, in: session).tap("globe")
      try keyboard.wait(for: "the Morse keyboard") { $0.guest != nil }
      func played() -> String { (try? String(contentsOfFile: record, encoding: .utf8)) ?? "" }
      // The click of the Globe starts what plays.
      try Wait.untilTrue("the click of the Globe", detail: played) { !played().isEmpty }
      let before = played().count
      let finger = MorseFinger(keyboard, in: session)
      for key in [MorseFinger.Key.dot, .dash] {
        let count = played().count
        try finger.tap(key)
        try Wait.untilTrue("a tone with its end", detail: played) { played().count == count + 2 }
      }
      try finger.tap(.space)
      try Wait.untilTrue("a click", detail: played) { played().dropFirst(before) == "tetec" }
      // A keyboard that leaves while its key sounds does not go on sounding.
      try finger.tap(.dash)
      try Wait.untilTrue("a tone", detail: played) { played().dropFirst(before).hasPrefix("tetect") }
      try app.focus("password")
      try Wait.untilTrue("its end", detail: played) { played().dropFirst(before).hasPrefix("tetecte") }
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
        in: session, settings: settings, executable: try RecordedClicks.keyboard(in: session, record: record))
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
      // Not an optional one: nothing would be something to return, and not waited for.
      let clicks: String = try Wait.until("\(taps.count) clicks") {
        let all = (try? String(contentsOfFile: record, encoding: .utf8)) ?? ""
        return all.count >= before + taps.count ? String(all.dropFirst(before)) : nil
      }
      return clicks
    }
  }
}
