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

/// The pages of switches and choices, and the lines that they write.
@Suite(.serialized) struct SwitchesTests {
  /// The switches of each page, by their keys.
  private static let pages: [(page: String, switches: [String: String])] = [
    (
      "Typing",
      [
        "auto-correct": "Auto-Correction", "suggestions": "Predictive Text", "learn-words": "Learn My Words",
        "auto-capitalization": "Auto-Capitalization", "caps-lock": "Enable Caps Lock",
        "smart-punctuation": "Smart Punctuation", "double-space-period": "Period Shortcut",
        "hardware-keyboard": "Hardware Keyboard", "contact-names": "Names from Contacts",
        "show-last-character": "Show Last Character",
      ]
    ),
    ("Keyboard Feedback", ["key-clicks": "Sound", "haptics": "Haptic", "key-preview": "Character Preview"]),
    (
      "AutoFill",
      [
        "autofill-card": "Use My Card", "autofill-codes": "Verification Codes",
        "autofill-passwords": "Strong Passwords", "autofill-location": "Use Location",
      ]
    ),
  ]

  @Test("SY-4 every switch of the settings file is on a page, writes its line, and takes it back") func switches()
    throws
  {
    let home = try Home.furnished()
    let stage = try SettingsStage(home: home)
    for (page, switches) in Self.pages {
      try stage.tap(page)
      for (key, title) in switches {
        let toggle = ViewQuery.label(title).type(UISwitch.self)
        if !stage.app.exists(toggle) { try stage.app.scroll(to: toggle) }
        let usual = try SettingsKey.named(key).usualValue
        for expected in [usual == "on" ? "off" : "on", usual] {
          try stage.app.tap(toggle)
          stage.app.settle()
          #expect(home.setting(key) == expected, "\(key)")
        }
      }
      stage.navigation.popViewController(animated: false)
      stage.app.settle()
    }
    let known = SettingsKey.all.filter { $0.allowed == "on, off" }.map(\.name)
    #expect(Set(Self.pages.flatMap { $0.switches.keys }) == Set(known))
  }

  @Test("SY-4 the colours, the form and the place of the Globe are chosen on one page") func appearance() throws {
    let home = try Home.furnished()
    let stage = try SettingsStage(home: home)
    try stage.tap("Appearance")
    try stage.tap("Dark")
    #expect(home.setting("appearance") == "dark")
    try stage.open("high-contrast")
    #expect(home.setting("contrast") == "high")
    try stage.open("auto-contrast")
    #expect(home.setting("contrast") == "auto")
    try stage.open("large-key-size")
    #expect(home.setting("key-size") == "large")
    try stage.open("small-key-size")
    #expect(home.setting("key-size") == "small")
    try stage.open("32-bottom-gap")
    #expect(home.setting("bottom-gap") == "32")
    try stage.open("0-bottom-gap")
    #expect(home.setting("bottom-gap") == "0")
    try stage.open("left-one-handed")
    #expect(home.setting("one-handed") == "left")
    try stage.open("off-one-handed")
    #expect(home.setting("one-handed") == "off")
    try stage.open("split-form")
    #expect(home.setting("form") == "split")
    try stage.open("floating-form")
    #expect(home.setting("form") == "floating")
    try stage.open("remembered-form")
    #expect(home.setting("form") == "remembered")
    let globe = ViewQuery.label("Globe Key Below Keyboard").type(UISwitch.self)
    if !stage.app.exists(globe) { try stage.app.scroll(to: globe) }
    try stage.app.tap(globe)
    stage.app.settle()
    #expect(home.setting("globe") == "below")
    stage.navigation.popViewController(animated: false)
    stage.app.settle()
    #expect(stage.app.exists(.label(containing: "Dark")))
  }

