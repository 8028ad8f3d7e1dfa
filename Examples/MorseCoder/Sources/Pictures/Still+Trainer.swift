// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import KeyboardTesting
import MorseCode
import MorseTrainer
import MorseUI
import UIKitCore

// MARK: - The app

extension Still {
  static let trainer =
    [
      Still("home") { TrainerStage($0).app.screenshot() },
      Still("home-later", [.light, .korean]) { variant in
        let stage = TrainerStage(variant, at: .step(.use))
        try stage.app.tap(.identifier("try.field"))
        try stage.type("sos")
        stage.navigation.popToRootViewController(animated: false)
        stage.app.settle()
        return stage.app.screenshot()
      },
    ]
    + TutorialStep.allCases.map { step in
      Still("step-\(step.rawValue)") { TrainerStage($0, at: .step(step)).app.screenshot() }
    } + [
      Still("step-done") { variant in
        let stage = TrainerStage(variant, at: .step(.use))
        try stage.app.tap(.identifier("try.field"))
        try stage.type("sos")
        return stage.app.screenshot()
      },
      Still("drill-new") { TrainerStage($0, at: .drills).app.screenshot() },
      Still("drill-wrong") { variant in
        let stage = TrainerStage(variant, at: .drills)
        try stage.type("et")
        try stage.type("i")
        return stage.app.screenshot()
      },
      Still("drill-memory", [.light, .dark, .wide]) { variant in
        let stage = TrainerStage(variant, at: .drills)
        try stage.type("etao")
        return stage.app.screenshot()
      },
      Still("practice-empty", [.light, .korean]) { TrainerStage($0, at: .practice).app.screenshot() },
      Still("practice") { variant in
        let stage = TrainerStage(variant, at: .practice)
        try stage.type("what hath god wrought ")
        try MorseFinger(stage.app).key(".-")
        return stage.app.screenshot()
      },
      Still("sheet") { TrainerStage($0, at: .cheatSheet).app.screenshot() },
      Still("settings") { TrainerStage($0, at: .settings).app.screenshot() },
      Still("settings-one-switch") { variant in
        let stage = TrainerStage(variant, at: .settings)
        try stage.app.tap(.identifier("settings.one-switch"))
        try stage.app.scroll(to: .identifier("settings.field"), in: .type(UITableView.self))
        try stage.app.tap(.identifier("settings.field"))
        return stage.app.screenshot()
      },
    ]
}
