// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import SettingsPages
import Testing
import UIKitCore

@testable import settings_pictures

/// The pages for people who type otherwise than with a finger that comes and goes, and the lines that they write.
@Suite(.serialized) struct AccommodationPagesTests {
  /// Opens a page and taps rows one after the other; each is the one that is chosen then, and its line is in the file.
  private func choose(
    _ page: String, _ choices: [(row: String, key: String, value: String)], _ languages: [String] = []
  ) throws {
    let home = try Home.furnished()
    let stage = try SettingsStage(Variant(name: "quick", scale: 1, languages: languages), home: home)
    try stage.open(page)
    for choice in choices {
      try stage.open(choice.row)
      #expect(home.setting(choice.key) == choice.value)
      #expect(chosen(of: choice.key, stage) == [choice.row])
    }
  }

  /// The rows of a setting that have a mark.
  private func chosen(of key: String, _ stage: SettingsStage) -> [String] {
    stage.app.all(UITableViewCell.self).filter { $0.accessoryType == .checkmark }.compactMap(\.accessibilityIdentifier)
      .filter { $0.hasSuffix("-\(key)") }
  }

  @Test(
    "SY-9 SY-4 switches, and how fast and how often they go through the keys, are chosen on a page",
    arguments: [[], ["ko-KR"]])
  func switchControl(languages: [String]) throws {
    try choose(
      "switch-control",
      [
        ("one-switches", "switches", "one"), ("two-switches", "switches", "two"), ("off-switches", "switches", "off"),
        ("3000-scan-time", "scan-time", "3000"), ("500-scan-time", "scan-time", "500"),
        ("0-scan-pause", "scan-pause", "0"), ("2000-scan-pause", "scan-pause", "2000"),
        ("5-scan-rounds", "scan-rounds", "5"), ("1-scan-rounds", "scan-rounds", "1"),
      ], languages)
  }

  @Test(
    "SY-9 SY-4 touches that rest or repeat, a pointer that rests, and keys that are spoken are chosen on a page",
    arguments: [[], ["ko-KR"]])
  func touchAccommodations(languages: [String]) throws {
    try choose(
      "accommodations",
      [
        ("300-slow-keys", "slow-keys", "300"), ("off-slow-keys", "slow-keys", "off"),
        ("500-bounce-keys", "bounce-keys", "500"), ("off-bounce-keys", "bounce-keys", "off"),
        ("800-dwell-keys", "dwell-keys", "800"), ("2000-dwell-keys", "dwell-keys", "2000"),
        ("off-dwell-keys", "dwell-keys", "off"), ("on-speak-keys", "speak-keys", "on"),
        ("always-speak-keys", "speak-keys", "always"), ("off-speak-keys", "speak-keys", "off"),
      ], languages)
  }

  @Test(
    "SY-9 VK-13 SY-4 how a remote goes over the keys is chosen on the page of the appearance",
    arguments: [[], ["ko-KR"]])
  func remoteKeys(languages: [String]) throws {
    try choose(
      "appearance",
      ["line", "grid", "off", "automatic"].map { ("\($0)-remote-keys", "remote-keys", $0) }, languages)
  }

  @Test(
    "SY-9 SY-4 a value that the settings file has and no row is shown as one more row, and goes when another one is chosen",
    arguments: [
      ("accommodations", "bounce-keys", "450", "off"), ("accommodations", "dwell-keys", "1750", "800"),
      ("switch-control", "scan-time", "1234", "1000"), ("switch-control", "scan-rounds", "7", "2"),
    ])
  func otherValues(page: String, key: String, value: String, usual: String) throws {
    let home = try Home.furnished()
    try home.write("\(key) = \(value)\n", to: home.settingsFile)
    let stage = try SettingsStage(home: home)
    try stage.open(page)
    let row = ViewQuery.identifier("\(value)-\(key)")
    if !stage.app.exists(row) { try stage.app.scroll(to: row) }
    #expect(chosen(of: key, stage) == ["\(value)-\(key)"])
    try stage.open("\(usual)-\(key)")
    #expect(home.setting(key) == usual)
    #expect(!stage.app.exists(row))
  }

  @Test(
    "SY-9 SY-4 a line that cannot be is no choice, stays as the person has it, and is refused when a row is tapped",
    arguments: [
      ("switch-control", "switches", "three", "one"), ("switch-control", "scan-time", "10", "500"),
      ("accommodations", "dwell-keys", "soon", "800"), ("accommodations", "bounce-keys", "-1", "500"),
      ("accommodations", "speak-keys", "loud", "on"), ("appearance", "remote-keys", "spiral", "line"),
    ])
  func mistakes(page: String, key: String, wrong: String, value: String) throws {
    let home = try Home.furnished()
    try home.write("\(key) = \(wrong)\n", to: home.settingsFile)
    let stage = try SettingsStage(home: home)
    try stage.open(page)
    try stage.open("\(value)-\(key)")
    #expect(stage.app.exists(.label("The Setting Could Not Be Changed")))
    try stage.tap("OK")
    #expect(home.settings == "\(key) = \(wrong)\n")
    #expect(!chosen(of: key, stage).contains("\(value)-\(key)"))
  }
}
