// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import Foundation
import TestSupport
import Testing
import TextModel
import UIKitCore

@testable import WaylandWindows

/// The clicks of keyboards that an app shows itself.
@Suite struct AppClickTests {
  @Test("VK-8 clicks of an app's own keyboard go the way of the desktop's, and the same setting silences them")
  func clicks() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-app-clicks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let helper = folder.appending(path: "helper").path()
    let record = folder.appending(path: "heard").path()
    try ScriptFile.write("exec cat >>\(record)", to: helper)
    let settings = folder.appending(path: "settings.conf")
    let clicks = AppClicks(
      player: KeyClickPlayer(isEnabled: true, helper: helper), settings: PersonSettings(path: settings.path()))
    func heard() -> String { (try? String(contentsOfFile: record, encoding: .utf8)) ?? "" }

    let start: Int64 = 1_000_000_000
    for click in [KeyClick.character, .delete, .modifier] { clicks.play(click, at: start) }
    func wait(for bytes: String) async throws {
      let end = Date().addingTimeInterval(60)
      while heard() != bytes, Date() < end { try await Task.sleep(for: .milliseconds(5)) }
      #expect(heard() == bytes)
    }
    try await wait(for: "cdm")

    try Data("key-clicks = off\n".utf8).write(to: settings)
    clicks.play(.character, at: start + 3_000_000)
    try Data("key-clicks = on\n".utf8).write(to: settings)
    // A helper that has ended is started again after some minutes.
    clicks.play(.delete, at: start + 400_000_000)
    try await wait(for: "cdmd")
  }
}
