// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import Geometry
import TestKeyboardKeys
import Testing
import TextModel
import UIKitCore

@testable import test_keyboard

/// The keyboard's own key for the next keyboard, and other wishes.
@MainActor @Suite(.serialized) struct ModeKeyTests {
  private func start() throws -> (PlayedHost, CGPoint) {
    let host = try PlayedHost { KeyboardViewController() }
    try host.show()
    try host.advance()
    _ = host.news()
    return (host, CGPoint(x: TestKey.next.place.x * 360, y: TestKey.next.place.y * 200))
  }

  private func wishes(_ host: PlayedHost) -> [KeyboardMessage] {
    host.news().filter {
      switch $0 {
      case .modeKey, .advance, .dismiss, .edit: true
      default: false
      }
    }
  }

  @Test("CK-7 a finger on the key for the next keyboard is the host's, with the key's place")
  func takesFinger() throws {
    let (host, place) = try start()
    try host.touch(.began, at: place, finger: 5)
    let told = wishes(host)
    guard case .modeKey(5, let key) = told.first else {
      Issue.record("\(told)")
      return
    }
    #expect(told.count == 1 && key.minX == 0 && key.size.width == 60)
    #expect(key.minY < place.y && place.y < key.maxY && key.size.height < 110)
    try host.touch(.moved, at: CGPoint(x: place.x, y: place.y - 5), finger: 5)
    try host.touch(.cancelled, at: place, finger: 5)
    try host.advance()
    #expect(wishes(host) == [], "what follows is between the host and the finger")
  }

  @Test("CK-7 a finger that is lifted before the host has it was a tap")
  func taps() throws {
    let (host, place) = try start()
    try host.tap(at: place)
    #expect(wishes(host).map { if case .advance = $0 { "advance" } else { "key" } } == ["key", "advance"])
    try host.touch(.began, at: place)
    try host.touch(.ended, at: CGPoint(x: 300, y: 10))
    #expect(!wishes(host).contains(.advance), "lifted elsewhere")
  }

  @Test func `a controller can go on to the next keyboard, and send itself away`() throws {
    let stage = try SampleStage()
    try stage.host.show()
    _ = stage.host.news()
    stage.keyboard?.advanceToNextInputMode()
    stage.keyboard?.dismissKeyboard()
    try stage.host.turn()
    #expect(stage.host.news() == [.advance, .dismiss])
  }

  @Test func `keys are heard if the view wants it and the person has sounds on`() throws {
    final class Clicking: UIInputView, UIInputViewAudioFeedback {
      var enableInputClicksWhenVisible: Bool { true }
    }
    let silent = try SampleStage()
    silent.host.surroundings.playsClicks = true
    try silent.host.show()
    UIDevice.current.playInputClick()
    try silent.host.turn()
    #expect(!silent.host.news().contains(.click(.character)), "the view says nothing of clicks")
    let stage = try SampleStage { $0.inputView = Clicking(frame: .zero, inputViewStyle: .keyboard) }
    stage.host.surroundings.playsClicks = true
    try stage.host.show()
    UIDevice.current.playInputClick()
    try stage.host.turn()
    #expect(stage.host.news().contains(.click(.character)))
    stage.host.surroundings.playsClicks = false
    try stage.host.tellSurroundings()
    _ = stage.host.news()
    UIDevice.current.playInputClick()
    try stage.host.turn()
    #expect(stage.host.news() == [])
  }
}