  @Test("SY-4 a delay is chosen, or typed; one that cannot be is refused where it is typed") func holdDelay() throws {
    let home = try Home.furnished()
    let stage = try SettingsStage(home: home)
    try stage.tap("Typing")
    try stage.tap("Touch and Hold")
    try stage.tap("Very Long")
    #expect(home.setting("hold-delay") == "1000")
    try stage.tap("Other…")
    try stage.app.tap(.identifier("hold-delay"))
    stage.app.settle()
    for _ in 0..<5 { stage.app.press(.keyboardDeleteOrBackspace) }
    stage.app.type("100\n")
    stage.app.settle()
    #expect(stage.app.exists(.label("Enter 150 or more.")))
    #expect(home.setting("hold-delay") == "1000")
    try stage.app.tap(.identifier("hold-delay"))
    stage.app.settle()
    for _ in 0..<3 { stage.app.press(.keyboardDeleteOrBackspace) }
    stage.app.type("1750\n")
    stage.app.settle()
    #expect(!stage.app.exists(.label("Enter 150 or more.")))
    #expect(home.setting("hold-delay") == "1750")
  }

  @Test("SY-4 a region is found by its name in the person's language", arguments: [[], ["ko-KR"]])
  func region(_ languages: [String]) throws {
    let home = try Home.furnished()
    let stage = try SettingsStage(Variant(name: "quick", scale: 1, languages: languages), home: home)
    try stage.tap("Typing", "입력")
    try stage.tap("Region", "지역")
    try stage.app.tap(.type(UITextField.self))
    stage.app.type(languages.isEmpty ? "switz" : "스위스")
    stage.app.settle()
    try stage.tap("Switzerland", "스위스")
    #expect(home.setting("region") == "CH")
    stage.navigation.popViewController(animated: false)
    stage.app.settle()
    #expect(stage.app.exists(.label(containing: languages.isEmpty ? "Switzerland" : "스위스")))
  }

  @Test("SY-4 only what has a decimal separator of its own is a region") func countriesOnly() throws {
    let stage = try SettingsStage(home: Home.furnished())
    try stage.tap("Typing")
    try stage.tap("Region")
    try stage.app.tap(.type(UITextField.self))
    stage.app.type("united")
    stage.app.settle()
    let found = stage.app.all(UITableViewCell.self).compactMap {
      $0.contentConfiguration as? UIListContentConfiguration
    }
    #expect(found.map(\.text) == ["United Arab Emirates", "United Kingdom", "United States"])
  }

  @Test("SY-4 the folder of the address book is refused where it is typed when there is none") func contactsFolder()
    throws
  {
    let home = try Home.furnished()
    let stage = try SettingsStage(home: home)
    try stage.tap("Typing")
    try stage.tap("Address Book")
    try stage.app.tap(.identifier("contacts"))
    stage.app.settle()
    stage.app.type("contacts\n")
    stage.app.settle()
    #expect(stage.app.exists(.label("Enter a path that begins with / or ~/.")))
    try stage.app.tap(.identifier("contacts"))
    stage.app.settle()
    for _ in 0..<8 { stage.app.press(.keyboardDeleteOrBackspace) }
    stage.app.type("/nowhere/at/all\n")
    stage.app.settle()
    #expect(stage.app.exists(.label("There is no folder at this path.")))
    #expect(home.setting("contacts") == nil)
    try stage.app.tap(.identifier("contacts"))
    stage.app.settle()
    for _ in 0..<15 { stage.app.press(.keyboardDeleteOrBackspace) }
    stage.app.type("/usr\n")
    stage.app.settle()
    #expect(home.setting("contacts") == "/usr")
    try stage.app.tap(.identifier("contacts"))
    stage.app.settle()
    for _ in 0..<4 { stage.app.press(.keyboardDeleteOrBackspace) }
    stage.app.type("\n")
    stage.app.settle()
    #expect(home.setting("contacts") == nil)
  }

  @Test("SY-4 a line that is not understood is left to the person, and the switch goes back") func mistake() throws {
    let home = try Home.furnished()
    try home.write("key-clicks = loud\n", to: home.settingsFile)
    let stage = try SettingsStage(home: home)
    try stage.tap("Keyboard Feedback")
    try stage.app.tap(ViewQuery.label("Sound").type(UISwitch.self))
    stage.app.settle()
    #expect(stage.app.exists(.label("The Setting Could Not Be Changed")))
    try stage.tap("OK")
    #expect(home.settings == "key-clicks = loud\n")
    #expect(try stage.app.find(UISwitch.self, .label("Sound")).isOn)
  }
}
