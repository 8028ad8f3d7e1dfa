// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import SettingsPages
import Testing
import UIKitCore

@testable import settings_pictures

/// How a custom keyboard is taught.
@Suite(.serialized) struct LessonTests {
  private let morse = "org.example.MorseCoder.keyboard"

  @Test("VK-12 the lesson goes on by itself as a keyboard is added, switched to, used and left")
  func steps() throws {
    let home = try Home.furnished()
    let stage = try SettingsStage(home: home)
    try stage.openLesson()
    #expect(stage.app.exists("Add “Morse”") && stage.app.exists("Step 1 of 4"))
    try stage.tap("Add Keyboard")
    #expect(home.setting("keyboards") == "en-US, ko-KR, \(morse)")
    #expect(stage.app.exists("Switch to “Morse”") && stage.app.exists("Step 2 of 4"))
    try stage.app.tap(.type(UITextField.self))
    stage.app.settle()
    #expect(stage.app.exists(.identifier("Keyboard")))
    stage.witness.keyboard = "en-US"
    stage.app.settle()
    #expect(stage.app.exists("Step 2 of 4"))
    try stage.app.tap(.label("G"))
    stage.app.settle()
    #expect(stage.app.exists("Step 2 of 4"), "typed with another keyboard")
    stage.witness.keyboard = morse
    stage.app.settle()
    #expect(stage.app.exists("Type with “Morse”"))
    try stage.app.tap(.label("o"))
    stage.app.settle()
    #expect(stage.app.exists("Switch Back"))
    stage.witness.keyboard = "ko-KR"
    stage.app.settle()
    #expect(stage.app.exists("You’re Ready") && stage.app.exists("All steps done"))
    #expect(!stage.app.exists(.identifier("Keyboard")))
    try stage.tap("Done")
    #expect(stage.title == "Learn to Use a Keyboard")
  }

  private final class Desktop: KeyboardHost {
    func focus(_ field: TypedField?) {}
    func fieldChanged() {}
  }

  @Test("VK-12 the desktop's keyboard tells which one types, and the lesson follows")
  func onDesktop() throws {
    let home = try Home.furnished()
    try home.write("keyboards = en-US, \(morse)\n", to: home.settingsFile)
    let stage = try SettingsStage(home: home, isTold: false)
    let desktop = Desktop()
    stage.app.platform.keyboardHost = desktop
    let keyboards = UIApplication.shared.inputViews
    try stage.openLesson()
    try stage.app.tap(.type(UITextField.self))
    stage.app.settle()
    #expect(!stage.app.exists(.identifier("Keyboard")))
    keyboards.outsideKeyboardIs("en-US")
    stage.app.settle()
    #expect(stage.app.exists("Switch to “Morse”"))
    keyboards.outsideKeyboardIs(morse)
    stage.app.settle()
    #expect(stage.app.exists("Type with “Morse”"))
    stage.app.type("e")
    stage.app.settle()
    #expect(stage.app.exists("Switch Back"))
    keyboards.outsideKeyboardIs("en-US")
    stage.app.settle()
    #expect(stage.app.exists("You’re Ready"))
  }

  @Test("VK-12 where nobody tells which keyboard types, the person goes from step to step")
  func byHand() throws {
    let home = try Home.furnished()
    try home.write("keyboards = en-US, \(morse)\n", to: home.settingsFile)
    let stage = try SettingsStage(home: home)
    try stage.openLesson()
    #expect(stage.app.exists("Switch to “Morse”"))
    try stage.tap("Next Step")
    try stage.app.tap(.type(UITextField.self))
    stage.app.settle()
    try stage.app.tap(.label("G"))
    stage.app.settle()
    #expect(stage.app.exists("Switch Back"))
    try stage.tap("Next Step")
    #expect(stage.app.exists("You’re Ready"))
  }

  @Test("VK-12 the lesson is held in Korean, too, and has the Globe key in it")
  func korean() throws {
    let home = try Home.furnished()
    try home.write("keyboards = en-US, \(morse)\n", to: home.settingsFile)
    let stage = try SettingsStage(.korean, home: home)
    try stage.openMorse()
    try stage.tap("", "이 키보드 사용법 배우기")
    #expect(stage.app.exists("‘모스 부호’ 키보드로 전환하기") && stage.app.exists(.label(containing: "지구본 키를 탭")))
    try stage.app.tap(.type(UITextField.self))
    stage.witness.keyboard = morse
    stage.app.settle()
    #expect(stage.app.exists("‘모스 부호’ 키보드로 입력하기"))
  }

  @Test func `a keyboard that is taken from the list is to be added again`() throws {
    let home = try Home.furnished()
    try home.write("keyboards = en-US, \(morse)\n", to: home.settingsFile)
    let stage = try SettingsStage(home: home)
    try stage.openLesson()
    try stage.tap("Next Step")
    try home.write("keyboards = en-US\n", to: home.settingsFile)
    stage.model.reload()
    stage.app.settle()
    #expect(stage.app.exists("Step 1 of 4"))
  }
}
