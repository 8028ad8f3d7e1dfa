// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Geometry
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// The strong password that the bar offers in fields for a new one, as the rules of the desk have it.
@Suite struct NewPasswordTests {
  private static let shop = "/usr/bin/shop"
  /// What a keyring answers that keeps nothing for the app.
  private static let nothing = SavedLogins(program: shop, logins: [], isLocked: false)

  /// Somebody in front of an app that has shown whose field it is.
  private func person(isOffered: Bool = true, hasKeyring: Bool = true) -> HeadlessDesk {
    let person = HeadlessDesk {
      $0.autoFill.offersPasswords = isOffered
      $0.autoFill.logins = hasKeyring ? Self.nothing : nil
    }
    person.field.claimant = 1
    person.field.program = Self.shop
    person.field.tellsText = false
    return person
  }

  private func claim(_ rules: String? = nil, beginsEmpty: Bool = true) -> FieldClaim {
    var claim = FieldClaim()
    (claim.purpose, claim.hints) = (.password, .hiddenText)
    claim.content = ContentType(rawValue: "new-password")
    claim.passwordRules = rules
    claim.beginsEmpty = beginsEmpty
    return claim
  }

  /// Gives a field of the app the focus.
  private func focus(_ person: HeadlessDesk, _ claim: FieldClaim) {
    person.field.told = claim
    person.focus(FieldTraits(purpose: .password, hints: .hiddenText))
  }

  private func offers(_ person: HeadlessDesk) -> [Suggestion] {
    person.desk.keys?.suggestions.map(\.suggestion) ?? []
  }

  /// Takes the password, as the app does when its field is typed into.
  private func take(_ person: HeadlessDesk) {
    person.tap("suggestion-1")
    person.claim { $0.beginsEmpty = person.text.isEmpty }
  }

  @Test("ED-3 a field for a new password is offered a strong one, and the app gets it by a tap and not before")
  func offered() throws {
    let person = person()
    focus(person, claim())
    let offer = try #require(offers(person).first)
    #expect(offers(person).count == 1 && offer.label == "Strong Password")
    let shown = try #require(offer.secret?.text)
    #expect(person.text.isEmpty && shown.count == 20)
    take(person)
    #expect(person.text == shown && offers(person).isEmpty)
  }

  @Test("ED-3 it is kept for the user name as it was typed, also where a slow app has not told the end of that")
  func slowName() {
    for isSlow in [false, true] {
      let person = person()
      (person.field.tellsText, person.field.isSlow) = (true, isSlow)
      var name = FieldClaim()
      name.content = ContentType(rawValue: "username")
      person.field.told = name
      person.focus()
      person.type("ada")
      person.field.isSlow = false
      focus(person, claim())
      take(person)
      #expect(offers(person).map(\.label) == ["Save Password · ada"])
    }
  }

  @Test("ED-3 it keeps the rules of the app") func rules() {
    for _ in 0..<20 {
      let person = person()
      focus(person, claim("required: digit; minlength: 6; maxlength: 8;"))
      take(person)
      #expect((6...8).contains(person.text.count) && person.text.allSatisfy(\.isNumber))
      #expect(person.services.reports.isEmpty)
    }
  }

  @Test(
    "ED-3 rules that cannot be kept are told in the log without their text, and a usual password is offered",
    arguments: ["minlength: zebra", "required: upper; required: digit; maxlength: 1"])
  func badRules(_ rules: String) {
    let person = person()
    focus(person, claim(rules))
    person.claim { $0.isReturnEnabled = false }
    take(person)
    #expect(person.text.count == 20 && person.text.filter { $0 == "-" }.count == 2)
    #expect(person.services.reports.count == 1)
    #expect(person.services.reports.allSatisfy { $0.contains("password") && !$0.contains("zebra") })
    #expect(person.services.reports.allSatisfy { !$0.contains(person.text) })
  }

  @Test("ED-3 the field that repeats it is offered the same, and every other another one") func repeated() {
    let person = person()
    focus(person, claim())
    take(person)
    let first = person.text
    // Between two fields of an app none has focus for a moment.
    person.blur()
    focus(person, claim())
    take(person)
    #expect(person.text == first)
    focus(person, claim("minlength: 12;"))
    take(person)
    #expect(person.text != first && person.text.count == 20)
    person.field.claimant = 2
    focus(person, claim())
    let others = offers(person).first?.secret?.text
    #expect(others?.count == 20 && others != first)
  }

  @Test("ED-3 it is wiped when an ordinary field follows, when the keyboard goes, and when the settings say so")
  func wiped() throws {
    for way in ["field", "keyboard", "settings"] {
      let person = person()
      focus(person, claim())
      let secret = try #require(offers(person).first?.secret)
      #expect(!secret.text.isEmpty)
      switch way {
      case "field":
        person.field.told = nil
        person.focus()
      case "keyboard":
        person.blur()
        person.wait(3000)
        #expect(!person.isShown)
      default: person.desk.situation.autoFill.offersPasswords = false
      }
      #expect(secret.text.isEmpty && offers(person).isEmpty, "\(way)")
    }
  }

  @Test("ED-3 where text stands in the field nothing is offered, until it is empty again") func text() {
    let person = person()
    focus(person, claim(beginsEmpty: false))
    #expect(offers(person).isEmpty)
    person.claim { $0.beginsEmpty = true }
    #expect(offers(person).count == 1)
    person.claim { $0.beginsEmpty = false }
    #expect(offers(person).isEmpty)
  }

  @Test(
    "ED-3 none is offered for a password that there is, to an unknown app, to the desktop, or against the settings",
    arguments: ["current", "stranger", "unknown program", "desktop", "settings"])
  func notOffered(_ kind: String) {
    let person = person(isOffered: kind != "settings")
    if kind == "stranger" { person.field.claimant = nil }
    if kind == "unknown program" { person.field.program = nil }
    if kind == "desktop" { person.field.app = .desktop }
    var claim = claim()
    if kind == "current" { claim.content = ContentType(rawValue: "password") }
    focus(person, claim)
    #expect(offers(person).isEmpty)
  }

  @Test("ED-3 without a keyring that could keep it none is offered, and one that answers is offered to keep it")
  func keyring() {
    let person = person(hasKeyring: false)
    focus(person, claim())
    #expect(person.services.loginPrograms == [Self.shop] && offers(person).isEmpty)
    person.desk.situation.autoFill.logins = SavedLogins(program: "/usr/bin/bank", logins: [], isLocked: false)
    #expect(offers(person).isEmpty)
    person.desk.situation.autoFill.logins = Self.nothing
    #expect(offers(person).map(\.label) == ["Strong Password"])
    person.desk.situation.autoFill.logins = nil
    #expect(offers(person).isEmpty)
    person.desk.situation.autoFill.logins = Self.nothing
    take(person)
    let first = person.text
    // The field that repeats it wants the same, whatever has become of the keyring.
    person.desk.situation.autoFill.logins = nil
    focus(person, claim())
    take(person)
    #expect(person.text == first)
  }

  @Test("ED-3 what is typed into a field for a code that counts once is treated as a secret when it is left")
  func code() {
    let person = HeadlessDesk { $0.autoFill.code = OneTimeCode("123456", sender: "") }
    person.focus(FieldTraits(purpose: .digits))
    #expect(person.services.targets.last?.secrecy == .ordinary)
    person.claim {
      $0.purpose = .digits
      $0.content = ContentType(rawValue: "one-time-code")
    }
    #expect(person.services.targets.last?.secrecy == .unknown)
  }
}
