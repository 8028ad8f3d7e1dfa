// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardTesting
import MorseCode
import MorseUI
import Testing
import UIKitCore

@testable import morse_pictures

/// One large key: how long it is down and up says everything.
@MainActor @Suite(.serialized) struct OneSwitchTests {
  private func makeStage(speed: Int = 8) throws -> MorseStage {
    var settings = MorseSettings()
    settings.usesOneSwitch = true
    settings.wordsPerMinute = speed
    return try MorseStage(settings: settings)
  }

  /// Presses the switch as long as the signals are, with short pauses between them.
  private func key(_ signals: String, on stage: MorseStage, unit: TimeInterval) throws {
    let frame = try stage.frame(.oneSwitch)
    for signal in signals {
      let finger = stage.app.putFinger(at: CGPoint(x: frame.midX, y: frame.midY))
      finger.rest(for: signal == "." ? unit : 3 * unit)
      finger.lift()
      stage.app.advance(by: unit)
    }
  }

  /// Taps a key at once: the pauses go on.
  private func touch(_ key: KeyPlan.Key, on stage: MorseStage) throws {
    let frame = try stage.frame(key)
    let finger = stage.app.putFinger(at: CGPoint(x: frame.midX, y: frame.midY))
    finger.rest(for: 0.05)
    finger.lift()
  }

  @Test("CK-11 one switch types dots and dashes by the length of the press, letters and words by the pauses")
  func words() throws {
    let stage = try makeStage()
    #expect(!stage.app.exists(.identifier("morse.dot")) && stage.app.exists("dot or dash"))
    try key(".-", on: stage, unit: 0.15)
    #expect(stage.preview == "dot dash, a" && stage.text.isEmpty)
    stage.app.advance(by: 0.31)
    #expect(stage.text == "a" && stage.preview.isEmpty)
    try key("-...", on: stage, unit: 0.15)
    stage.app.advance(by: 0.31)
    #expect(stage.text == "ab")
    stage.app.advance(by: 0.5)
    #expect(stage.text == "ab", "the word is not over yet")
    stage.app.advance(by: 0.3)
    #expect(stage.text == "ab ")
    stage.app.advance(by: 9)
    #expect(stage.text == "ab ", "one space")
  }

  @Test("CK-11 the speed of the one switch can be chosen")
  func speed() throws {
    let fast = try makeStage(speed: 24)
    try key("...", on: fast, unit: 0.05)
    fast.app.advance(by: 0.11)
    #expect(fast.text == "s")
    let slow = try makeStage(speed: 3)
    try key("-", on: slow, unit: 0.15)
    #expect(slow.preview == "dot, e", "a press of 0.45 seconds is short at this speed")
  }

  @Test func `the bar shows what the press has come to`() throws {
    let stage = try makeStage()
    let frame = try stage.frame(.oneSwitch)
    let finger = stage.app.putFinger(at: CGPoint(x: frame.midX, y: frame.midY))
    let before = stage.app.screenshot().pngData()
    finger.rest(for: 0.35)
    #expect(stage.app.screenshot().pngData() != before, "a dash has grown")
    finger.lift()
    #expect(stage.preview == "dash, t")
  }

  @Test func `other keys go on working, and no pause interferes`() throws {
    let stage = try makeStage()
    try key(".", on: stage, unit: 0.15)
    try touch(.space, on: stage)
    #expect(stage.text == "e")
    stage.app.advance(by: 3)
    #expect(stage.text == "e", "the person ends words by hand")
    try key("-", on: stage, unit: 0.15)
    try touch(.delete, on: stage)
    stage.app.advance(by: 3)
    #expect(stage.text == "e" && stage.preview.isEmpty)
  }
}
