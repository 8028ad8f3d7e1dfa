// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardTesting
import TapsScreen
import Testing
import UIKit

/// What people do with the app, on a screen in memory.
@MainActor @Suite(.serialized) struct TapsTests {
  private let app = TestApp { TapsController() }

  @Test func `the button counts how often it is pushed`() throws {
    #expect(try app.find("Taps").accessibilityValue == "Nothing yet")
    try app.tap("Tap me")
    try app.tap("Tap me")
    #expect(try app.find("Taps").accessibilityValue == "Pushed 2")
  }

  @Test func `a finger that slides off the button does not push it`() throws {
    let finger = try app.putFinger(on: "Tap me")
    finger.move(to: CGPoint(x: 195, y: 300))
    finger.lift()
    #expect(try app.find("Taps").accessibilityValue == "Nothing yet")
  }

  @Test func `each finger gets a dot for as long as it is down`() throws {
    let pad = try app.find("Place for fingers")
    let first = try app.putFinger(on: .view(pad))
    let second = app.putFinger(at: CGPoint(x: 100, y: 300))
    #expect(pad.accessibilityValue == "2" && pad.subviews.count == 2)
    first.lift()
    #expect(pad.accessibilityValue == "1")
    second.move(to: CGPoint(x: 120, y: 350))
    #expect(pad.subviews.first?.center == pad.convert(CGPoint(x: 120, y: 350), from: nil))
    second.lift()
    #expect(pad.subviews.isEmpty)
  }

  @Test func `keys are told of, and a shortcut copies`() throws {
    try app.tap("Tap me")
    app.type("q")
    #expect(try app.find("Taps").accessibilityValue == "Key q")
    app.press("c", modifiers: .control)
    #expect(UIPasteboard.general.string == "taps: 1")
  }
}
