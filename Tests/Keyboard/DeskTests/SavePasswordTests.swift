// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// The offer to keep a password that the keyboard has made up.
@Suite struct SavePasswordTests {
  private static let shop = "/usr/bin/shop"

  private func person(program: String? = shop) -> HeadlessDesk {
    let person = HeadlessDesk {
      $0.autoFill.offersPasswords = true
      $0.autoFill.logins = program.map { SavedLogins(program: $0, logins: [], isLocked: false) }
    }
    person.field.claimant = 1
    person.field.program = program
    return person
  }

  /// Writes a user name into a field of the app.
  private func write(_ username: String, in person: HeadlessDesk, content: String = "username") {
    var claim = FieldClaim()
    claim.content = ContentType(rawValue: content)
    person.field.told = claim
    person.field.tellsText = true
    person.focus()
    person.field.change(to: username)
    person.desk.followField(.appChangedText)
  }

  /// Takes the password in a field for a new one, as the app does when its field is typed into.
  private func take(_ person: HeadlessDesk) {
    var claim = FieldClaim()
    (claim.purpose, claim.hints, claim.beginsEmpty) = (.password, .hiddenText, true)
    claim.content = ContentType(rawValue: "new-password")
    person.field.told = claim
    person.field.tellsText = false
    person.focus(FieldTraits(purpose: .password, hints: .hiddenText))
    person.tap("suggestion-1")
    person.claim { $0.beginsEmpty = person.text.isEmpty }
  }

  private func labels(_ person: HeadlessDesk) -> [String] {
    person.desk.keys?.suggestions.map(\.suggestion.label) ?? []
  }

  @Test(
    "ED-3 a strong password that was taken is kept for the user name above it by a tap, and not before",
    arguments: ["username", "email"])
  func saves(_ content: String) {
    let person = person()
    write("ada@example.org", in: person, content: content)
    take(person)
    #expect(labels(person) == ["Save Password \u{00B7} ada@example.org"])
    person.wait(5000)
    #expect(person.services.savedPasswords.isEmpty)
    let password = person.text
    person.tap("suggestion-1")
    #expect(person.services.savedPasswords == [[password, "ada@example.org", Self.shop]])
    #expect(person.text == password && labels(person).isEmpty)
    // The field that repeats it needs no second question.
    person.blur()
    take(person)
    #expect(person.text == password && labels(person).isEmpty)
  }

  @Test("ED-3 the user name is known although the app tells of its next field a moment after that has focus")
  func slowApp() {
    let person = person()
    write("ada", in: person)
    (person.field.told, person.field.claimant) = (nil, nil)
    person.focus(FieldTraits(purpose: .password, hints: .hiddenText))
    person.field.claimant = 1
    take(person)
    #expect(labels(person) == ["Save Password \u{00B7} ada"])
    // With the keyboard the form is over.
    person.blur()
    person.wait(3000)
    #expect(!person.isShown)
    take(person)
    #expect(person.text.count == 20 && labels(person).isEmpty)
  }

