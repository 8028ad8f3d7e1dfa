// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import MorseCode
import MorseTrainer
import MorseUI
import Testing
import UIKitCore

@testable import morse_pictures

/// Drills under a finger.
@MainActor @Suite(.serialized) struct DrillControllerTests {
  private let phone = Variant(name: "phone", scale: 1)

  @Test("CK-12 drills ask for signs, tell right from wrong, and ask again for what was wrong")
  func drill() throws {
    let stage = TrainerStage(phone, at: .drills)
    #expect(stage.text("drill.question") == "E")
    try stage.type("e")
    #expect(stage.text("drill.question") == "T" && stage.text("drill.words").hasPrefix("Right"))
    try stage.type("i")
    #expect(stage.text("drill.question") == "T" && stage.text("drill.words").hasPrefix("Not quite"))
    try stage.type("t")
    #expect(stage.text("drill.question") == "A")
    #expect(stage.trainer.deck.card(for: "e")?.rightCount == 1)
    #expect(stage.trainer.deck.card(for: "t")?.rightCount == 0)
    try stage.type("ao")
    #expect(stage.text("drill.question") == "T", "what was wrong comes again")
  }

  @Test("CK-12 progress is kept across runs")
  func progress() throws {
    let stage = TrainerStage(phone, at: .drills)
    for _ in 0..<12 {
      try stage.type(stage.text("drill.question").lowercased())
      stage.date += 70
    }
    let learned = stage.trainer.deck.learnedCount
    #expect(learned > 2 && stage.text("drill.count").hasPrefix("\(learned) of 50"))
    let again = TrainerStage(phone, store: stage.store)
    #expect(again.trainer.deck == stage.trainer.deck)
    #expect(again.app.exists(.label(containing: "\(learned) of 50 learned")))
  }

  @Test func `what is known is not shown, but can be asked for`() throws {
    let stage = TrainerStage(phone, at: .drills)
    try stage.type("etao")
    #expect(stage.text("drill.question") == "E" && stage.text("drill.words") == "Right!")
    try stage.app.tap("Show Me")
    #expect(stage.trainer.deck.card(for: "e")?.box == 0)
    try stage.type("e")
    #expect(stage.trainer.deck.card(for: "e")?.box == 0, "an answer that was shown is no answer")
  }

  @Test func `there are no hints in a drill`() throws {
    func bar(_ page: TrainerPage, hints: Bool = true) -> Data? {
      let store = MemoryStore()
      var settings = MorseSettings()
      settings.showsHints = hints
      settings.save(in: store)
      let stage = TrainerStage(phone, at: page, store: store)
      return stage.app.screenshot(of: stage.frame(.identifier("morse.preview"))).pngData()
    }
    #expect(bar(.drills) == bar(.drills, hints: false))
    #expect(bar(.practice) != bar(.practice, hints: false))
  }

  @Test func `the question stays in sight on small screens and on their sides`() throws {
    for size in [CGSize(width: 320, height: 568), CGSize(width: 844, height: 390), CGSize(width: 667, height: 375)] {
      var variant = phone
      variant.size = size
      variant.safeAreaInsets = .zero
      let stage = TrainerStage(variant, at: .drills)
      let question = stage.frame(.identifier("drill.question"))
      #expect(question.height >= 36 && question.maxY <= stage.keyboard.minY)
      #expect(stage.frame(.identifier("drill.words")).maxY <= stage.keyboard.minY)
    }
  }
}
