// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import SettingsPages
import Testing
import UIKitCore

@testable import settings_pictures

/// The list of keyboards, as fingers change it.
@Suite(.serialized) struct KeyboardListTests {
  @Test("VK-10 a custom keyboard is added behind the others, and the rest of the file stays as it was")
  func adding() throws {
    let home = try Home.furnished()
    try home.write("# mine\nkey-clicks = off # quiet\nkeyboards = ko-KR, en-US\n", to: home.settingsFile)
    let stage = try SettingsStage(home: home)
    try stage.openKeyboards()
    try stage.tap("Add New Keyboard…")
    #expect(stage.app.exists(.label("MORSE CODER")))
    try stage.tap("Morse")
    #expect(
      home.settings
        == "# mine\nkey-clicks = off # quiet\nkeyboards = ko-KR, en-US, org.example.MorseCoder.keyboard\n")
    #expect(stage.app.exists(ViewQuery.label(containing: "Morse").type(UITableViewCell.self)))
    #expect(stage.navigation.presentedViewController == nil)
    try stage.tap("Add New Keyboard…")
    try stage.tap("Runes")
    #expect(home.setting("keyboards") == "ko-KR, en-US, org.example.MorseCoder.keyboard, org.example.runes")
  }

  @Test func `without a settings file, a keyboard is added to those that are on at first`() throws {
    let home = try Home.furnished()
    let stage = try SettingsStage(home: home)
    try stage.openKeyboards()
    try stage.tap("Add New Keyboard…")
    try stage.tap("Runes")
    #expect(home.settings == "keyboards = en-US, ko-KR, org.example.runes\n")
  }

  @Test("VK-10 the order of the Globe key is that of the list, which a finger changes")
  func order() throws {
    let home = try Home.furnished()
    try home.write("keyboards = en-US, ko-KR, org.example.MorseCoder.keyboard\n", to: home.settingsFile)
    let stage = try SettingsStage(home: home)
    try stage.openKeyboards()
    try stage.tap("Edit")
    let handle = try stage.app.place(on: ViewQuery.label("Reorder").at(2))
    stage.app.drag(from: handle, to: CGPoint(x: handle.x, y: handle.y - 100), over: 0.5)
    stage.app.settle()
    #expect(home.setting("keyboards") == "org.example.MorseCoder.keyboard, en-US, ko-KR")
    try stage.tap("Done")
    let rows = stage.app.all(UITableViewCell.self).map(\.accessibilityIdentifier)
    #expect(Array(rows.prefix(3)) == ["org.example.MorseCoder.keyboard", "en-US", "ko-KR"])
  }

  @Test func `an order that cannot be saved is not shown`() throws {
    let home = try Home.furnished()
    let settings = "keyboards = en-US, ko-KR, org.example.MorseCoder.keyboard\nkeyboards = en-US; ko-KR\n"
    try home.write(settings, to: home.settingsFile)
    let stage = try SettingsStage(home: home)
    try stage.openKeyboards()
    let before = stage.app.all(UITableViewCell.self).map(\.accessibilityIdentifier)
    try stage.tap("Edit")
    let handle = try stage.app.place(on: ViewQuery.label("Reorder").at(2))
    stage.app.drag(from: handle, to: CGPoint(x: handle.x, y: handle.y - 100), over: 0.5)
    stage.app.settle()
    #expect(home.settings == settings)
    try stage.tap("OK")
    #expect(stage.app.all(UITableViewCell.self).map(\.accessibilityIdentifier) == before)
  }

  @Test func `a row that is swiped away is taken from the list, with its full access`() throws {
    let home = try Home.furnished()
    try home.write(
      "keyboards = en-US, org.example.MorseCoder.keyboard\nfull-access = org.example.MorseCoder.keyboard\n",
      to: home.settingsFile)
    let stage = try SettingsStage(home: home)
    try stage.openKeyboards()
    let row = try stage.app.place(on: .identifier("org.example.MorseCoder.keyboard"))
    stage.app.swipe(from: row, to: CGPoint(x: row.x - 150, y: row.y))
    stage.app.settle()
    try stage.tap("Delete")
    #expect(home.settings == "keyboards = en-US\n")
    #expect(!stage.app.exists(.identifier("org.example.MorseCoder.keyboard")))
    #expect(!stage.app.exists("Edit"))
  }

  @Test func `the last of the system's keyboards stays`() throws {
    let home = try Home.furnished()
    try home.write("keyboards = en-US, org.example.runes\n", to: home.settingsFile)
    let stage = try SettingsStage(home: home)
    try stage.openKeyboards()
    let row = try stage.app.place(on: .identifier("en-US"))
    stage.app.swipe(from: row, to: CGPoint(x: row.x - 150, y: row.y))
    stage.app.settle()
    #expect(!stage.app.exists("Delete"))
  }

  @Test func `a keyboard that cannot be used says what is wrong with it`() throws {
    let home = try Home.furnished()
    try home.write("keyboards = en-US, org.example.scribble\n", to: home.settingsFile)
    let stage = try SettingsStage(home: home)
    try stage.openKeyboards()
    #expect(stage.app.exists(.label(containing: "Not installed, or cannot be used")))
    try stage.tap("Add New Keyboard…")
    #expect(stage.app.exists(.label(containing: "'NSExtensionPrincipalClass' is missing")))
  }

  @Test func `what others change shows when the app is used again`() throws {
    let home = try Home.furnished()
    let stage = try SettingsStage(home: home)
    try stage.openKeyboards()
    try home.write("keyboards = org.example.runes, en-US\n", to: home.settingsFile)
    stage.model.reload()
    stage.app.settle()
    let rows = stage.app.all(UITableViewCell.self).map(\.accessibilityIdentifier)
    #expect(Array(rows.prefix(2)) == ["org.example.runes", "en-US"] && !rows.contains("ko-KR"))
  }

  @Test func `a line that is not understood is left to the person`() throws {
    let home = try Home.furnished()
    try home.write("keyboards = en US!\n", to: home.settingsFile)
    let stage = try SettingsStage(home: home)
    try stage.openKeyboards()
    try stage.tap("Add New Keyboard…")
    try stage.tap("Runes")
    #expect(stage.app.exists(.label("The Setting Could Not Be Changed")))
    #expect(home.settings == "keyboards = en US!\n")
  }
}
