// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import ExamplePictures
import Foundation
import KeyboardTesting
import SettingsPages
import TestKeyring
import Testing
import UIKitCore

@testable import settings_pictures

/// The page of passwords with a service whose questions a test answers, as somebody in front of a screen would.
@Suite(.serialized) struct KeyringQuestionTests {
  private let item = BusValue.path(PlayedService.item)

  private func open(isLocked: Bool) throws -> (SettingsStage, PlayedService) {
    let home = try Home.furnished()
    let keyring = try TestKeyring()
    home.keyring = keyring
    let stage = try SettingsStage(home: home)
    let bus = try SessionBus(address: keyring.address)
    try bus.attach(to: stage.loop)
    let service = PlayedService(on: bus)
    try stage.wait { service.hasName }
    if isLocked { service.answers["SearchItems"] = [.array(of: "o", []), .array(of: "o", [item])] }
    try stage.open("passwords")
    try stage.wait(for: isLocked ? .identifier("unlock") : ada)
    return (stage, service)
  }

  private var ada: ViewQuery { .type(UITableViewCell.self).label(containing: "ada") }
  private let granted: [BusValue] = [.boolean(false), .variant(.array(of: "o", []))]
  private let turnedAway: [BusValue] = [.boolean(true), .variant(.array(of: "o", []))]

  @Test("ED-3 SY-4 a locked keyring is asked to unlock by a tap and not by opening the page, and the list follows")
  func unlocks() throws {
    let (stage, service) = try open(isLocked: true)
    stage.model.reload()
    try stage.wait { service.calls.count { $0 == "SearchItems" } > 1 }
    #expect(!service.calls.contains("Unlock") && !service.calls.contains("Prompt"))
    try stage.open("unlock")
    try stage.wait { service.calls.contains("Prompt") }
    #expect(stage.app.exists(.label(containing: "Waiting for Your Keyring…")) && !stage.app.exists(ada))
    service.answers["SearchItems"] = nil
    service.complete(granted)
    try stage.wait(for: ada)
    #expect(!stage.app.exists(.identifier("unlock")) && !stage.app.exists(.identifier("wait")))
  }

  @Test("ED-3 SY-4 a question of the keyring that is turned away leaves it locked, and can be asked again")
  func turnsAway() throws {
    let (stage, service) = try open(isLocked: true)
    for count in 1...2 {
      try stage.open("unlock")
      try stage.wait { service.calls.count { $0 == "Prompt" } == count }
      service.complete(turnedAway)
      try stage.wait(for: .label(containing: "was not answered"))
      #expect(stage.app.exists(.identifier("unlock")))
    }
  }

  @Test("ED-3 SY-4 the question is taken back by a tap, and when the page is left", arguments: [true, false])
  func takesBack(_ byTap: Bool) throws {
    let (stage, service) = try open(isLocked: true)
    try stage.open("unlock")
    try stage.wait { service.calls.contains("Prompt") }
    if byTap { try stage.open("cancel") } else { stage.navigation.popViewController(animated: false) }
    try stage.wait { service.calls.contains("Dismiss") }
    if !byTap { try stage.open("passwords") }
    try stage.wait(for: .identifier("unlock"))
    #expect(!stage.app.exists(.label(containing: "was not answered")))
  }

  @Test("ED-3 SY-4 a password that the keyring does not delete stays in the list, and it is said why")
  func refuses() throws {
    let (stage, service) = try open(isLocked: false)
    for (error, reason) in [
      ("org.freedesktop.DBus.Error.AccessDenied", "Your keyring has refused."),
      ("org.freedesktop.Secret.Error.IsLocked", "Your keyring is locked."),
    ] {
      service.failures["Delete"] = error
      try stage.swipe(ada)
      try stage.tap("Delete")
      try stage.tap("Delete")
      try stage.wait(for: .label(containing: reason))
      #expect(stage.app.exists(.label("The Password Could Not Be Deleted")))
      try stage.tap("OK")
      #expect(stage.app.exists(ada))
    }
  }

  @Test("ED-3 SY-4 a login that two keyrings keep says which of them, and what is deleted is the one that was swiped")
  func twice() throws {
    let (stage, service) = try open(isLocked: false)
    service.keepTwice()
    stage.model.reload()
    let work = ViewQuery.type(UITableViewCell.self).label(containing: "Work")
    try stage.wait(for: work)
    #expect(stage.app.exists(.type(UITableViewCell.self).label(containing: "Home")))
    try stage.swipe(work)
    try stage.tap("Delete")
    #expect(stage.app.exists(.label(containing: "“ada · Work” for /usr/bin/shop")))
    try stage.tap("Delete")
    try stage.wait { !service.deleted.isEmpty }
    #expect(service.deleted == ["/org/freedesktop/secrets/collection/work/1"])
  }

  @Test("ED-3 SY-4 no password is fetched for the page, whatever is done on it") func fetchesNothing() throws {
    let (stage, service) = try open(isLocked: false)
    try stage.app.tap(ada)
    try stage.swipe(ada)
    try stage.tap("Delete")
    try stage.tap("Delete")
    try stage.wait { service.calls.contains("Prompt") }
    service.answers["SearchItems"] = [.array(of: "o", []), .array(of: "o", [])]
    service.complete(granted)
    try stage.wait(for: .label(containing: "No Passwords"))
    #expect(service.calls.contains("Delete"))
    #expect(!service.calls.contains("OpenSession") && !service.calls.contains("GetSecret"))
  }
}
