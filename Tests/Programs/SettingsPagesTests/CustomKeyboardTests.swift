// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import Testing
import UIKitCore

@testable import settings_pictures

/// What a custom keyboard may do.
@Suite(.serialized) struct CustomKeyboardTests {
  private func stage(_ settings: String = "", languages: [String] = []) throws -> SettingsStage {
    let home = try Home.furnished()
    try home.write("keyboards = en-US, org.example.MorseCoder.keyboard\n\(settings)", to: home.settingsFile)
    let stage = try SettingsStage(Variant(name: "quick", scale: 1, languages: languages), home: home)
    try stage.openMorse()
    return stage
  }

  /// Taps the first switch of the page, and returns it.
  private func toggleAccess(_ stage: SettingsStage) throws -> UISwitch {
    let toggle = try #require(stage.app.all(UISwitch.self).first)
    try stage.app.tap(ViewQuery.type(UISwitch.self).at(0))
    stage.app.settle()
    return toggle
  }

  @Test("CK-9 full access is off, and granted only after a question that says what it gives, in the author's words")
  func granting() throws {
    let stage = try stage()
    #expect(stage.app.all(UISwitch.self).first?.isOn == false)
    _ = try toggleAccess(stage)
    #expect(stage.home.setting("full-access") == nil)
    for words in [
      "the network, your contacts, data shared with its app (writing)", "your location only if you turn that on",
      "In the author’s words",
    ] {
      #expect(stage.app.exists(.label(containing: words)), "\(words)")
    }
    #expect(stage.app.exists(.label(containing: "Location: “Typing “sos” inserts where you are.”")))
    try stage.tap("Allow")
    #expect(stage.home.setting("full-access") == "org.example.MorseCoder.keyboard")
    #expect(stage.app.all(UISwitch.self).first?.isOn == true)
  }

  @Test("CK-15 a terminal is allowed after a question that says what it gives, and taken back by deleting it")
  func terminals() throws {
    let home = try Home.furnished()
    try home.write("keyboards = en-US, org.example.MorseCoder.keyboard\n", to: home.settingsFile)
    try home.addApp("foot", "Foot", korean: "Foot")
    let stage = try SettingsStage(Variant(name: "quick", scale: 1, languages: []), home: home)
    try stage.openMorse()
    try stage.tap("Allow in a Terminal or Launcher…")
    try stage.tap("Foot")
    #expect(stage.app.exists(.label(containing: "do everything that you can")))
    #expect(stage.home.setting("terminal-access") == nil)
    try stage.tap("Allow")
    #expect(stage.home.setting("terminal-access") == "org.example.MorseCoder.keyboard@foot")
  }

  @Test("CK-9 whoever refuses full access has it off")
  func refusing() throws {
    let stage = try stage()
    let toggle = try toggleAccess(stage)
    try stage.tap("Don’t Allow")
    #expect(!toggle.isOn)
    #expect(stage.home.settings == "keyboards = en-US, org.example.MorseCoder.keyboard\n")
  }

  @Test("CK-9 full access is taken back by its switch, at once")
  func revoking() throws {
    let stage = try stage("full-access = org.example.MorseCoder.keyboard, org.example.other\n")
    #expect(stage.app.all(UISwitch.self).first?.isOn == true)
    let toggle = try toggleAccess(stage)
    #expect(!toggle.isOn && stage.home.setting("full-access") == "org.example.other")
  }

  @Test("CK-9 the location is asked about by itself, after full access, and goes with it")
  func location() throws {
    let stage = try stage()
    #expect(stage.app.all(UISwitch.self).count == 1)
    _ = try toggleAccess(stage)
    try stage.tap("Allow")
    let location = ViewQuery.label("Location").type(UISwitch.self)
    try stage.app.tap(location)
    stage.app.settle()
    #expect(stage.home.setting("location-access") == nil)
    #expect(stage.app.exists(.label("Allow “Morse” to Use Your Location?")))
    #expect(stage.app.exists(.label(containing: "“Typing “sos” inserts where you are.”")))
    try stage.tap("Don’t Allow")
    #expect(stage.home.setting("location-access") == nil)
    try stage.app.tap(location)
    stage.app.settle()
    try stage.tap("Allow")
    #expect(stage.home.setting("location-access") == "org.example.MorseCoder.keyboard")
    try stage.app.tap(ViewQuery.label("Allow Full Access").type(UISwitch.self))
    stage.app.settle()
    #expect(stage.home.setting("full-access") == nil && stage.home.setting("location-access") == nil)
    #expect(!stage.app.exists(location))
  }

  @Test(
    "CK-9 CK-8 the page says what a keyboard knows without full access, and how it could give that away",
    arguments: [
      ([], "and the names of your contacts, and can give them away only in the text that it types."),
      (["ko-KR"], "입력하는 내용과 연락처에 있는 이름은 알 수 있으며, 이를 내보낼 방법은 키보드가 입력하는 텍스트뿐입니다."),
    ])
  func knowledge(_ languages: [String], _ words: String) throws {
    let asking = try stage(languages: languages)
    #expect(asking.app.exists(.label(containing: words)))
    let home = try Home.furnished()
    try home.write("keyboards = en-US, org.example.runes\n", to: home.settingsFile)
    let other = try SettingsStage(Variant(name: "quick", scale: 1, languages: languages), home: home)
    try other.openKeyboards()
    try other.tap("Runes")
    #expect(other.app.exists(.label(containing: words)))
  }

