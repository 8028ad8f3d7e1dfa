// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Storage

@Suite struct SettingsValueTests {
  /// Settings in which each key has another value than usual.
  private static let others = """
    keyboards = ko-KR, org.example.morse
    key-clicks = off
    haptics = off
    appearance = dark
    contrast = high
    key-size = 120
    bottom-gap = 24
    form = floating
    one-handed = left
    globe = below
    auto-capitalization = off
    double-space-period = off
    suggestions = off
    auto-correct = off
    smart-punctuation = on
    caps-lock = off
    key-preview = off
    show-last-character = on
    hardware-keyboard = on
    remote-keys = grid
    switches = one
    scan-time = 1500
    scan-pause = 0
    scan-rounds = 3
    learn-words = off
    contact-names = on
    autofill-card = off
    autofill-codes = off
    autofill-passwords = off
    autofill-location = on
    hold-delay = 650
    slow-keys = 300
    bounce-keys = 500
    dwell-keys = 800
    remote-typing = 192.168.1.5
    speak-keys = always
    region = KR
    full-access = org.example.morse, org.example.waves
    location-access = org.example.morse
    terminal-access = org.example.morse@foot
    contacts = ~/people
    no-custom-keyboards-in = org.keepassxc.KeePassXC
    """

  @Test("SY-4 each setting has a value that is read as the same, and a meaning") func values() {
    let lines = Self.others.split(separator: "\n").map(String.init)
    let settings = Settings.parse(Array(Self.others.utf8)).settings
    for key in SettingsKey.all {
      #expect(!key.meaning.isEmpty, "\(key.name)")
      #expect(lines.contains("\(key.name) = \(key.value(in: settings))"))
      var usual = Settings()
      #expect(key.apply(key.usualValue, &usual))
      #expect(usual == Settings() && key.usualValue != key.value(in: settings), "\(key.name)")
    }
  }
}
