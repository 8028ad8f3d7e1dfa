// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import SettingsPages
import TestKeyring
import Testing
import UIKitCore

@testable import settings_pictures

/// The page of passwords, with the real gnome-keyring.
@Suite(.serialized) struct PasswordsTests {
  private let shop = "/usr/bin/shop"
  private let bank = "/usr/bin/bank"

  /// A page that shows the logins of a keyring.
  private func openList() throws -> SettingsStage {
    let home = try Home.furnished()
    try home.keepLogins([(shop, "ada@example.org"), (shop, "bob"), (bank, "ada")])
    let stage = try SettingsStage(home: home)
    try stage.open("passwords")
    try stage.wait(for: row("bob"))
    return stage
  }

  private func row(_ username: String) -> ViewQuery { .type(UITableViewCell.self).label(containing: username) }

  private func logins(_ stage: SettingsStage) -> [[String?]] {
    stage.app.all(UITableViewCell.self).compactMap { $0.contentConfiguration as? UIListContentConfiguration }.map {
      [$0.text, $0.secondaryText]
    }
  }

  private func delete(_ username: String, _ stage: SettingsStage) throws {
    try stage.swipe(row(username))
    try stage.tap("Delete")
  }

  @Test("ED-3 SY-4 the settings list the logins that the keyring keeps, by app and user name, and find them by either")
  func list() throws {
    let stage = try openList()
    #expect(stage.title == "Passwords")
    #expect(logins(stage) == [["bank", "ada"], ["shop", "ada@example.org"], ["shop", "bob"]])
    try stage.app.tap(.type(UITextField.self))
    stage.app.type("sho")
    stage.app.settle()
    #expect(logins(stage) == [["shop", "ada@example.org"], ["shop", "bob"]])
    for _ in 0..<3 { stage.app.press(.keyboardDeleteOrBackspace) }
    stage.app.type("bob")
    stage.app.settle()
    #expect(logins(stage) == [["shop", "bob"]])
    stage.app.type("x")
    stage.app.settle()
    #expect(stage.app.exists(.label(containing: "No Passwords Found")))
  }

  @Test("SY-4 the list of passwords begins as near below its search field as the list of regions") func place() throws {
    func gap(_ stage: SettingsStage) throws -> CGFloat {
      let field = try #require(stage.app.all(UITextField.self).first)
      let top = stage.app.all(UITableViewCell.self).map { $0.convert($0.bounds, to: nil).minY }.min()
      return try #require(top) - field.convert(field.bounds, to: nil).maxY
    }
    let passwords = try gap(openList())
    let stage = try SettingsStage(home: Home.furnished())
    try stage.tap("Typing")
    try stage.tap("Region")
    #expect(try gap(stage) == passwords)
  }

  @Test("ED-3 SY-4 two programs of one name are told apart by where they are") func sameName() throws {
    let home = try Home.furnished()
    try home.keepLogins([(shop, "ada"), ("/tmp/shop", "ada"), (bank, "ada")])
    let stage = try SettingsStage(home: home)
    try stage.open("passwords")
    try stage.wait(for: row("bank"))
    #expect(logins(stage).map { $0[0] } == ["/tmp/shop", shop, "bank"])
  }

  @Test("ED-3 SY-4 a password is deleted from the keyring once that is confirmed, and the others stay")
  func deletes() throws {
    let stage = try openList()
    try delete("bob", stage)
    #expect(stage.app.exists(.label(containing: "“bob” for \(shop)")))
    try stage.tap("Cancel")
    #expect(try stage.home.keptLogins().count == 3)
    try delete("bob", stage)
    try stage.tap("Delete")
    try stage.wait { !stage.app.exists(row("bob")) }
    #expect(try stage.home.keptLogins() == ["\(bank) ada", "\(shop) ada@example.org"])
    #expect(logins(stage) == [["bank", "ada"], ["shop", "ada@example.org"]])
  }

  @Test("ED-3 SY-4 what other programs delete meanwhile goes from the list") func changesOfOthers() throws {
    let stage = try openList()
    try stage.home.deleteLogin("bob", for: shop)
    try stage.wait { !stage.app.exists(row("bob")) }
    try stage.home.deleteLogin("ada@example.org", for: shop)
    try stage.home.deleteLogin("ada", for: bank)
    try stage.wait(for: .label(containing: "No Passwords"))
    #expect(!stage.app.exists(.label("Edit")))
  }

  @Test("ED-3 SY-4 of a locked keyring nothing is listed, and where its question cannot be shown that is said")
  func locked() throws {
    let stage = try openList()
    try stage.home.keyring?.lock()
    try stage.wait(for: .identifier("unlock"))
    #expect(logins(stage) == [["Unlock", nil]])
    try stage.open("unlock")
    try stage.wait(for: .label(containing: "was not answered, or could not be shown here"))
    #expect(stage.app.exists(.identifier("unlock")))
  }

  @Test("ED-3 SY-4 without a keyring the page says what to install, and has the list as soon as there is one")
  func noKeyring() throws {
    let home = try Home.furnished()
    let stage = try SettingsStage(home: home)
    try stage.open("passwords")
    #expect(stage.app.exists(.label(containing: "No program keeps passwords")), "there is no bus either")
    #expect(stage.app.exists(.label(containing: "gnome-keyring")))
    try stage.open("try-again")
    #expect(stage.app.exists(.label(containing: "No program keeps passwords")))

    let other = try Home.furnished()
    let keyring = try TestKeyring()
    other.keyring = keyring
    let later = try SettingsStage(home: other)
    try later.open("passwords")
    try later.wait(for: .label(containing: "No program keeps passwords"))
    try keyring.start()
    try later.wait(for: .label(containing: "No Passwords"))
  }

  @Test("ED-3 SY-4 a keyring that ends while a password is deleted is told of, and nothing is lost") func gone() throws
  {
    let stage = try openList()
    try delete("bob", stage)
    stage.home.keyring?.stop()
    try stage.tap("Delete")
    try stage.wait(for: .label("The Password Could Not Be Deleted"))
    try stage.tap("OK")
    try stage.wait(for: .identifier("try-again"))
    try stage.home.keyring?.start()
    try stage.wait(for: row("bob"))
    #expect(logins(stage).count == 3)
  }

  @Test("ED-3 SY-4 the search of the settings and the page of AutoFill lead to the passwords") func ways() throws {
    let stage = try SettingsStage(home: Home.furnished())
    try stage.tap("AutoFill")
    try stage.open("passwords")
    #expect(stage.title == "Passwords")
    stage.navigation.popToRootViewController(animated: false)
    stage.app.settle()
    try stage.app.tap(.type(UITextField.self))
    stage.app.settle()
    stage.app.type("passw")
    stage.app.settle()
    try stage.open("found passwords")
    #expect(stage.title == "Passwords")
  }
}
