// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import SettingsPages
import Testing
import UIKitCore

@testable import settings_pictures

/// The page of phones that type here, and the files that it is about.
@Suite(.serialized) struct PhonesTests {
  @Test("VK-16 SY-4 where phones reach the device is chosen among its addresses, and turned off again")
  func address() throws {
    let home = try Home.furnished()
    let stage = try SettingsStage(home: home)
    try stage.tap("Typing from a Phone")
    #expect(stage.app.exists(.label(containing: "No Paired Phones")))
    try stage.tap("192.168.1.5")
    #expect(home.setting("remote-typing") == "192.168.1.5")
    // An address that the device had elsewhere stays to be seen.
    try home.write("remote-typing = 172.16.0.9\n", to: home.settingsFile)
    stage.model.reload()
    stage.app.settle()
    #expect(stage.app.exists(.identifier("172.16.0.9-remote-typing")))
    try stage.open("off-remote-typing")
    #expect(home.setting("remote-typing") == "off")
  }

  @Test("VK-16 SY-4 a paired phone is listed with its last use, and deleted by a swipe; the others stay")
  func phones() throws {
    let home = try Home.furnished()
    try home.pairPhones()
    let stage = try SettingsStage(home: home)
    try stage.tap("Typing from a Phone")
    #expect(stage.app.exists(.label(containing: "Used today")))
    #expect(stage.app.exists(.label(containing: "Not used for 90 days")))
    let row = try stage.app.place(on: .identifier("phone 0123456789abcdef"))
    stage.app.swipe(from: row, to: CGPoint(x: row.x - 150, y: row.y))
    stage.app.settle()
    try stage.tap("Delete")
    #expect(!stage.app.exists(.identifier("phone 0123456789abcdef")))
    #expect(stage.app.exists(.identifier("phone fedcba9876543210")))
    let list = try String(contentsOf: home.phones, encoding: .utf8)
    #expect(list.hasPrefix("fedcba9876543210 ") && list.split(separator: "\n").count == 1)
  }
}
