// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// The ways to hold the keyboard, as a person changes them.
@MainActor @Suite(.serialized) struct KeyboardModesTests {
  private func start(_ size: CGSize = CGSize(width: 1024, height: 768)) throws -> KeyboardStage {
    let stage = KeyboardStage(size: size)
    try stage.app.tap("first")
    stage.app.settle()
    return stage
  }

  @Test func `the keyboard is over all of the screen, and none of the app's scenes`() throws {
    let stage = try start()
    #expect(stage.frame.maxY == 768 && stage.frame.width == 1024)
    #expect(UIApplication.shared.connectedScenes.count == 1)
    let keys = try #require(stage.app.all(.identifier("Keyboard").type(UIView.self)).first?.window)
    #expect(keys.windowScene !== stage.page.view.window?.windowScene)
    #expect(keys.windowScene?.activationState == .unattached && stage.app.screen.scenes.count == 1)
    stage.app.screen.change(size: CGSize(width: 768, height: 1024))
    stage.app.settle()
    #expect(stage.frame.maxY == 1024 && stage.frame.width == 768)
    stage.app.screen.userInterfaceStyle = .dark
    #expect(keys.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `fingers beside the keys go through to the windows below`() throws {
    let stage = try start()
    try stage.app.tap("second")
    #expect(stage.page.second.isFirstResponder)
  }

  @Test func `two fingers that come together make the keyboard float, and type nothing`() throws {
    let stage = try start()
    stage.pinch(from: 300, to: 120)
    #expect(stage.app.screen.keyboard.kind == .floating)
    #expect(stage.frame.width == 320 && stage.frame.maxY < 768)
    #expect(stage.page.first.text == "")
    try stage.app.tap("A")
    #expect(stage.page.first.text == "A")
    stage.pinch(from: 60, to: 200)
    #expect(stage.app.screen.keyboard.kind == .docked && stage.frame.width == 1024)
    #expect(stage.page.first.text == "A")
  }

  @Test func `a floating keyboard goes where its handle is dragged, stays on the screen, and is docked at the bottom`()
    throws
  {
    let stage = try start()
    stage.app.screen.keyboard.kind = .floating
    stage.app.settle()
    let old = stage.frame
    stage.drag(stage.handle, by: CGVector(dx: -150, dy: -100))
    #expect(abs(stage.frame.minX - old.minX + 150) < 1 && abs(stage.frame.minY - old.minY + 100) < 1)
    stage.drag(stage.handle, by: CGVector(dx: -900, dy: -900))
    #expect(stage.frame.origin == .zero)
    // No finger goes further than the screen.
    stage.drag(stage.handle, by: CGVector(dx: 300, dy: 766 - stage.handle.y))
    #expect(stage.app.screen.keyboard.kind == .docked && stage.frame.maxY == 768 && stage.frame.width == 1024)
  }

  @Test func `the key that hides the keyboard lifts it from the bottom, and sets it down again`() throws {
    let stage = try start()
    stage.drag(stage.dismissKey, by: CGVector(dx: 0, dy: -120))
    #expect(stage.app.screen.keyboard.kind == .undocked && stage.page.first.isFirstResponder)
    #expect(abs(stage.frame.maxY - 648) < 1 && stage.frame.width == 1024)
    try stage.app.tap("A")
    #expect(stage.page.first.text == "A")
    stage.drag(stage.dismissKey, by: CGVector(dx: 0, dy: 200))
    #expect(stage.app.screen.keyboard.kind == .docked && stage.frame.maxY == 768)
  }

  @Test func `where the field keeps the focus, the key that hides the keyboard hides nothing, and keys type on`() throws
  {
    let stage = try start()
    stage.page.refused = ["end?"]
    stage.app.putFinger(at: stage.dismissKey).lift()
    stage.app.settle()
    #expect(stage.page.first.isFirstResponder && stage.frame.maxY == 768)
    try stage.app.tap("A")
    #expect(stage.page.first.text == "A")
    stage.page.refused = []
    stage.app.putFinger(at: stage.dismissKey).lift()
    stage.app.settle()
    #expect(!stage.page.first.isFirstResponder && !stage.app.exists("space"))
  }

