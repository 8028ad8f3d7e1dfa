// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CheckoutForm
import ContactCards
import ExamplePictures
import Foundation
import KeyboardTesting
import Testing
import UIKitCore

@testable import checkout_pictures

/// The checkout (Examples/Checkout), filled by touch on the keyboard in the app.
@MainActor @Suite(.serialized) struct CheckoutTests {
  private static let card: ContactCard = {
    var card = ContactCard()
    card.fullName = "Ada Lovelace"
    (card.name.given, card.name.family) = ("Ada", "Lovelace")
    card.emails = ["ada@home.example"]
    card.phones = ["2125550142"]
    var address = ContactCard.Address()
    (address.street, address.city, address.region) = ("12 Orchard Street", "New York", "NY")
    (address.postalCode, address.country) = ("10002", "United States")
    card.addresses = [address]
    return card
  }()

  /// The rows that a card knows, with what stands there in the end.
  private func known(_ form: CheckoutController) -> [(row: EntryFieldView, typed: String, shown: String)] {
    let rows = form.rows
    return [
      (rows.givenName, "Ada", "Ada"), (rows.familyName, "Lovelace", "Lovelace"),
      (rows.email, "ada@home.example", "ada@home.example"), (rows.phone, "2125550142", "(212) 555-0142"),
      (rows.street, "12 Orchard Street", "12 Orchard Street"), (rows.apartment, "", ""),
      (rows.city, "New York", "New York"), (rows.state, "NY", "NY"), (rows.postalCode, "10002", "10002"),
      (rows.country, "United States", "United States"),
    ]
  }

