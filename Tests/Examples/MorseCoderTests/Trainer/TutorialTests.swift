// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import KeyboardTesting
import MorseTrainer
import Testing
import UIKitCore

@testable import morse_pictures

/// The steps that show how to turn the keyboard on, switch to it, use it and leave it.
@MainActor @Suite(.serialized) struct TutorialTests {
  private let phone = Variant(name: "phone", scale: 1)

  @Test("CK-12 the tutorial notices that a step is done, and the list keeps it across runs")
  func steps() throws {
    let stage = TrainerStage(phone)
    try stage.app.tap("Type with It")
    #expect(stage.text("try.state") == "Not done yet")
    try stage.app.tap(.identifier("try.field"))
    try stage.type("so")
    #expect(stage.text("try.state") == "Not done yet")
    try stage.type("s")
    #expect(stage.text("try.state").hasPrefix("Done") && stage.text("try.field") == "sos")
    try stage.app.tap(ViewQuery.label("Morse").traits(.button))
    #expect(stage.trainer.doneSteps == [.use])
    #expect(stage.app.all(.value("Done")).count == 1)
    let again = TrainerStage(phone, store: stage.store)
    #expect(again.trainer.doneSteps == [.use] && again.app.all(.value("Done")).count == 1)
  }

  @Test("VK-12 the tutorial teaches to turn the keyboard on, to switch to it, to use it and to leave it")
  func order() throws {
    let stage = TrainerStage(phone, at: .step(.turnOn))
    for (title, text) in [("Turn It On", "x"), ("Switch to It", "et"), ("Type with It", "sos"), ("Leave It", "bye")] {
      #expect(stage.navigation.topViewController?.title == title)
      try stage.app.tap(.identifier("try.field"))
      if title == "Type with It" {
        try stage.type(text)
      } else {
        // Any keyboard of the person's: here it is that of the system.
        for letter in text { try stage.app.tap(.label(String(letter))) }
      }
      #expect(stage.text("try.state").hasPrefix("Done"), "\(title)")
      stage.navigation.view.endEditing(true)
      stage.app.settle()
      try stage.app.tap(.label(title == "Leave It" ? "Finish" : "Next Step"))
    }
    #expect(stage.navigation.topViewController?.title == "Morse Coder")
    #expect(stage.trainer.doneSteps == Set(TutorialStep.allCases))
  }

  @Test("VK-12 there is no help text inside the keyboard: its words are those of its keys")
  func noHelp() throws {
    let stage = TrainerStage(phone, at: .step(.use))
    try stage.app.tap(.identifier("try.field"))
    let board = try stage.app.find(.identifier("Keyboard").type(UIView.self))
    func words(_ view: UIView) -> [String] {
      guard !view.isHidden else { return [] }
      return [(view as? UILabel)?.text].compactMap { $0 }.filter { !$0.isEmpty } + view.subviews.flatMap(words)
    }
    #expect(Set(words(board)) == ["space", "done"])
  }

  @Test(arguments: [
    (TutorialStep.turnOn, "", "a"), (.switchTo, "te", "et "), (.use, "so s", "SOS"), (.leave, "hi", "bye"),
    (.leave, "안", "안녕"),
  ])
  func `a step is done when its text is there`(_ step: TutorialStep, _ no: String, _ yes: String) {
    #expect(!step.isDone(by: no) && step.isDone(by: yes))
  }

  @Test("CK-12 the tutorial is in Korean, too")
  func korean() throws {
    var variant = phone
    variant.languages = ["ko-KR"]
    let stage = TrainerStage(variant)
    #expect(stage.app.exists("모스 코더"))
    try stage.app.tap("입력하기")
    #expect(stage.app.exists(.label(containing: "왼쪽 키는 점")))
    try stage.app.tap(.identifier("try.field"))
    #expect(stage.app.exists("스페이스"))
    try stage.type("sos")
    #expect(stage.text("try.state").hasPrefix("잘했어요"))
  }

  @Test func `the field stays in sight above the keyboard, and a touch beside it puts the keyboard away`() throws {
    for size in [CGSize(width: 320, height: 568), CGSize(width: 844, height: 390)] {
      var variant = phone
      variant.size = size
      let stage = TrainerStage(variant, at: .step(.use))
      try stage.app.tap(.identifier("try.field"))
      stage.app.settle()
      #expect(stage.frame(.identifier("try.field")).maxY <= stage.keyboard.minY)
    }
    let stage = TrainerStage(phone, at: .step(.use))
    try stage.app.tap(.identifier("try.field"))
    stage.app.tap(at: CGPoint(x: 300, y: 130))
    #expect(stage.keyboard.isNull)
  }
}
