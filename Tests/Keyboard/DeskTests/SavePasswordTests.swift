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
    person.desk.notePasswordNotSaved(try #require(person.services.secretsToSave.last))
    #expect(labels(person).count == 1)
    person.tap("suggestion-1")
    #expect(person.services.savedPasswords.count == 2)
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
      person.blur()
      person.desk.forgetNewPassword()
      take(person)
    }
    if way != "another one" {
      person.tap("a")
      person.tap("b")
    }
    let before = labels(person)
    // The person has turned the keyring's question away.
    person.desk.notePasswordNotSaved(secret)
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
