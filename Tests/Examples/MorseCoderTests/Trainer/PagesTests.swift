// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import MorseTrainer
import MorseUI
import Testing
import UIKitCore

@testable import morse_pictures

/// Every page on every kind of screen.
@MainActor @Suite(.serialized) struct PagesTests {
  private static let pages =
    [nil] + TutorialStep.allCases.map { TrainerPage.step($0) } + [.drills, .practice, .cheatSheet, .settings]

  @Test(arguments: Variant.ofMorse.filter { $0.style == .light })
  func `every page has one layout, cuts no text and has room for fingers`(_ variant: Variant) {
    let write = LayoutLog.write
    defer { LayoutLog.write = write }
    for page in Self.pages {
      var log: [String] = []
      LayoutLog.write = { log.append($0) }
      var variant = variant
      variant.scale = 1
      let stage = TrainerStage(variant, at: page)
      for window in stage.app.screen.scenes.flatMap(\.scene.windows) {
        #expect(PageCheck(window).faults + log == [], "\(stage.navigation.topViewController?.title ?? "")")
      }
    }
  }

  @Test func `pages are found by their names`() {
    #expect(TrainerPage.named("drills") == .drills && TrainerPage.named("sheet") == .cheatSheet)
    #expect(TrainerPage.named("leave") == .step(.leave) && TrainerPage.named("?") == nil)
  }
}
