// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ContactCards
import FieldChannel
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// User names and passwords that the keyring keeps, as the bar offers them.
@Suite struct SavedLoginTests {
  private static let shop = "/usr/bin/shop"
  private static let logins = [
    SavedLogins.Login(username: "ada@example.org", item: "/item/1"), .init(username: "bob", item: "/item/2"),
  ]

  /// Somebody in front of an app that has shown whose field it is.
  private func person(program: String? = shop, isWanted: Bool = true) -> HeadlessDesk {
    let person = HeadlessDesk { $0.autoFill.offersPasswords = isWanted }
    person.field.claimant = 1
    person.field.program = program
    return person
  }

  /// Gives a field for a user name, or for a password, the focus.
  private func focus(_ person: HeadlessDesk, password: Bool, others: [String] = [], beginsEmpty: Bool = true) {
    var claim = FieldClaim()
    if password { (claim.purpose, claim.hints, claim.beginsEmpty) = (.password, .hiddenText, beginsEmpty) }
    claim.content = ContentType(rawValue: password ? "password" : "username")
    claim.otherContents = others.map(ContentType.init(rawValue:))
    person.field.told = claim
    person.field.tellsText = !password
    person.focus(password ? FieldTraits(purpose: .password, hints: .hiddenText) : FieldTraits())
  }

  /// The keyring answers.
  private func find(
    _ person: HeadlessDesk, _ logins: [SavedLogins.Login] = SavedLoginTests.logins, for program: String = shop,
    isLocked: Bool = false
  ) {
    person.desk.situation.autoFill.logins = SavedLogins(program: program, logins: logins, isLocked: isLocked)
  }

  private func labels(_ person: HeadlessDesk) -> [String] {
    person.desk.keys?.suggestions.map(\.suggestion.label) ?? []
  }

  @Test("ED-3 a field for a password is offered the user names that are kept, and the password comes by a tap only")
  func password() {
    let person = person()
    focus(person, password: true)
    #expect(person.services.loginPrograms == [Self.shop] && labels(person).isEmpty)
    find(person)
    #expect(labels(person) == ["Password · ada@example.org", "Password · bob"])
    person.wait(5000)
    #expect(person.services.fetchedItems.isEmpty && person.text.isEmpty)
    person.tap("suggestion-2")
    #expect(person.services.fetchedItems == ["/item/2"] && person.text.isEmpty)
    let secret = SecretText("coffee")
    person.desk.take(secret, of: "/item/2")
    #expect(person.text == "coffee" && secret.text.isEmpty)
    #expect(person.services.filledTexts.isEmpty)
  }

  @Test("ED-3 one tap fills the user name and the password of a form, whichever of the fields has focus")
  func pair() {
    let person = person()
    focus(person, password: false, others: ["password"])
    find(person)
    #expect(labels(person) == ["Password · ada@example.org", "Password · bob"])
    person.tap("suggestion-1")
    #expect(person.text == "ada@example.org" && person.services.fetchedItems == ["/item/1"])
    person.desk.take(SecretText("coffee"), of: "/item/1")
    #expect(person.services.filledTexts == [FieldText("coffee", as: ContentType(rawValue: "password"))])
    #expect(person.text == "ada@example.org")
    focus(person, password: true, others: ["username"])
    person.tap("suggestion-2")
    person.desk.take(SecretText("tea"), of: "/item/2")
    #expect(person.text == "tea")
    #expect(person.services.filledTexts.last == FieldText("bob", as: LoginWish.username))
  }

  @Test("ED-3 a user name alone is filled in without its password being fetched") func usernameAlone() {
    let person = person()
    focus(person, password: false)
    find(person)
    person.type("b")
    #expect(labels(person) == ["Password · bob"])
    person.tap("suggestion-1")
    #expect(person.text == "bob" && person.services.fetchedItems.isEmpty)
  }

  @Test(
    "ED-3 a password that comes too late is wiped, and typed nowhere",
    arguments: ["field", "app", "typing", "text", "other", "settings", "lock screen"])
  func late(_ way: String) {
    let person = person()
    focus(person, password: true)
    find(person)
    person.tap("suggestion-1")
    switch way {
    case "field": focus(person, password: true)
    case "app": person.field.claimant = 2
    case "typing": person.tap("a")
    case "text": person.claim { $0.beginsEmpty = false }
    case "settings": person.desk.situation.autoFill.offersPasswords = false
    case "lock screen":
      person.field.app = .desktop
      person.desk.followApp()
    default: break
    }
    let before = person.text
    let secret = SecretText("coffee")
    person.desk.take(secret, of: way == "other" ? "/item/2" : "/item/1")
    #expect(person.text == before && secret.text.isEmpty)
  }