  /// The month that it is, in a year, as it stands on cards.
  private static var nextYear: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "MM/yy"
    return formatter.string(from: Calendar.current.date(byAdding: .year, value: 1, to: Date()) ?? Date())
  }

  private func type(_ amount: String, _ person: TouchTypist) throws {
    try person.tap(.view(person.stage.form.rows.amount.textField))
    try person.type(amount)
  }

  private func pay(_ person: TouchTypist) throws {
    let rows = person.stage.form.rows
    try person.go(to: rows.card)
    try person.type("4111111111111111")
    try person.go(to: rows.expiry)
    try person.turnToNextYear()
    #expect(!person.stage.form.payButton.isEnabled)
    try person.go(to: rows.password)
    try person.type("Engine42")
    #expect(rows.card.textField.text == "4111 1111 1111 1111" && rows.expiry.textField.text == Self.nextYear)
    try person.tap(.view(person.stage.form.payButton))
    #expect(person.stage.app.exists(.label(containing: "on its way to ada@home.example")))
  }

  /// Fills all rows by typing.
  ///
  /// - Returns: Taps and seconds of those that a card knows, and of all.
  private func fillByTyping() throws -> (known: (taps: Int, seconds: Double), all: (taps: Int, seconds: Double)) {
    let person = TouchTypist()
    try type("50", person)
    let before = (person.taps, person.seconds)
    for (row, typed, shown) in known(person.stage.form) {
      try person.go(to: row)
      try person.type(typed)
      #expect(row.textField.text == shown)
    }
    let cost = (person.taps - before.0, person.seconds - before.1)
    try pay(person)
    return (cost, (person.taps, person.seconds))
  }

  /// Fills all rows, those that the card knows from the bar.
  private func fillByOffers() throws -> (known: (taps: Int, seconds: Double), all: (taps: Int, seconds: Double)) {
    let person = TouchTypist(card: Self.card)
    try type("50", person)
    let before = (person.taps, person.seconds)
    for (row, typed, _) in known(person.stage.form) {
      try person.go(to: row)
      guard row.textField.text?.isEmpty == true, !typed.isEmpty else { continue }
      #expect(person.shows(typed), "\(typed) is offered")
      try person.tapKey(typed)
    }
    for (row, _, shown) in known(person.stage.form) { #expect(row.textField.text == shown) }
    let cost = (person.taps - before.0, person.seconds - before.1)
    try pay(person)
    return (cost, (person.taps, person.seconds))
  }

  @Test("ED-1 with AutoFill what a card knows takes at most a fifth of the taps, and all of a form two fifths")
  func taps() throws {
    let typed = try fillByTyping()
    let offered = try fillByOffers()
    for (name, run) in [("typed", typed), ("with AutoFill", offered)] {
      print(
        "checkout, \(name): \(run.known.taps) taps in \(Int(run.known.seconds)) s for what a card knows, "
          + "\(run.all.taps) taps in \(Int(run.all.seconds)) s for all")
    }
    #expect(offered.known.taps * 5 <= typed.known.taps)
    #expect(offered.known.seconds * 4 < typed.known.seconds)
    // The amount, the card's number and the password are typed in both; the keyboard in an app makes up no passwords.
    #expect(offered.all.taps * 5 <= typed.all.taps * 2)
  }

  @Test("ED-1 nothing of a card is in a field before a tap on the offer, and that fills its part of the form alone")
  func onlyByTap() throws {
    let person = TouchTypist(card: Self.card)
    let rows = person.stage.form.rows
    try person.tap(.view(rows.street.textField))
    #expect(person.shows("12 Orchard Street"))
    #expect(rows.all.allSatisfy { $0.textField.text?.isEmpty == true })
    // What stands there already stays.
    rows.city.textField.text = "Albany"
    try person.tapKey("12 Orchard Street")
    let texts = rows.all.map { $0.textField.text ?? "" }
    #expect(
      texts == ["", "", "", "", "", "12 Orchard Street", "", "Albany", "NY", "10002", "United States", "", "", ""])
    #expect(person.stage.form.payButton.isEnabled == false)
  }

  @Test("ED-1 ED-4 an offer stays while the number is typed that the field groups, and completes it")
  func formattedOffer() throws {
    let person = TouchTypist(card: Self.card)
    let field = person.stage.form.rows.phone.textField
    try person.tap(.view(field))
    try person.type("2125")
    #expect(field.text == "(212) 5" && person.shows("2125550142"))
    try person.tapKey("2125550142")
    #expect(field.text == "(212) 555-0142")
  }

  @Test(
    "ED-4 each amount that the page names can be typed, and no larger one passes",
    arguments: [("en-US", "500", "$500"), ("ko-KR", "500000", "₩500,000")])
  func largest(_ language: String, _ keys: String, _ text: String) throws {
    let stage = CheckoutStage(Variant(name: "coarse", scale: 1, languages: [language]))
    let field = stage.form.rows.amount.textField
    try stage.app.tap(.view(field))
    stage.app.type(keys)
    #expect(field.text == text && field.entryProblem == nil)
    stage.app.press(.keyboardDeleteOrBackspace)
    stage.app.type("1")
    #expect(field.entryProblem != nil)
  }

  @Test(
    "ED-7 KG-2 the field under edit is never covered, down the form by Return, where the keys have one, and up by touch"
  )
  func inSight() throws {
    let person = TouchTypist()
    let rows = person.stage.form.rows.all
    try person.tap(.view(rows[0].textField))
    var returns = 0
    for row in rows.dropFirst() {
      if person.shows("next") { returns += 1 }
      try person.go(to: row)
      #expect(person.room.contains(person.frame(of: row)), "\(row.titleLabel.text ?? "")")
    }
    // Only the wheels have no keys.
    #expect(returns == rows.count - 2)
    for row in rows.reversed().dropFirst() {
      try person.tap(.view(row.textField))
      #expect(row.textField.isFirstResponder)
      #expect(person.room.contains(person.frame(of: row)), "\(row.titleLabel.text ?? "")")
    }
    try person.tap(.view(rows[4].textField))
    for row in rows[5...10] {
      // From one end of the keys to the other.
      row.textField.becomeFirstResponder()
      person.stage.app.settle()
      #expect(person.room.contains(person.frame(of: row)), "\(row.titleLabel.text ?? "")")
    }
  }

  @Test("ED-5 until when a card is valid is chosen by wheels, and is as it stands on the card, whoever fills it in")
  func expiry() throws {
    let person = TouchTypist()
    let field = try #require(person.stage.form.rows.expiry.textField as? EntryDateField)
    try person.tap(.view(field))
    #expect(!person.shows("1") && field.text?.count == 5)
    try person.turnToNextYear()
    #expect(field.text == Self.nextYear)
    for (text, shown) in [("12/2049", "12/49"), ("2050-01", "01/50"), ("0350", "03/50"), ("01/20", ""), ("13/49", "")] {
      field.text = text
      #expect(field.text == shown, "\(text)")
    }
  }

  @Test(
    "ED-2 ED-4 each field is called by its label, and what is wrong stands below it in the person's language",
    arguments: ["en-US", "ko-KR"])
  func problems(_ language: String) throws {
    let stage = CheckoutStage(Variant(name: "coarse", scale: 1, languages: [language]))
    let rows = stage.form.rows
    stage.fillAll()
    #expect(stage.form.payButton.isEnabled)
    for row in rows.all {
      #expect(row.textField.accessibilityLabel == row.titleLabel.text && row.titleLabel.text?.isEmpty == false)
    }
    let wrong: [(EntryFieldView, String)] = [
      (rows.amount, "1"), (rows.email, "ada@home"), (rows.phone, "12"), (rows.postalCode, "1"), (rows.city, ""),
      (rows.card, "4111111111111112"), (rows.expiry, "0120"), (rows.password, "engine42"),
    ]
    for (row, text) in wrong {
      let right = row.textField.text
      row.textField.text = text
      // A whole card number with a wrong digit shows at once, what may only not be finished does not.
      #expect(!stage.form.payButton.isEnabled && row.problemLabel.isHidden == (row !== rows.card))
      row.showProblem()
      #expect(!row.problemLabel.isHidden && row.textField.accessibilityHint == row.problemLabel.text)
      let isKorean = row.problemLabel.text?.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } ?? false
      #expect(isKorean == (language == "ko-KR"), "\(row.problemLabel.text ?? "")")
      row.textField.text = right
      #expect(row.problemLabel.isHidden && stage.form.payButton.isEnabled)
    }
  }

  @Test(
    "ED-2 nothing of the form is cut or too small, with its problems and without",
    arguments: Variant.all.filter { $0.style == .light } + [.korean])
  func layout(_ variant: Variant) {
    var coarse = variant
    coarse.scale = 1
    for showsProblems in [false, true] {
      let stage = CheckoutStage(coarse)
      if showsProblems { for row in stage.form.rows.all { row.showProblem() } }
      stage.app.settle()
      stage.showWholeForm()
      let window = stage.form.view.window
      #expect(window.map { PageCheck($0).faults } == [], "\(variant.name)")
    }
  }
}
