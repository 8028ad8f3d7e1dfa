// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import LearntWordStore
import SettingsPages
import Testing
import UIKitCore

@testable import settings_pictures

/// What the settings say of what is stored, and how that is erased.
@Suite(.serialized) struct PrivacyTests {
  /// Something of everything.
  private func filledHome() throws -> Home {
    let home = try Home.furnished()
    try home.learn([("haegeum", "en"), ("kimchi", "en")], blocked: "hello")
    try home.write("gayageum\n", to: home.spellings)
    try home.write("used \u{1F600}\n", to: home.emojiHistory)
    try home.write("BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nEND:VCARD\n", to: home.card)
    try home.write(String(repeating: "p", count: 2_400_000), to: home.pictures.appending(path: "frame-1"))
    try home.fillState()
    try home.write("brb = Be right back\n", to: home.replacements)
    try home.write("haptics = off\n# mine\nkey-clicks = off\n", to: home.settingsFile)
    return home
  }

  private func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) }

  private func detail(_ id: String, _ stage: SettingsStage) throws -> String {
    if !stage.app.exists(.identifier(id)) { try stage.app.scroll(to: .identifier(id)) }
    let cell = try stage.app.find(UITableViewCell.self, .identifier(id))
    return (cell.contentConfiguration as? UIListContentConfiguration)?.secondaryText ?? ""
  }

  @Test("SY-4 the settings say what is stored, where, and how much of it") func sizes() throws {
    let home = try filledHome()
    let stage = try SettingsStage(home: home)
    try stage.tap("Privacy")
    #expect(try detail("card", stage) == "41 bytes · \(home.card.path(percentEncoded: false))")
    #expect(try detail("pictures", stage) == "2.4 MB · \(home.pictures.path(percentEncoded: false))")
    #expect(try detail("replacements", stage).hasPrefix("20 bytes"))
    #expect(try detail("words", stage).contains(" KB · "))
    #expect(try detail("keyboards", stage).hasPrefix("0 bytes"))
    #expect(try detail("forms", stage) == "28 bytes · \(home.forms.path(percentEncoded: false))")
    #expect(try detail("phones", stage).hasSuffix(home.remote.path(percentEncoded: false)))
    #expect(try detail("host", stage) == "27 bytes · \(home.host.path(percentEncoded: false))")
    #expect(try detail("grants", stage).hasSuffix(home.grants.path(percentEncoded: false)))
    let passwords = ViewQuery.label(containing: "Passwords are in your keyring.")
    if !stage.app.exists(passwords) { try stage.app.scroll(to: passwords) }
    try home.write(
      "0123456789", to: home.folder.appending(path: "data/containers/org.example.morsecoder.keyboard/Documents/log"))
    stage.model.reload()
    stage.app.settle()
    #expect(try detail("keyboards", stage).hasPrefix("10 bytes"))
  }

  @Test("SY-4 what follows from typing is erased once that is confirmed; a card only where it is chosen")
  func erasing() throws {
    let home = try filledHome()
    let stage = try SettingsStage(home: home)
    try stage.tap("Privacy")
    try stage.tap("Erase Data…")
    try stage.app.tap(.identifier("erase"))
    stage.app.settle()
    #expect(stage.app.exists(.label("Learnt Words, Recent Emoji, Pictures of the Keyboard. You cannot undo this.")))
    try stage.tap("Cancel")
    #expect(exists(home.emojiHistory) && exists(home.spellings) && exists(home.pictures))
    try stage.app.tap(.identifier("erase"))
    stage.app.settle()
    try stage.tap("Erase")
    #expect(!exists(home.emojiHistory) && !exists(home.spellings) && !exists(home.pictures))
    #expect(exists(home.card) && exists(home.replacements))
    let store = try LearntWordStore(path: home.learntWords.path(percentEncoded: false)) { Issue.record("\($0)") }
    #expect(try store.words(at: Int64(Date().timeIntervalSince1970)).isEmpty)
    #expect(try store.words(with: .blocked).isEmpty)
    try stage.app.tap(.identifier("card"))
    stage.app.settle()
    try stage.app.tap(.identifier("erase"))
    stage.app.settle()
    try stage.tap("Erase")
    #expect(!exists(home.card) && exists(home.replacements))
    #expect(home.settings == "haptics = off\n# mine\nkey-clicks = off\n")
  }

  @Test("SY-4 a file of learnt words that was damaged is counted, and erased with the words") func damagedWords() throws
  {
    let home = try filledHome()
    let aside = home.learntWords.appendingPathExtension("damaged")
    let stage = try SettingsStage(home: home)
    try stage.tap("Privacy")
    #expect(try !detail("words", stage).contains("1.2 MB"))
    try home.write(String(repeating: "kayak ", count: 200_000), to: aside)
    stage.model.reload()
    stage.app.settle()
    #expect(try detail("words", stage).hasPrefix("1.2 MB"))
    try erase(choosing: [], stage)
    #expect(!exists(aside))
  }

  @Test("SY-4 pairings and places on monitors are erased where they are chosen, each by itself") func pairings() throws
  {
    let home = try filledHome()
    let stage = try SettingsStage(home: home)
    try stage.tap("Privacy")
    try erase(choosing: [], stage)
    #expect(exists(home.phones) && exists(home.host) && exists(home.forms) && exists(home.grants))
    try erase(choosing: ["phones"], stage)
    #expect(!exists(home.phones) && !exists(home.remote.appending(path: "key.pem")))
    // A program that speaks to phones has it open.
    #expect(exists(home.remote) && exists(home.host) && exists(home.forms))
    try erase(choosing: ["host", "forms"], stage)
    #expect(!exists(home.host) && !exists(home.forms) && exists(home.grants))
  }

  @Test("SY-4 CK-9 whoever erases the access of custom keyboards takes it back, and nothing else") func access() throws
  {
    let home = try filledHome()
    try home.write(
      "haptics = off\nkeyboards = en-US, org.example.MorseCoder.keyboard\nfull-access = org.example.MorseCoder.keyboard\n"
        + "location-access = org.example.MorseCoder.keyboard\nterminal-access = org.example.MorseCoder.keyboard@foot\n",
      to: home.settingsFile)
    let stage = try SettingsStage(home: home)
    try stage.tap("Privacy")
    try erase(choosing: ["grants"], stage)
    #expect(!exists(home.grants) && !exists(home.projects) && exists(home.phones))
    #expect(home.settings == "haptics = off\nkeyboards = en-US, org.example.MorseCoder.keyboard\n")
  }

  /// Erases what is chosen at first, or in its place some other things.
  private func erase(choosing ids: [String], _ stage: SettingsStage) throws {
    try stage.tap("Erase Data…")
    for id in ids.isEmpty ? [] : ["words", "emoji", "pictures"] + ids { try stage.open(id) }
    try stage.open("erase")
    try stage.tap("Erase")
    stage.navigation.popViewController(animated: false)
    stage.app.settle()
  }

  @Test("SY-4 nothing chosen is nothing to erase") func nothingChosen() throws {
    let home = try filledHome()
    let stage = try SettingsStage(home: home)
    try stage.tap("Privacy")
    try stage.tap("Erase Data…")
    for id in ["words", "emoji", "pictures"] {
      try stage.app.tap(.identifier(id))
      stage.app.settle()
    }
    try stage.app.tap(.identifier("erase"))
    stage.app.settle()
    #expect(stage.navigation.topViewController?.presentedViewController == nil)
    #expect(exists(home.emojiHistory))
  }

  @Test("SY-4 all settings are reset once that is confirmed, and what is no setting stays") func resetting() throws {
    let home = try filledHome()
    let stage = try SettingsStage(home: home)
    try stage.tap("Privacy")
    try stage.tap("Reset All Settings")
    try stage.tap("Cancel")
    #expect(home.setting("haptics") == "off")
    try stage.tap("Reset All Settings")
    try stage.tap("Reset")
    #expect(home.settings == "# mine\n")
    #expect(exists(home.card))
  }
}
