// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ContactCards
import ExamplePictures
import Foundation
import KeyboardTesting
import SettingsPages
import Testing
import UIKitCore

@testable import settings_pictures

/// The page of the person's own card, and the file that it writes.
@Suite(.serialized) struct CardTests {
  private static let ada = """
    BEGIN:VCARD\r
    VERSION:4.0\r
    FN:Ada Lovelace\r
    N:Lovelace;Ada;;;\r
    EMAIL;TYPE=home:ada@home.example\r
    TEL:+44-20-5550100\r
    PHOTO:data:image/png;base64,AAAA\r
    END:VCARD\r

    """

  private func open(_ home: Home, _ variant: Variant = Variant(name: "quick", scale: 1)) throws -> SettingsStage {
    let stage = try SettingsStage(variant, home: home)
    try stage.tap("My Card", "내 카드")
    return stage
  }

  private func lines(_ home: Home) throws -> [String] {
    try String(contentsOf: home.card, encoding: .utf8).components(separatedBy: "\r\n")
  }

  private func enter(_ text: String, into id: String, _ stage: SettingsStage) throws {
    if !stage.app.exists(.identifier(id)) { try stage.app.scroll(to: .identifier(id)) }
    try stage.app.tap(.identifier(id))
    stage.app.settle()
    stage.app.type(text)
    stage.app.settle()
  }

  private func erase(_ count: Int, _ stage: SettingsStage) {
    for _ in 0..<count { stage.app.press(.keyboardDeleteOrBackspace) }
  }

  @Test("ED-1 SY-4 a card is made field by field: each is saved as it is left, for its owner's eyes only")
  func newCard() throws {
    let home = try Home.furnished()
    let stage = try open(home)
    try enter("Ada", into: "given-name", stage)
    #expect(!FileManager.default.fileExists(atPath: home.card.path(percentEncoded: false)))
    try stage.app.tap("Next")
    stage.app.settle()
    #expect(try lines(home) == ["BEGIN:VCARD", "VERSION:4.0", "FN:Ada", "N:;Ada;;;", "END:VCARD", ""])
    stage.app.type("Lovelace\n")
    stage.app.settle()
    #expect(try lines(home)[2...3] == ["FN:Ada Lovelace", "N:Lovelace;Ada;;;"])
    try enter("ada@home.example", into: "email-1", stage)
    try stage.app.tap("Done")
    stage.app.settle()
    #expect(try lines(home)[4] == "EMAIL:ada@home.example")
    let attributes = try FileManager.default.attributesOfItem(atPath: home.card.path(percentEncoded: false))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    stage.navigation.popViewController(animated: false)
    stage.app.settle()
    #expect(stage.app.exists(.label(containing: "Ada Lovelace")))
  }

  @Test("ED-1 SY-4 what the page does not know stays in the file, and what is not touched stays as it was written")
  func otherProperties() throws {
    let home = try Home.furnished()
    try home.write(Self.ada, to: home.card)
    let stage = try open(home)
    try stage.app.tap(.identifier("phone-1"))
    stage.app.settle()
    try stage.app.tap("Done")
    stage.app.settle()
    #expect(try String(contentsOf: home.card, encoding: .utf8) == Self.ada)
    try stage.tap("More Name Fields")
    try enter("x", into: "nickname", stage)
    try stage.app.tap("Done")
    stage.app.settle()
    let card = Self.ada.replacingOccurrences(of: "END:VCARD", with: "NICKNAME:x\r\nEND:VCARD")
    #expect(try String(contentsOf: home.card, encoding: .utf8) == card)
  }

  @Test("ED-4 SY-4 what is no address is not saved; the page says so until it is mended") func mistakes() throws {
    let home = try Home.furnished()
    try home.write(Self.ada, to: home.card)
    let stage = try open(home)
    try enter("x", into: "email-1", stage)
    erase(9, stage)
    try stage.app.tap("Next")
    stage.app.settle()
    let problem = ViewQuery.label("Enter an email address, such as name@example.com.")
    #expect(stage.app.exists(problem))
    #expect(try String(contentsOf: home.card, encoding: .utf8) == Self.ada)
    try stage.app.tap("Previous")
    stage.app.settle()
    stage.app.type(".test")
    #expect(!stage.app.exists(problem))
    try stage.app.tap("Done")
    stage.app.settle()
    #expect(try lines(home).contains("EMAIL;TYPE=home:ada@home.test"))
  }

