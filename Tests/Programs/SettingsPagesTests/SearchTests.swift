// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import SettingsPages
import Storage
import Testing
import UIKitCore

@testable import settings_pictures

/// The search of the first page, and the pages that say what this is.
@Suite(.serialized) struct SearchTests {
  private func search(_ text: String, _ stage: SettingsStage) throws {
    try stage.app.tap(.type(UITextField.self))
    stage.app.settle()
    stage.app.type(text)
    stage.app.settle()
  }

  @Test("SY-4 a setting is found by a part of its name, and the search leads to its row") func search() throws {
    let home = try Home.furnished()
    let stage = try SettingsStage(home: home)
    try search("globe", stage)
    try stage.tap("Globe Key Below Keyboard")
    #expect(stage.title == "Appearance")
    let toggle = ViewQuery.label("Globe Key Below Keyboard").type(UISwitch.self)
    #expect(stage.app.exists(toggle), "the page has scrolled to the row")
    try stage.app.tap(toggle)
    stage.app.settle()
    #expect(home.setting("globe") == "below")
  }

  @Test(
    "SY-4 settings are found in the person's language, in English and by their keys",
    arguments: ["햅틱", "Haptic", "haptics"])
  func languages(_ wanted: String) throws {
    let stage = try SettingsStage(Variant(name: "quick", scale: 1, languages: ["ko-KR"]), home: Home.furnished())
    try search(wanted, stage)
    #expect(stage.app.exists(.identifier("found keyboardFeedback haptics")))
    #expect(!stage.app.exists(.identifier("keyboards")))
  }

  @Test("SY-4 a search that finds nothing says so, and without words all pages are there") func nothing() throws {
    let stage = try SettingsStage(home: Home.furnished())
    try search("qqq", stage)
    #expect(stage.app.exists(.label(containing: "No Settings Found")))
    for _ in 0..<3 { stage.app.press(.keyboardDeleteOrBackspace) }
    stage.app.settle()
    #expect(stage.app.exists(.identifier("keyboards")))
  }

  @Test("SY-4 every key that a page has a row for is found by its name") func everyKey() throws {
    let stage = try SettingsStage(home: Home.furnished())
    // The others are about custom keyboards, which have pages of their own; `form` is found by what it can be.
    let others = ["keyboards", "full-access", "location-access", "terminal-access", "no-custom-keyboards-in", "form"]
    for key in SettingsKey.all.map(\.name) where !others.contains(key) {
      try search(key, stage)
      let ids = stage.app.all(UITableViewCell.self).compactMap(\.accessibilityIdentifier)
      #expect(ids.contains { $0.hasSuffix(key) }, "\(key)")
      for _ in key { stage.app.press(.keyboardDeleteOrBackspace) }
      stage.app.settle()
    }
  }

  @Test("SY-4 the languages say whether they have words, and where others go") func installedLanguages() throws {
    let home = try Home.furnished()
    let stage = try SettingsStage(home: home)
    try stage.tap("Languages")
    let korean = try stage.app.find(UITableViewCell.self, .identifier("ko-KR"))
    let content = korean.contentConfiguration as? UIListContentConfiguration
    #expect(content?.secondaryText == "Keys, suggestions and corrections")
    let footer = ViewQuery.label(containing: home.folder.appending(path: "data/Keyboards").path(percentEncoded: false))
    if !stage.app.exists(footer) { try stage.app.scroll(to: footer) }
    try FileManager.default.removeItem(at: home.languages.appending(path: "ko.language"))
    stage.model.reload()
    stage.app.settle()
    let plain = try stage.app.find(UITableViewCell.self, .identifier("ko-KR")).contentConfiguration
    #expect((plain as? UIListContentConfiguration)?.secondaryText == "Keys only")
  }

  @Test("SY-4 the licences of Spinet, of its data and of libraries can be read") func licences() throws {
    let stage = try SettingsStage(home: Home.furnished())
    try stage.tap("About")
    for (id, text) in [
      ("LICENSE", "Apache License, Version 2.0"), ("SOURCES", "# Where data comes from"),
      ("libhangul", "License of libhangul1"),
    ] {
      try stage.app.tap(.identifier(id))
      stage.app.settle()
      #expect(try stage.app.find(UITextView.self, .identifier("notice")).text == text)
      stage.navigation.popViewController(animated: false)
      stage.app.settle()
    }
  }
}
