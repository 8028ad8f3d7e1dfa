// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Storage
import TextModel

@Suite struct SettingsParsingTests {
  /// Parses a text that must give these problems, one line each, and returns the settings.
  private func check(_ text: String, problems expected: [String] = [], at place: SourceLocation = #_sourceLocation)
    -> Settings
  {
    let (settings, problems) = Settings.parse(Array(text.utf8))
    #expect(problems.map { $0.description(file: "s") } == expected, sourceLocation: place)
    return settings
  }

  @Test func `an empty file gives the defaults`() {
    #expect(check("") == Settings())
    #expect(check("# only a comment\n\n   \t\n") == Settings())
  }

  @Test func `every key is read`() {
    let settings = check(
      """
      keyboards = ko-KR, en-US
      key-clicks = off
      haptics=off
      appearance = dark   # at night
      contrast = high
      key-size = 120
      bottom-gap = 24
      one-handed = left
        form = floating
        auto-capitalization = off
      double-space-period = off
      suggestions = off
      auto-correct = off
      smart-punctuation = on
      caps-lock = off
      key-preview = off
      show-last-character = on
      hardware-keyboard = on
      remote-keys = line
      switches = two
      scan-time = 1500
      scan-pause = 0
      scan-rounds = 3
      contact-names = on
      autofill-card = off
      autofill-codes = off
      autofill-passwords = off
      autofill-location = on
      hold-delay = 650
      slow-keys = 300
      bounce-keys = 500
      dwell-keys = 800
      remote-typing = fe80::1
      speak-keys = on
      region = kr
      """)
    var expected = Settings()
    expected.keyboards = ["ko-KR", "en-US"]
    expected.keyClicks = false
    expected.haptics = false
    expected.appearance = .dark
    expected.contrast = .high
    (expected.keySize, expected.bottomGap, expected.oneHanded) = (KeySize(percent: 120), 24, .left)
    expected.form = .floating
    expected.autoCapitalization = false
    expected.doubleSpacePeriod = false
    expected.suggestions = false
    expected.autoCorrection = false
    expected.smartPunctuation = true
    expected.capsLock = false
    (expected.keyPreview, expected.showsLastCharacter) = (false, true)
    (expected.hardwareKeyboard, expected.remoteKeys) = (true, .line)
    (expected.scanning.switches, expected.scanning.stepMilliseconds) = (.two, 1500)
    (expected.scanning.startMilliseconds, expected.scanning.roundCount) = (0, 3)
    expected.contactNames = true
    expected.autoFillCard = false
    expected.autoFillCodes = false
    expected.autoFillPasswords = false
    expected.autoFillLocation = true
    expected.holdDelayMilliseconds = 650
    (expected.slowKeysMilliseconds, expected.bounceKeysMilliseconds) = (300, 500)
    expected.dwellMilliseconds = 800
    expected.remoteAddress = "fe80::1"
    expected.spokenKeys = .on
    expected.region = "KR"
    #expect(settings == expected)
  }

  @Test func `line ends and byte order marks of other systems are accepted`() {
    #expect(check("\u{FEFF}haptics = off\r\nregion = US\r\n").region == "US")
    #expect(check("\u{FEFF}haptics = off\r\n").haptics == false)
  }

  @Test("SY-4 keys have a height with a name or in hundredths, and a gap in pixels, within bounds") func sizes() {
    #expect(check("key-size = small").keySize == .small && check("key-size = 70").keySize == KeySize(percent: 70))
    #expect(check("key-size = 160\nbottom-gap = 160").bottomGap == 160)
    let allowed = "small, standard, large, or hundredths of the usual height from 70 to 160"
    for wrong in ["69", "161", "+90", "1e2", "huge", "0100"] {
      let settings = check(
        "key-size = \(wrong)", problems: ["s:1: error: 'key-size' cannot be '\(wrong)'; allowed: \(allowed)"])
      #expect(settings.keySize == .standard)
    }
    for wrong in ["-1", "161", "1.5", "0x10", "9999"] {
      let settings = check(
        "bottom-gap = \(wrong)",
        problems: ["s:1: error: 'bottom-gap' cannot be '\(wrong)'; allowed: logical pixels from 0 to 160"])
      #expect(settings.bottomGap == 0)
    }
  }

  @Test func `a wrong value keeps its default and the rest of the file counts`() {
    let settings = check(
      "key-clicks = loud\nhaptics = off\nhold-delay = 99999999999999999999\nhold-delay = 100\n",
      problems: [
        "s:1: error: 'key-clicks' cannot be 'loud'; allowed: on, off",
        "s:3: error: 'hold-delay' cannot be '99999999999999999999'; allowed: milliseconds from 150 to 2000",
        "s:4: error: 'hold-delay' cannot be '100'; allowed: milliseconds from 150 to 2000",
      ])
    #expect(settings.keyClicks)
    #expect(settings.haptics == false)
    #expect(settings.holdDelayMilliseconds == Settings().holdDelayMilliseconds)
  }

  @Test(arguments: [
    "slow-keys = 0", "slow-keys = 99", "dwell-keys = 5000", "scan-time = 299",
    "scan-time = off", "scan-pause = -1", "scan-pause = 10001", "scan-rounds = 0", "scan-rounds = 10", "switches = 1",
    "bounce-keys = 4001", "bounce-keys = on", "hold-delay = +400", "hold-delay = -1",
    "hold-delay = ４００", "region = K", "region = KOR", "region =",
    "remote-typing = on", "remote-typing = 0.0.0.0", "remote-typing = 1.2.3", "remote-typing = 1.2.3.256",
    "remote-typing = ::", "remote-typing = +1.2.3.4", "remote-typing = phone.local", "remote-typing = [fe80::1]",
  ])
  func `numbers and codes are taken in one form only`(_ line: String) {
    #expect(Settings.parse(Array(line.utf8)).problems.count == 1)
    #expect(Settings.parse(Array(line.utf8)).settings == Settings())
  }

  @Test func `an unknown key is a warning with the nearest key`() {
    _ = check(
      "haptic = off\nKey-Clicks = off\n",
      problems: [
        "s:1: warning: unknown key 'haptic'; did you mean 'haptics'?",
        "s:2: warning: unknown key 'Key-Clicks'; did you mean 'key-clicks'?",
      ])
    let far = Settings.parse(Array("wallpaper = sea".utf8)).problems
    #expect(far.first?.message.contains("the keys are keyboards, key-clicks") == true)
  }

  @Test func `a line without an equals sign is an error`() {
    _ = check("haptics off", problems: ["s:1: error: expected 'key = value', found 'haptics off'"])
  }

  @Test func `of two lines with one key the later counts`() {
    let settings = check(
      "region = US\nregion = KR", problems: ["s:2: warning: 'region' replaces the one in line 1"])
    #expect(settings.region == "KR")
  }

  @Test func `keyboard names are listed once each and never none`() {
    #expect(check("keyboards = ko-KR,ko-kr , en-US").keyboards == ["ko-KR", "en-US"])
    let allowed = "allowed: keyboard names with commas between them, such as en-US, org.example.morse"
    #expect(check("keyboards =", problems: ["s:1: error: 'keyboards' has no value; \(allowed)"]) == Settings())
    let path = check("keyboards = ../x", problems: ["s:1: error: 'keyboards' cannot be '../x'; \(allowed)"])
    #expect(path == Settings())
  }

  @Test func `bytes that are not text are reported and skipped`() {
    let (settings, problems) = Settings.parse(Array("haptics = ".utf8) + [0xFF, 0x0A] + Array("region = KR".utf8))
    #expect(problems.map { $0.description(file: "s") } == ["s:1: error: not UTF-8 text"])
    #expect(settings.region == "KR")
  }

  @Test func `a message is one short line that a terminal can be shown`() {
    let value = "\u{1B}[2J\u{202E}" + String(repeating: "x", count: 500)
    let problems = Settings.parse(Array("haptics = \(value)".utf8)).problems
    #expect(problems.count == 1)
    let message = problems.first?.message ?? ""
    #expect(message.count < 120)
    #expect(!message.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" })
  }

  @Test func `a file of noise ends in one last problem`() {
    let problems = Settings.parse(Array(String(repeating: "noise\n", count: 5000).utf8)).problems
    #expect(problems.count == 51)
    #expect(problems.last?.message == "too many problems; the rest of the file is ignored")
  }

  @Test func `random bytes and random edits of a real file never trap and never leave the allowed values`() {
    var generator = SeededGenerator(seed: 7)
    let words = ["keyboards", "=", "en-US", ",", "hold-delay", "400", "region", "auto", "#", "\n", "\r", " "]
    for _ in 0..<3000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<40, using: &generator) {
        if Bool.random(using: &generator) {
          bytes += Array((words.randomElement(using: &generator) ?? "").utf8)
        } else {
          bytes.append(UInt8.random(in: 0...255, using: &generator))
        }
      }
      let (settings, problems) = Settings.parse(bytes)
      #expect(!settings.keyboards.isEmpty)
      #expect((150...2000).contains(settings.holdDelayMilliseconds))
      #expect(problems.allSatisfy { $0.line >= 1 && !$0.message.utf8.contains(0x0A) })
    }
  }
}
