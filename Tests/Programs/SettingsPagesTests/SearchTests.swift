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
    let field = try stage.app.find(UITextField.self, .type(UITextField.self))
    if !field.isFirstResponder { try stage.app.tap(.type(UITextField.self)) }
    stage.app.settle()
    for _ in field.text ?? "" { stage.app.press(.keyboardDeleteOrBackspace) }
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

  /// A home in which a keyboard is enabled that asks for everything.
  private func homeWithMorse() throws -> Home {
    let home = try Home.furnished()
    try home.write("keyboards = en-US, \(Bundle.morse.identifier)\n", to: home.settingsFile)
    return home
  }

  @Test(
    "SY-4 every key of the settings file is found by its name, with custom keyboards and without",
    arguments: [false, true])
  func everyKey(hasCustomKeyboard: Bool) throws {
    let stage = try SettingsStage(home: hasCustomKeyboard ? homeWithMorse() : Home.furnished())
    for key in SettingsKey.all.map(\.name) {
      try search(key, stage)
      let ids = stage.app.all(UITableViewCell.self).compactMap(\.accessibilityIdentifier)
      #expect(ids.contains { $0.hasSuffix(key) }, "\(key)")
    }
  }

  @Test(
    "SY-4 CK-9 what a custom keyboard may do is found in both languages, and leads to its row on the keyboard's page",
    arguments: [
      ("full access", "access full-access", "Allow Full Access"), ("전체 접근", "access full-access", "전체 접근 허용"),
      ("location", "access location-access", "Allow Full Access"), ("위치", "access location-access", "전체 접근 허용"),
      ("terminal", "add command app terminal-access", "Allow in a Terminal or Launcher…"),
      ("터미널", "add command app terminal-access", "터미널 또는 실행기에서 허용…"),
    ])
  func access(wanted: String, found: String, row: String) throws {
    let isKorean = row.contains("허용")
    let screen = Variant(name: "quick", scale: 1, languages: isKorean ? ["ko-KR"] : [])
    let stage = try SettingsStage(screen, home: homeWithMorse())
    try search(wanted, stage)
    try stage.open("found \(Bundle.morse.identifier) \(found)")
    #expect(stage.title == (isKorean ? "모스 부호" : "Morse"))
    #expect(stage.app.exists(.label(containing: row)))
  }

  @Test("SY-4 the location of a keyboard that has full access is found where it is allowed") func location() throws {
    let home = try homeWithMorse()
    try home.write(home.settings + "full-access = \(Bundle.morse.identifier)\n", to: home.settingsFile)
    let stage = try SettingsStage(home: home)
    try search("location-access", stage)
    try stage.open("found \(Bundle.morse.identifier) location location-access")
    #expect(stage.app.exists(ViewQuery.label("Location").type(UISwitch.self)))
  }

  @Test(
    "SY-4 keyboards are found by their names: one that is enabled leads to its page, others to where they are added")
  func keyboardNames() throws {
    let stage = try SettingsStage(home: homeWithMorse())
    try search("morse", stage)
    try stage.open("found keyboards \(Bundle.morse.identifier)")
    #expect(stage.title == "Morse")
    stage.navigation.popViewController(animated: false)
    stage.app.settle()
    try search("runes", stage)
    try stage.open("found keyboards add \(Bundle.runes.identifier)")
    #expect(stage.title == "Keyboards")
    #expect(stage.app.exists(.identifier("add")))
    stage.navigation.popViewController(animated: false)
    stage.app.settle()
    try search("english", stage)
    try stage.open("found keyboards en-US")
    #expect(stage.title == "Keyboards")
  }

  @Test(
    "SY-4 the form in which the keyboard comes is found by each of its names",
    arguments: [
      ("docked", "docked-form"), ("as it was left", "remembered-form"), ("split", "split-form"),
      ("floating", "floating-form"),
    ])
  func forms(name: String, row: String) throws {
    let stage = try SettingsStage(home: Home.furnished())
    try search(name, stage)
    try stage.open("found appearance \(row)")
    #expect(stage.title == "Appearance")
    #expect(stage.app.exists(.identifier(row)))
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