  @Test("ED-3 a password that could not be kept is offered to be kept again") func failed() throws {
    let person = person()
    write("ada", in: person)
    take(person)
    person.tap("suggestion-1")
    #expect(labels(person).isEmpty)
    person.desk.noteSavingEnd(of: try #require(person.services.secretsToSave.last), isSaved: false)
    #expect(labels(person) == ["Not Saved. Try Again \u{00B7} ada"])
    person.tap("suggestion-1")
    #expect(person.services.savedPasswords.count == 2 && labels(person).isEmpty)
    person.desk.noteSavingEnd(of: try #require(person.services.secretsToSave.last), isSaved: true)
    #expect(labels(person).isEmpty)
  }

  /// The keyring's window takes the focus, and is typed into.
  private func goToKeyring(_ person: HeadlessDesk) {
    person.blur()
    (person.field.told, person.field.claimant, person.field.program) = (nil, nil, "/usr/libexec/gcr-prompter")
    person.focus(FieldTraits(hints: .hiddenText))
    person.tap("q")
  }

  /// The app's field for a new password, of which nothing is known, has the focus again.
  private func comeBack(_ person: HeadlessDesk, beginsEmpty: Bool = true) {
    person.blur()
    (person.field.claimant, person.field.program) = (1, Self.shop)
    var claim = FieldClaim()
    (claim.purpose, claim.hints, claim.beginsEmpty) = (.password, .hiddenText, beginsEmpty)
    claim.content = ContentType(rawValue: "new-password")
    person.field.told = claim
    person.focus(FieldTraits(purpose: .password, hints: .hiddenText))
  }

  @Test(
    "ED-3 a password that the keyring has not kept is offered again where it stands, until other keys are touched",
    arguments: [true, false], [true, false])
  func keptField(isSaved: Bool, endsInWindow: Bool) throws {
    let person = person()
    write("ada", in: person)
    take(person)
    let password = person.text
    person.tap("suggestion-1")
    goToKeyring(person)
    let secret = try #require(person.services.secretsToSave.last)
    // The window may be gone before the keyring has answered.
    if endsInWindow { person.desk.noteSavingEnd(of: secret, isSaved: isSaved) }
    comeBack(person, beginsEmpty: false)
    if !endsInWindow { person.desk.noteSavingEnd(of: secret, isSaved: isSaved) }
    guard !isSaved else { return #expect(labels(person).isEmpty) }
    #expect(labels(person) == ["Not Saved. Try Again \u{00B7} ada"])
    person.tap("suggestion-1")
    #expect(person.services.savedPasswords.map { $0[0] } == [password, password] && labels(person).isEmpty)
    goToKeyring(person)
    person.desk.noteSavingEnd(of: try #require(person.services.secretsToSave.last), isSaved: false)
    comeBack(person, beginsEmpty: false)
    for key in ["a", "suggestion-1"] { person.tap(key) }
    #expect(labels(person).isEmpty && person.services.savedPasswords.count == 2)
  }

  @Test(
    "ED-3 a password is still there when the keyring's window has been in front of its field, kept or not",
    arguments: [true, false], [true, false])
  func behindWindow(isSaved: Bool, endsInWindow: Bool) throws {
    let person = person()
    write("ada", in: person)
    take(person)
    let password = person.text
    person.tap("suggestion-1")
    let secret = try #require(person.services.secretsToSave.last)
    goToKeyring(person)
    #expect(labels(person).isEmpty)
    if endsInWindow { person.desk.noteSavingEnd(of: secret, isSaved: isSaved) }
    comeBack(person)
    if !endsInWindow { person.desk.noteSavingEnd(of: secret, isSaved: isSaved) }
    let again = isSaved ? [] : ["Not Saved. Try Again \u{00B7} ada"]
    #expect(labels(person) == again + ["Strong Password"])
    person.tap("suggestion-1")
    if isSaved {
      // As the field that repeats it.
      #expect(person.text == password && person.services.savedPasswords.count == 1)
    } else {
      #expect(person.services.savedPasswords.map { $0[0] } == [password, password])
    }
  }

  @Test(
    "ED-3 a password whose field does not come back is wiped once the keyring has answered",
    arguments: ["in time", "in another field"])
  func setAside(_ way: String) throws {
    let person = person()
    write("ada", in: person)
    take(person)
    person.tap("suggestion-1")
    let secret = try #require(person.services.secretsToSave.last)
    goToKeyring(person)
    // A person may take their time to think of a password.
    person.wait(120_000)
    #expect(!secret.text.isEmpty)
    person.desk.noteSavingEnd(of: secret, isSaved: false)
    person.wait(29_000)
    #expect(!secret.text.isEmpty)
    if way == "in time" {
      person.wait(2_000)
    } else {
      person.blur()
      (person.field.claimant, person.field.program) = (1, Self.shop)
      write("ada", in: person)
    }
    #expect(secret.text.isEmpty)
    comeBack(person)
    #expect(labels(person).count == 1)
  }

  @Test(
    "ED-3 what was typed while the keyring asked is not kept in the place of the password",
    arguments: ["typed on", "another one", "typed into another one"])
  func failedLate(_ way: String) throws {
    let person = person()
    write("ada", in: person)
    take(person)
    person.tap("suggestion-1")
    let secret = try #require(person.services.secretsToSave.last)
    if way != "typed on" {
      person.field.claimant = 2
      write("ada", in: person)
      take(person)
    }
    if way != "another one" {
      person.tap("a")
      person.tap("b")
    }
    let before = labels(person)
    // The person has turned the keyring's question away.
    person.desk.noteSavingEnd(of: secret, isSaved: false)
    #expect(labels(person) == before)
    if !before.isEmpty { person.tap("suggestion-1") }
    #expect(person.services.savedPasswords.count == (way == "another one" ? 2 : 1))
    #expect(way != "another one" || person.services.secretsToSave.last != secret)
  }

  @Test("ED-3 nothing is kept that may differ from what stands in the field") func changed() {
    let person = person()
    write("ada", in: person)
    take(person)
    person.tap("a")
    person.tap("suggestion-1")
    #expect(person.services.savedPasswords.isEmpty && labels(person).isEmpty)
    person.claim { $0.beginsEmpty = true }
    #expect(labels(person).isEmpty)
  }

  @Test(
    "ED-3 without a user name, for that of another app, or once the keyring has gone, nothing is offered to be kept",
    arguments: ["no name", "empty", "other app", "no keyring"])
  func notOffered(_ kind: String) {
    let person = person()
    if kind != "no name" { write(kind == "empty" ? "" : "ada", in: person) }
    if kind == "other app" { person.field.claimant = 2 }
    take(person)
    if kind == "no keyring" {
      #expect(labels(person).count == 1)
      person.desk.situation.autoFill.logins = nil
    }
    #expect(person.text.count == 20 && labels(person).isEmpty)
  }
}