  @Test("ED-3 a field is filled with a password once, also where its app is slow to tell that it has it") func once() {
    let person = person()
    focus(person, password: true)
    find(person)
    person.tap("suggestion-1")
    person.desk.take(SecretText("coffee"), of: "/item/1")
    #expect(person.text == "coffee" && labels(person).isEmpty)
    // Something else is known of the keyring; the app has not said anything yet.
    find(person, [SavedLoginTests.logins[0]])
    #expect(labels(person).isEmpty)
    person.claim { $0.beginsEmpty = false }
    #expect(labels(person).isEmpty)
    // The person has deleted it.
    person.claim { $0.beginsEmpty = true }
    #expect(labels(person) == ["Password \u{00B7} ada@example.org"])
  }

  @Test("ED-3 a password that comes is a secret in memory, also when the keyboard has left the screen since the tap")
  func secretAgain() {
    for isForPassword in [true, false] {
      let person = person()
      focus(person, password: isForPassword, others: isForPassword ? [] : ["password"])
      find(person)
      person.tap("suggestion-1")
      let count = person.services.fillCount
      person.desk.take(SecretText("coffee"), of: "/item/1")
      #expect(person.services.fillCount == count + 1)
    }
  }

  @Test("ED-1 ED-3 what is taken is for the field that has focus, and follows the focus to no other") func here() {
    let person = person()
    focus(person, password: false, others: ["password"])
    find(person)
    person.tap("suggestion-1")
    #expect(person.text == "ada@example.org" && person.field.fillCount == 1)
    focus(person, password: true)
    person.tap("suggestion-1")
    person.desk.take(SecretText("coffee"), of: "/item/1")
    #expect(person.text == "coffee" && person.field.fillCount == 2)
  }

  @Test("ED-3 a locked keyring is asked to unlock by a tap, and not by the focus of a field") func locked() {
    for isForPassword in [true, false] {
      let person = person()
      focus(person, password: isForPassword)
      find(person, [], isLocked: true)
      #expect(labels(person) == ["Unlock Passwords"])
      person.wait(5000)
      #expect(person.services.unlockCount == 0)
      person.tap("suggestion-1")
      #expect(person.services.unlockCount == 1 && person.text.isEmpty && person.services.fetchedItems.isEmpty)
      find(person)
      #expect(labels(person).count == 2)
    }
  }

  @Test(
    "ED-3 nothing is looked for or offered for an unknown app, another one, the desktop, or against the settings",
    arguments: ["stranger", "unknown program", "desktop", "settings", "ordinary", "new password"])
  func notOffered(_ kind: String) {
    let person = person(program: kind == "unknown program" ? nil : Self.shop, isWanted: kind != "settings")
    if kind == "stranger" { person.field.claimant = nil }
    if kind == "desktop" { person.field.app = .desktop }
    focus(person, password: true)
    if kind == "ordinary" || kind == "new password" {
      focus(person, password: false)
      person.claim { $0.content = ContentType(rawValue: kind == "ordinary" ? "nickname" : "new-password") }
    }
    find(person)
    #expect(labels(person).isEmpty)
    #expect(person.services.loginPrograms.compactMap { $0 }.isEmpty || ["ordinary", "new password"].contains(kind))
    // What is to be offered a new one asks whether there is a keyring that may keep it.
    #expect(person.services.loginPrograms.last.flatMap { $0 } == (kind == "new password" ? Self.shop : nil))
  }

  @Test("ED-3 what is kept for one app is not offered in the next, not even for a moment") func otherApp() {
    let person = person()
    focus(person, password: true)
    find(person)
    #expect(labels(person).count == 2)
    person.field.claimant = 2
    person.field.program = "/usr/bin/bank"
    focus(person, password: true)
    #expect(person.services.loginPrograms == [Self.shop, "/usr/bin/bank"] && labels(person).isEmpty)
    // An answer for the app before.
    find(person)
    #expect(labels(person).isEmpty)
    person.blur()
    #expect(person.services.loginPrograms.last == .some(nil))
  }

  @Test("ED-3 where text stands in the field for a password nothing is offered") func text() {
    let person = person()
    focus(person, password: true, beginsEmpty: false)
    find(person)
    #expect(labels(person).isEmpty)
    person.claim { $0.beginsEmpty = true }
    #expect(labels(person).count == 2)
  }

  @Test("ED-1 ED-3 a field for a user name is offered the card where nothing is kept") func card() {
    let person = person()
    var card = ContactCard()
    card.emails = ["ada@home.example"]
    person.desk.situation.autoFill.card = card
    focus(person, password: false)
    #expect(labels(person) == ["Email · ada@home.example"])
    find(person, [])
    #expect(labels(person) == ["Email · ada@home.example"])
    find(person)
    #expect(labels(person) == ["Password · ada@example.org", "Password · bob"])
  }
}
