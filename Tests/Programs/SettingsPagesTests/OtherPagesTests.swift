// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import SettingsPages
import Testing
import UIKitCore

@testable import settings_pictures

/// Replacements, apps, and all pages.
@Suite(.serialized) struct OtherPagesTests {
  @Test("TY-4 SY-4 text replacements are written, changed and deleted, and the rest of their file stays as it was")
  func replacements() throws {
    let home = try Home.furnished()
    let stage = try SettingsStage(home: home)
    func file() throws -> String { try String(contentsOf: home.replacements, encoding: .utf8) }
    try stage.tap("Text Replacement")
    #expect(stage.app.exists(.label(containing: "On my way!")))
    try stage.tap("Add")
    stage.app.type("=) = a smile")
    try stage.app.tap(.label("Shortcut").type(UITextField.self))
    stage.app.type("=sm")
    try stage.tap("Save")
    #expect(try file() == "omw = On my way!\n\\=sm = =) = a smile\n")
    #expect(stage.app.exists(.label(containing: "=) = a smile")))
    try home.write("# mine\nbrb = Be right back\n  omw=On my way!\n", to: home.replacements)
    stage.model.reload()
    stage.app.settle()
    try stage.tap("On my way!")
    try stage.app.tap(.label("Shortcut").type(UITextField.self))
    stage.app.type("2")
    try stage.tap("Save")
    #expect(try file() == "# mine\nbrb = Be right back\nomw2 = On my way!\n")
    let row = try stage.app.place(on: .identifier("brb"))
    stage.app.swipe(from: row, to: CGPoint(x: row.x - 150, y: row.y))
    stage.app.settle()
    try stage.tap("Delete")
    #expect(try file() == "# mine\nomw2 = On my way!\n")
  }

  @Test func `a shortcut of two words is refused, and said so`() throws {
    let home = try Home.furnished()
    let stage = try SettingsStage(home: home)
    try stage.tap("Text Replacement")
    try stage.tap("Add")
    stage.app.type("Hello")
    try stage.app.tap(.label("Shortcut").type(UITextField.self))
    stage.app.type("a b")
    try stage.tap("Save")
    #expect(stage.app.exists(.label("The Setting Could Not Be Changed")))
    #expect(!FileManager.default.fileExists(atPath: home.replacements.path(percentEncoded: false)))
  }

  @Test func `an app is named in which only the system's keyboard types, and is taken off the list again`() throws {
    let home = try Home.furnished()
    let stage = try SettingsStage(home: home)
    try stage.tap("Apps Without Custom Keyboards")
    try stage.tap("Add App…")
    try stage.tap("KeePassXC")
    #expect(home.setting("no-custom-keyboards-in") == "org.keepassxc.KeePassXC")
    try stage.tap("Add App…")
    try stage.app.tap(.type(UITextField.self))
    stage.app.type("im.bank.App")
    stage.app.settle()
    try stage.tap("Add “im.bank.App”")
    #expect(home.setting("no-custom-keyboards-in") == "org.keepassxc.KeePassXC, im.bank.App")
    let row = try stage.app.place(on: .identifier("org.keepassxc.KeePassXC"))
    stage.app.swipe(from: row, to: CGPoint(x: row.x - 150, y: row.y))
    stage.app.settle()
    try stage.tap("Delete")
    #expect(home.setting("no-custom-keyboards-in") == "im.bank.App")
  }

  @Test func `apps are found by their names, in the person's language`() throws {
    let stage = try SettingsStage(.korean, home: Home.furnished())
    try stage.tap("", "사용자 설정 키보드를 차단할 앱")
    try stage.tap("", "앱 추가…")
    #expect(stage.app.exists(.label(containing: "텍스트 편집기")))
    try stage.app.tap(.type(UITextField.self))
    stage.app.type("firefox")
    stage.app.settle()
    #expect(stage.app.exists(.label(containing: "Firefox")) && !stage.app.exists(.label(containing: "텍스트 편집기")))
  }

  @Test(
    "SY-4 every page shows all of its words, and what fingers can hit, in English and Korean",
    arguments: [[], ["ko-KR"]])
  func everyPage(_ languages: [String]) throws {
    let variant = Variant(name: "quick", scale: 1, languages: languages)
    for scene in Scene.all {
      let home = try Home.furnished()
      try scene.furnish(home)
      let stage = try SettingsStage(variant, home: home)
      try scene.play(stage)
      for window in stage.app.screen.scenes.flatMap(\.scene.windows) where !window.isHidden {
        #expect(PageCheck(window).faults.isEmpty, "\(scene.name)")
      }
    }
  }
}