  @Test("CK-9 a keyboard that does not ask for full access has no switch for it")
  func notAsked() throws {
    let home = try Home.furnished()
    try home.write("keyboards = en-US, org.example.runes\n", to: home.settingsFile)
    let stage = try SettingsStage(home: home)
    try stage.openKeyboards()
    try stage.tap("Runes")
    #expect(stage.app.all(UISwitch.self).isEmpty && stage.app.exists(.label(containing: "Not Asked For")))
    #expect(!stage.app.exists(.label(containing: "Remove Keyboard")))
  }

  @Test func `the question is asked in Korean, with the author's Korean words`() throws {
    let stage = try stage(languages: ["ko-KR"])
    #expect(stage.title == "모스 부호")
    _ = try toggleAccess(stage)
    #expect(stage.app.exists(.label("‘모스 부호’ 키보드의 전체 접근을 허용하시겠습니까?")))
    #expect(stage.app.exists(.label(containing: "연락처: “입력하는 동안 연락처의 이름을 제안합니다.”")))
    try stage.tap("Don’t Allow", "허용 안 함")
    #expect(stage.home.setting("full-access") == nil)
  }

  @Test func `a keyboard that was set aside says why, and may try again`() throws {
    let home = try Home.furnished()
    try home.write("keyboards = en-US, org.example.MorseCoder.keyboard\n", to: home.settingsFile)
    try home.write(
      "org.example.MorseCoder.keyboard it did not answer in time\norg.example.other crashed\n", to: home.failedFile)
    let stage = try SettingsStage(home: home)
    try stage.openMorse()
    #expect(stage.app.exists(.label(containing: "it did not answer in time")))
    try stage.tap("Enable Again")
    #expect(try String(contentsOf: home.failedFile, encoding: .utf8) == "org.example.other crashed\n")
    #expect(!stage.app.exists("Enable Again"))
  }

  @Test func `why a keyboard was set aside is said in Korean, and what is not known as it is`() throws {
    for (stored, shown) in [
      ("it did not answer in time", "마지막 이유: 응답하지 않음."), ("it ended by itself (signal 4)", "마지막 이유: 비정상 종료."),
      ("crashed", "마지막 이유: crashed."),
    ] {
      let home = try Home.furnished()
      try home.write("keyboards = en-US, org.example.MorseCoder.keyboard\n", to: home.settingsFile)
      try home.write("org.example.MorseCoder.keyboard \(stored)\n", to: home.failedFile)
      let stage = try SettingsStage(Variant(name: "quick", scale: 1, languages: ["ko-KR"]), home: home)
      try stage.openMorse()
      #expect(stage.app.exists(.label(containing: shown)), "\(stored)")
    }
  }

  /// Enables the Morse keyboard, which has kept something.
  ///
  /// - Returns: What it has kept.
  private func enableWithData(_ home: Home) throws -> URL {
    try home.write("keyboards = en-US, org.example.MorseCoder.keyboard\n", to: home.settingsFile)
    let kept = home.folder.appending(path: "data/containers/org.example.morsecoder.keyboard/progress")
    try home.write("A", to: kept)
    return kept
  }

  @Test func `a keyboard is removed after a question, with its data and its place in the settings`() throws {
    let home = try Home.furnished()
    let kept = try enableWithData(home)
    let stage = try SettingsStage(home: home)
    try stage.openMorse()
    try stage.tap("Remove Keyboard")
    try stage.tap("Cancel")
    let bundle = home.personalKeyboards.appending(path: "Morse.keyboard").path(percentEncoded: false)
    #expect(FileManager.default.fileExists(atPath: bundle))
    try stage.tap("Remove Keyboard")
    try stage.tap("Remove")
    #expect(!FileManager.default.fileExists(atPath: bundle))
    #expect(!FileManager.default.fileExists(atPath: kept.path(percentEncoded: false)))
    #expect(home.setting("keyboards") == "en-US")
    #expect(stage.title == "Keyboards")
  }

  @Test func `a keyboard that is there for everybody, too, stays enabled and keeps its data`() throws {
    let home = try Home.furnished()
    var other = Bundle.morse
    other.isForEverybody = true
    try home.install(other)
    let kept = try enableWithData(home)
    let stage = try SettingsStage(home: home)
    try stage.openMorse()
    try stage.tap("Remove Keyboard")
    try stage.tap("Remove")
    let bundle = home.personalKeyboards.appending(path: "Morse.keyboard").path(percentEncoded: false)
    #expect(!FileManager.default.fileExists(atPath: bundle))
    #expect(FileManager.default.fileExists(atPath: kept.path(percentEncoded: false)))
    #expect(home.setting("keyboards") == "en-US, org.example.MorseCoder.keyboard")
  }
}
