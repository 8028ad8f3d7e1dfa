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

/// What is kept in files.
@MainActor @Suite struct FolderStoreTests {
  @Test func `a folder keeps values until they are taken out`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "morse-\(UUID().uuidString)/deep")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    #expect(FolderStore(folder).data(forKey: "a") == nil)
    FolderStore(folder).set([1, 2], forKey: "a")
    #expect(FolderStore(folder).value([Int].self, forKey: "a") == [1, 2])
    FolderStore(folder).set(nil as Data?, forKey: "a")
    #expect(FolderStore(folder).data(forKey: "a") == nil)
  }

  @Test func `where nothing may be written, nothing changes`() {
    let store = FolderStore(URL(filePath: "/proc/self/no-such-place"))
    store.set(1, forKey: "a")
    #expect(store.value(Int.self, forKey: "a") == nil)
  }
}