  @Test("ED-1 SY-4 another address, a number and a birthday get lines of their own") func more() throws {
    let home = try Home.furnished()
    try home.write(Self.ada, to: home.card)
    let stage = try open(home, Variant(name: "quick", scale: 1, languages: ["en-US"]))
    try stage.tap("Add Email")
    stage.app.type("ada@work.example\n")
    stage.app.settle()
    try enter("York", into: "city-1", stage)
    try enter("11121985", into: "birthday", stage)
    try stage.app.tap("Done")
    stage.app.settle()
    let lines = try lines(home)
    #expect(lines.contains("EMAIL:ada@work.example") && lines.contains("EMAIL;TYPE=home:ada@home.example"))
    #expect(lines.contains("ADR:;;;York;;;") && lines.contains("BDAY:19851112"))
  }

  @Test("ED-4 SY-4 a phone number has the dashes of the person's region as it is typed")
  func phoneNumber() throws {
    let home = try Home.furnished()
    let stage = try open(home, Variant(name: "quick", scale: 1, languages: ["ko-KR"]))
    try enter("01012345678", into: "phone-1", stage)
    let field = try #require(stage.app.all(.identifier("phone-1")).first as? UITextField)
    #expect(field.text == "010-1234-5678")
  }

  @Test("ED-1 SY-4 a birthday in the year 0, as some programs write one without a year, stays as it is")
  func unusualBirthday() throws {
    let home = try Home.furnished()
    let file = Self.ada.replacingOccurrences(of: "END:VCARD", with: "BDAY:00000203\r\nEND:VCARD")
    try home.write(file, to: home.card)
    let stage = try open(home)
    try enter("Engines", into: "organization", stage)
    try stage.app.tap("Done")
    stage.app.settle()
    let lines = try lines(home)
    #expect(lines.contains("BDAY:00000203") && lines.contains("ORG:Engines"))
  }

  @Test(
    "ED-1 SY-4 what another program changes meanwhile is kept; the same part is asked about", arguments: [true, false])
  func twoWriters(_ keepsMine: Bool) throws {
    let home = try Home.furnished()
    try home.write(Self.ada, to: home.card)
    let stage = try open(home)
    try enter("Engines", into: "organization", stage)
    let theirs = Self.ada.replacingOccurrences(of: "END:VCARD", with: "ORG:Society\r\nTITLE:Fellow\r\nEND:VCARD")
    try home.write(theirs, to: home.card)
    try stage.app.tap("Next")
    stage.app.settle()
    #expect(stage.app.exists(.label("Your Card Was Changed Elsewhere")))
    #expect(try String(contentsOf: home.card, encoding: .utf8) == theirs)
    try stage.tap(keepsMine ? "Keep Mine" : "Use the Other Change")
    let card = try ContactCard(parsing: Array(Data(contentsOf: home.card)))
    #expect(card.organization == (keepsMine ? "Engines" : "Society"))
    #expect(card.jobTitle == "Fellow")
    let field = try stage.app.find(UITextField.self, .identifier("organization"))
    #expect(field.text == card.organization)
  }

  @Test("ED-1 SY-4 a file that is no card is left alone, and the page says what is wrong with it") func damaged() throws
  {
    let home = try Home.furnished()
    try home.write("BEGIN:VCARD\nVERSION:4.0\nFN:Ada\n", to: home.card)
    let stage = try open(home)
    #expect(stage.app.exists(.label(containing: "END:VCARD is missing")))
    #expect(!stage.app.exists(.type(UITextField.self)))
    try home.write(Self.ada, to: home.card)
    stage.model.reload()
    stage.app.settle()
    #expect(stage.app.exists(.identifier("given-name")))
  }

  @Test("ED-1 SY-4 in Korean the family name comes first, and the whole name has no blanks") func korean() throws {
    let home = try Home.furnished()
    try home.write("BEGIN:VCARD\nVERSION:4.0\nFN:민지\nN:;민지;;;\nEND:VCARD\n", to: home.card)
    let stage = try open(home, Variant(name: "quick", scale: 1, languages: ["ko-KR"]))
    let fields = stage.app.all(UITextField.self).compactMap(\.accessibilityIdentifier)
    #expect(Array(fields.prefix(2)) == ["family-name", "given-name"])
    try enter("김", into: "family-name", stage)
    try stage.app.tap("완료")
    stage.app.settle()
    #expect(try String(contentsOf: home.card, encoding: .utf8).contains("FN:김민지\nN:김;민지;;;\n"))
  }
}
