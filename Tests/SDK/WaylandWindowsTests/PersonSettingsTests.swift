// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import EmbeddedKeyboard
import Foundation
import SystemKeyboard
import Testing
import TextModel

@testable import WaylandWindows

/// What the keyboard in an app knows of the person's settings.
@Suite struct PersonSettingsTests {
  @Test func `the keyboard in an app goes by the settings of the desktop's, a moment after they have changed`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-app-settings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "settings.conf")
    let settings = PersonSettings(path: file.path(), replacementsPath: nil)
    let start: Int64 = 1_000_000_000
    #expect(settings.keyboardChoice(at: start) == PersonChoice())
    try Data(
      """
      keyboards = ko-KR, org.example.morse, en-US
      auto-capitalization = off
      double-space-period = off
      suggestions = off
      auto-correct = off
      learn-words = off
      caps-lock = off
      key-preview = off
      hold-delay = 700
      region = de
      appearance = dark
      contrast = high
      key-size = small
      one-handed = right
      """.utf8
    ).write(to: file)
    #expect(settings.keyboardChoice(at: start + 1_000_000) == PersonChoice(), "the disk is not asked for every field")
    let choice = settings.keyboardChoice(at: start + 3_000_000)
    var keys = KeyboardPreferences()
    keys.modes = ["ko-KR", "org.example.morse", "en-US"]
    (keys.autoCapitalization, keys.doubleSpacePeriod, keys.capsLock, keys.keyPreview) = (false, false, false, false)
    (keys.suggestions, keys.autoCorrection) = (false, false)
    (keys.holdDelayMilliseconds, keys.region) = (700, Region(code: "DE"))
    keys.keySize = .small
    var expected = PersonChoice(keys: keys, appearance: .dark)
    (expected.learnsWords, expected.contrast, expected.oneHanded) = (false, .high, .right)
    #expect(choice == expected)
    try FileManager.default.removeItem(at: file)
    #expect(settings.keyboardChoice(at: start + 9_000_000) == PersonChoice())
  }

  @Test("ED-3 an app shows the last character of a secret where the settings say so, and nowhere else")
  func lastCharacter() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "spinet-app-settings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let settings = PersonSettings(path: file.path(), replacementsPath: nil)
    var time: Int64 = 1_000_000_000
    for (text, shows) in [(nil, false), ("show-last-character = on\n", true), ("caps-lock = on\n", false)] {
      try text.map { try Data($0.utf8).write(to: file) }
      #expect(settings.showsLastCharacter(at: time) == shows)
      time += 3_000_000
    }
  }

  @Test func `where there is no place for settings there are none`() {
    #expect(PersonSettings(path: nil, replacementsPath: nil).keyboardChoice(at: 1) == PersonChoice())
  }

  @Test("TY-4 the keyboard in an app has the person's text replacements, with and without settings")
  func replacements() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-app-words-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "replacements")
    let settings = PersonSettings(path: nil, replacementsPath: file.path())
    let start: Int64 = 1_000_000_000
    #expect(settings.keyboardChoice(at: start).replacements == TextReplacements([("omw", "On my way!")]))
    try Data("brb = Be right back\nnonsense\n".utf8).write(to: file)
    #expect(
      settings.keyboardChoice(at: start + 3_000_000).replacements == TextReplacements([("brb", "Be right back")]))
  }
}
