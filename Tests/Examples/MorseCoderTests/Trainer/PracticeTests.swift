// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import KeyboardTesting
import MorseTrainer
import MorseUI
import Testing
import UIKitCore

@testable import morse_pictures

/// A text in Morse with the code above the keyboard.
@MainActor @Suite(.serialized) struct PracticeTests {
  private func variant(_ width: CGFloat, _ height: CGFloat) -> Variant {
    Variant(name: "plain", size: CGSize(width: width, height: height), safeAreaInsets: .zero, scale: 1)
  }

  @Test("CK-2 CK-12 the practice field is typed into with the keyboard itself, which need not be installed")
  func practice() throws {
    let stage = TrainerStage(variant(390, 844), at: .practice)
    try stage.type("hi you")
    #expect(stage.text("practice.text") == "Hi you")
    try stage.app.tap("Clear")
    #expect(stage.text("practice.text").isEmpty)
  }

  @Test(
    "CK-12 the code table stays above the keyboard, whatever the screen",
    arguments: [(390, 844), (844, 390), (834, 1194), (1194, 834), (320, 568)])
  func sheet(_ width: Int, _ height: Int) throws {
    let stage = TrainerStage(variant(CGFloat(width), CGFloat(height)), at: .practice)
    func check() {
      let (sheet, keyboard) = (stage.frame(.identifier("sheet")), stage.keyboard)
      #expect(abs(sheet.maxY - keyboard.minY) < 1 && sheet.height >= 40)
      let text = stage.frame(.identifier("practice.text"))
      #expect(text.maxY <= sheet.minY + 0.5 && text.height >= 75)
    }
    check()
    stage.app.screen.change(size: CGSize(width: height, height: width))
    stage.app.settle()
    check()
  }

  @Test func `without the keyboard the table stands at the bottom`() throws {
    let stage = TrainerStage(variant(390, 844), at: .practice)
    stage.navigation.view.endEditing(true)
    stage.app.settle()
    #expect(stage.keyboard.isNull && abs(stage.frame(.identifier("sheet")).maxY - 844) < 1)
  }

  @Test func `the table shows where the signals lead`() throws {
    let stage = TrainerStage(variant(390, 844), at: .practice)
    func alpha(_ sign: String) -> CGFloat { stage.app.all(.identifier("sign.\(sign)")).first?.alpha ?? -1 }
    #expect(alpha("a") == 1 && alpha("t") == 1)
    try MorseFinger(stage.app).key(".-")
    #expect(alpha("a") == 1 && alpha("r") == 1 && alpha("t") < 0.5)
    let reached = try stage.app.find(.identifier("sign.a"))
    #expect(reached.accessibilityTraits.contains(.selected))
    try MorseFinger(stage.app).key(" ")
    #expect(alpha("t") == 1)
  }
}
