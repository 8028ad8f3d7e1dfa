// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Storage

@Suite struct SettingsEditorTests {
  private func set(_ key: String, _ value: String?, in text: String) -> String {
    String(decoding: SettingsEditor.set(key, to: value, in: Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("keyboards = en-US\n", "keyboards = a.b\n"),
    ("# mine\n\n  keyboards=en-US,ko-KR   # all\nhaptics = on\n", "# mine\n\n  keyboards=a.b   # all\nhaptics = on\n"),
    ("keyboards = en-US\r\nhaptics = on\r\n", "keyboards = a.b\r\nhaptics = on\r\n"),
    ("\u{FEFF}keyboards = en-US", "\u{FEFF}keyboards = a.b"),
    ("keyboards\t=\ten-US\t\n", "keyboards\t=\ta.b\t\n"),
    ("keyboards =\n", "keyboards =a.b\n"), ("keyboards = # none\n", "keyboards = a.b# none\n"),
    ("keyboards = \n", "keyboards = a.b\n"),
    ("keyboards = x\n#keyboards = y\nkeyboards = z\n", "keyboards = x\n#keyboards = y\nkeyboards = a.b\n"),
  ])
  func `only the value changes`(_ row: (before: String, after: String)) {
    #expect(set("keyboards", "a.b", in: row.before) == row.after)
  }

  @Test(arguments: [
    ("", "keyboards = a.b\n"), ("haptics = on\n", "haptics = on\nkeyboards = a.b\n"),
    ("haptics = on", "haptics = on\nkeyboards = a.b\n"), ("haptics = on\r\n", "haptics = on\r\nkeyboards = a.b\r\n"),
    ("# keyboards = en-US\n", "# keyboards = en-US\nkeyboards = a.b\n"),
  ])
  func `a key that is not there comes at the end`(_ row: (before: String, after: String)) {
    #expect(set("keyboards", "a.b", in: row.before) == row.after)
  }

  @Test(arguments: [
    ("a = 1\nfull-access = x.y\nb = 2\nfull-access = z.w\n", "a = 1\nb = 2\n"), ("full-access = x.y", ""),
    ("a = 1\n", "a = 1\n"), ("a = 1\nfull-access = x.y", "a = 1\n"),
  ])
  func `a key goes with all its lines`(_ row: (before: String, after: String)) {
    #expect(set("full-access", nil, in: row.before) == row.after)
  }

  @Test func `lines that are no text stay as they are`() {
    let bytes: [UInt8] = [0xFF, 0x0A, 0xC3, 0x28, 0x0A]
    #expect(SettingsEditor.set("keyboards", to: "a.b", in: bytes) == bytes + Array("keyboards = a.b\n".utf8))
  }

  @Test func `what was set is what is read`() {
    for text in [
      "", "keyboards = en-US # x\n", "keyboards = ?\n", "keyboards = de-DE\nkeyboards = ?", "x\n keyboards = a.b",
    ] {
      let bytes = SettingsEditor.set("keyboards", to: "ko-KR, org.example.morse", in: Array(text.utf8))
      #expect(Settings.parse(bytes).settings.keyboards == ["ko-KR", "org.example.morse"])
    }
  }
}
