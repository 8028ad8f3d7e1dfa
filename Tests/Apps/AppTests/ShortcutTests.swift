// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// Virtual keys are text and no shortcuts.
  @Suite struct ShortcutTests {
    static let modifierKeys: Set<String> = ["ctrl", "alt", "escape", "tab", "left", "right", "up", "down"]

    @Test("VK-3 ordinary fields have no modifier keys", arguments: FieldTests.cases.map(\.field))
    func noModifiers(field: String) throws {
      try AppBed.with(.gtk4) { bed in
        let state = try bed.open(field)
        #expect(Self.modifierKeys.isDisjoint(with: state.keys.map(\.id)))
      }
    }

    @Test("VK-3 typing fires no single-key shortcut of the app", arguments: [AppKind.gtk4, .firefox, .chromium])
    func noShortcut(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        try bed.open()
        try bed.expectTyped("kick K k") { try bed.driver.type("kick K k") }
        #expect(!bed.app.events.contains { $0.event == "shortcut" })
      }
    }

    @Test("VK-3 a terminal field has the modifier keys", arguments: [AppKind.gtk4, .foot])
    func terminalKeys(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        let state = try bed.open("terminal")
        #expect(Self.modifierKeys.isSubset(of: state.keys.map(\.id)))
      }
    }

    @Test("VK-3 Ctrl+C, Escape, Tab and arrows reach a terminal")
    func terminalStrokes() throws {
      try AppBed.with(.foot) { bed in
        try bed.open("terminal")
        for key in ["ctrl", "c", "escape", "tab", "up", "left"] { try bed.driver.tap(key) }
        let expected = "\u{3}\u{1b}\t\u{1b}[A\u{1b}[D"
        #expect(bed.app.received(expected, in: "raw") == expected)
      }
    }
  }
}
