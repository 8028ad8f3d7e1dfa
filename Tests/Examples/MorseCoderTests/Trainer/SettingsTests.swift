// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import KeyboardTesting
import MorseCode
import MorseTrainer
import MorseUI
import Testing
import UIKitCore

@testable import morse_pictures

/// What people choose.
@MainActor @Suite(.serialized) struct SettingsTests {
  private let phone = Variant(name: "phone", scale: 1)

  @Test("CK-11 the single switch and its speed are chosen in the app, and the keyboard takes them")
  func oneSwitch() throws {
    let stage = TrainerStage(phone, at: .settings)
    try stage.app.tap(.identifier("settings.field"))
    #expect(stage.app.exists(.identifier("morse.dot")))
    try stage.app.tap(.identifier("settings.one-switch"))
    try stage.app.tap(.identifier("settings.field"))
    #expect(stage.app.exists(.identifier("morse.oneSwitch")) && !stage.app.exists(.identifier("morse.dot")))
    stage.navigation.view.endEditing(true)
    stage.app.settle()
    let slider = stage.frame(.identifier("settings.speed"))
    let finger = stage.app.putFinger(
      at: CGPoint(x: slider.minX + slider.width * (8 - 3) / 22, y: slider.midY))
    finger.rest(for: 0.2)
    finger.move(to: CGPoint(x: slider.maxX, y: slider.midY), over: 0.3)
    finger.lift()
    stage.app.settle()
    #expect(MorseSettings(from: stage.store).wordsPerMinute == SwitchTiming.speeds.upperBound)
    #expect(MorseSettings(from: stage.store).usesOneSwitch)
    #expect(stage.app.exists(.label(containing: "25 words a minute")))
  }

  @Test func `hints, clicks and the sidetone are chosen`() throws {
    let stage = TrainerStage(phone, at: .settings)
    try stage.app.tap(.identifier("settings.hints"))
    try stage.app.tap(.identifier("settings.clicks"))
    let settings = MorseSettings(from: stage.store)
    #expect(!settings.showsHints && !settings.clicks && !settings.sidetone)
    try stage.app.tap(.identifier("settings.sidetone"))
    #expect(MorseSettings(from: stage.store).sidetone)
    try stage.app.tap(.identifier("settings.hints"))
    #expect(MorseSettings(from: stage.store).showsHints)
  }

  @Test func `settings of a version without the sidetone are kept`() {
    let store = MemoryStore()
    let kept = #"{"usesOneSwitch":true,"wordsPerMinute":17,"showsHints":false}"#
    store.set(kept.data(using: .utf8), forKey: "settings")
    let settings = MorseSettings(from: store)
    #expect(settings.usesOneSwitch && settings.wordsPerMinute == 17 && !settings.showsHints)
    #expect(settings.clicks && !settings.sidetone)
  }

  @Test func `settings that cannot be read are the usual ones`() {
    let store = MemoryStore()
    store.set("?".data(using: .utf8), forKey: "settings")
    #expect(MorseSettings(from: store) == MorseSettings())
  }
}
