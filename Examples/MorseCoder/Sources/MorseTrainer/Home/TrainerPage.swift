// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode
import MorseUI
import UIKit

/// What the app consists of.
public enum TrainerPage: Hashable, Sendable {
  case step(TutorialStep)
  case drills, practice, cheatSheet, settings

  /// Returns a page by its name: that of a step of the tutorial, `drills`, `practice`, `sheet` or `settings`.
  public static func named(_ name: String) -> TrainerPage? {
    switch name {
    case "drills": .drills
    case "practice": .practice
    case "sheet": .cheatSheet
    case "settings": .settings
    default: TutorialStep(rawValue: name).map(TrainerPage.step)
    }
  }
}

@MainActor
extension TrainerPage {
  func make(_ trainer: Trainer) -> UIViewController {
    switch self {
    case .step(let step): StepController(step, trainer)
    case .drills: DrillController(trainer)
    case .practice: PracticeController(trainer)
    case .cheatSheet: CheatSheetController()
    case .settings: SettingsController(trainer)
    }
  }

  var title: String {
    switch self {
    case .step(let step): step.title
    case .drills: said("Drills", "연습 문제")
    case .practice: said("Free Practice", "자유 연습")
    case .cheatSheet: said("Code Table", "부호표")
    case .settings: said("Keyboard Settings", "키보드 설정")
    }
  }

  var symbol: String {
    switch self {
    case .step(let step): step.symbol
    case .drills: "arrow.clockwise"
    case .practice: "pencil"
    case .cheatSheet: "list.bullet"
    case .settings: "gear"
    }
  }

  var color: UIColor {
    switch self {
    case .step(.turnOn): .systemBlue
    case .step(.switchTo): .systemTeal
    case .step(.use): .systemPink
    case .step(.leave): .systemPurple
    case .drills: .systemOrange
    case .practice: .systemGreen
    case .cheatSheet: .systemIndigo
    case .settings: .systemGray
    }
  }

  /// What else is said about it in the list.
  func detail(_ trainer: Trainer) -> String? {
    switch self {
    case .step(let step): return step.detail
    case .practice: return said("Write what you like", "원하는 내용을 자유롭게")
    case .cheatSheet: return said("Every letter, figure and sign", "모든 글자, 숫자, 부호")
    case .settings: return nil
    case .drills:
      let (learned, all) = (trainer.deck.learnedCount, DrillTotals.count)
      let due = trainer.deck.dueCount(now: trainer.now)
      if trainer.deck.cards.isEmpty { return said("Begin with two letters", "두 글자부터 시작") }
      if due == 0 { return said("\(learned) of \(all) learned", "\(all)개 중 \(learned)개 익힘") }
      return said("\(learned) of \(all) learned, \(due) to repeat", "\(all)개 중 \(learned)개 익힘, \(due)개 복습")
    }
  }
}
