// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// Fast fingers.
  @Suite struct SpeedTests {
    @Test(
      "TY-6 two thumbs at twelve keys a second lose, double and swap nothing",
      arguments: [AppKind.gtk4, .qt6, .firefox, .chromium, .foot, .libreoffice, .vte])
    func rollover(app kind: AppKind) throws {
      let text = "the quick brown fox jumps over the lazy dog"
      try AppBed.with(kind) { bed in
        try bed.open()
        try bed.lowercase()
        try bed.expectTyped(text) { try bed.driver.typeRollingOver(text, keysPerSecond: 12, seed: 1) }
      }
    }

    @Test(
      "TY-6 Korean with two thumbs at twelve keys a second",
      arguments: [AppKind.gtk4, .gtk3, .firefox, .chromium, .libreoffice, .vte])
    func koreanRollover(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        let keys = "ㅇㅏㄴㄴㅕㅇㅎㅏㅅㅔㅇㅛ ㅂㅏㄴㄱㅏㅂㅅㅡㅂㄴㅣㄷㅏ"
        try bed.expectTyped("안녕하세요 반갑습니다") { try bed.driver.typeRollingOver(keys, keysPerSecond: 12, seed: 2) }
      }
    }

    @Test(
      "TY-6 keys that go down in the same moment all arrive, in order",
      arguments: ScreenTests.textInputApps + [.foot, .libreoffice, .qt6, .vte])
    func pairs(app kind: AppKind) throws {
      let text = "thequickbrownfoxjumpsoverthelazydog"
      try AppBed.with(kind) { bed in
        try bed.open()
        try bed.lowercase()
        try bed.expectTyped(text) { try bed.driver.typeInPairs(text, pairsPerSecond: 12) }
      }
    }

    @Test("TY-6 two thousand random taps with random lift order")
    func randomTaps() throws {
      var random = SplitMix(state: 1)
      let text = String((0..<2000).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "a" })
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        try bed.expectTyped(text) { try bed.driver.typeLiftingAtRandom(text, keysPerSecond: 100, seed: 2) }
      }
    }
  }
}

extension AppBed {
  /// Turns a capital that comes by itself off, for tests that look where all keys are beforehand.
  func lowercase() throws {
    if try keyboard.state().shift != "off" { try driver.tap("shift") }
    try keyboard.wait(for: "small letters") { $0.shift == "off" }
  }
}