  @Test func `what an app sets counts also for what the person does then`() throws {
    let stage = try start()
    let keyboard = stage.app.screen.keyboard
    keyboard.kind = .undocked
    keyboard.elevation = 200
    stage.app.settle()
    stage.pinch(from: 300, to: 120)
    #expect(keyboard.kind == .floating && keyboard.elevation == 200)
    keyboard.floatingOrigin = CGPoint(x: 100, y: 150)
    stage.app.settle()
    stage.drag(stage.handle, by: CGVector(dx: 40, dy: 30))
    #expect(keyboard.floatingOrigin == CGPoint(x: 140, y: 180) && stage.frame.origin == CGPoint(x: 140, y: 180))
  }

  @Test func `two fingers that part split the keyboard, and between its halves the app is touched`() throws {
    let stage = try start()
    stage.pinch(from: 200, to: 330)
    #expect(stage.app.screen.keyboard.kind == .split && stage.page.first.text == "")
    for key in ["Q", "P"] { try stage.app.tap(.label(stage.app.exists(.label(key)) ? key : key.lowercased())) }
    #expect(stage.page.first.text == "Qp")
    let bars = stage.app.screen.surface(at: CGPoint(x: stage.frame.midX, y: stage.frame.midY))
    #expect(bars === stage.app.screen.scenes.first)
    stage.app.screen.keyboard.kind = .undocked
    stage.app.settle()
    #expect(stage.frame.width == 1024)
  }

  @Test func `a key of a hardware keyboard puts a bar in its place, and its button brings the keys back`() throws {
    let stage = try start()
    stage.app.platform.keyboard.press("x")
    stage.app.settle()
    #expect(stage.page.first.text == "x" && stage.app.screen.keyboard.kind == .shortcutBar)
    #expect(!stage.app.exists("space") && stage.frame == CGRect(x: 0, y: 713, width: 1024, height: 55))
    stage.drag(CGPoint(x: 400, y: 740), by: CGVector(dx: -120, dy: 0))
    #expect(stage.app.screen.keyboard.kind == .collapsedBar)
    #expect(stage.frame == CGRect(x: 0, y: 713, width: 124, height: 55))
    try stage.app.tap("show keyboard")
    stage.app.settle()
    #expect(stage.app.screen.keyboard.kind == .docked && stage.app.exists("space"))
  }

  @Test func `on a phone the keyboard is docked, and goes when a hardware keyboard is used`() throws {
    let stage = try start(CGSize(width: 390, height: 844))
    stage.app.screen.keyboard.kind = .floating
    stage.app.settle()
    #expect(stage.app.screen.keyboard.kind == .docked && stage.frame.width == 390)
    stage.app.platform.keyboard.press("x")
    stage.app.settle()
    #expect(stage.page.first.text == "x" && !stage.app.exists("space"))
    try stage.app.tap("first")
    stage.app.settle()
    #expect(stage.app.exists("space"), "a tap on the text brings it back")
    stage.app.platform.keyboard.press("y")
    stage.app.settle()
    #expect(stage.page.first.text == "xy" && !stage.app.exists("space"))
    stage.page.first.resignFirstResponder()
    try stage.app.tap("first")
    stage.app.settle()
    #expect(stage.app.exists("space"))
  }

  @Test(
    "VK-7 an accessory view is above every kind of keyboard and above the bar",
    arguments: InAppKeyboard.Kind.allCases)
  func accessory(_ kind: InAppKeyboard.Kind) throws {
    let stage = try start()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let button = UIButton(type: .system)
    button.setTitle("Insert", for: .normal)
    button.frame = CGRect(x: 8, y: 4, width: 80, height: 36)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    bar.addSubview(button)
    let old = stage.frame.height
    stage.page.first.inputAccessoryView = bar
    stage.page.first.reloadInputViews()
    stage.app.settle()
    #expect(stage.frame.height == old + 44)
    stage.app.screen.keyboard.kind = kind
    stage.app.settle()
    let place = bar.convert(bar.bounds, to: stage.app.screen.screen)
    #expect(place.minY == stage.frame.minY && place.width == stage.frame.width && place.height == 44)
    try stage.app.tap("Insert")
    #expect(taps == 1)
    guard kind == .floating else { return }
    stage.app.screen.keyboard.floatingOrigin = CGPoint(x: 200, y: 10)
    stage.app.settle()
    #expect(stage.frame.origin == CGPoint(x: 200, y: 0), "the keys are below it")
    stage.drag(stage.handle, by: CGVector(dx: 10, dy: 100))
    #expect(stage.frame.origin == CGPoint(x: 210, y: 100))
  }
}
